export const TEXTS = {
  arrivedTitle: 'Confirm your role in a business',
  arrivedLead:
    'You opened the link in our email. Next, we’ll show you who named you and why we ask.',
  safeTitle: 'Not sure this page is ours?',
  safe: 'Look at the address bar. It says {host}. We’ll never ask for a code, a password or an account number by email, text or phone.',
  opening: 'Opening…',
  arrived: {
    owner: {
      title: '{applicant} named you as an owner of {business}',
      lead: '{applicant} is opening a payments account with {brand} for {business}. Next, we’ll show you what we need from you and why. You have until {day}.',
    },
    controller: {
      title: '{applicant} named you as the person who runs {business}',
      lead: '{applicant} is opening a payments account with {brand} for {business}. Next, we’ll show you what we need from you and why. You have until {day}.',
    },
  },
  invited: {
    title: 'What we need from you',
    owner:
      '{applicant} named you as an owner of {business}. The law requires us to verify the owners before we open its account.',
    controller:
      '{applicant} named you as the person who runs {business}. The law requires us to verify who runs it before we open its account.',
  },
  points: {
    seen: {
      title: 'What {applicant} will see',
      text: 'Only whether you’re done, never your answers.',
    },
    hands: {
      title: 'What you’ll need',
      US: 'Your date of birth, home address and Social Security number. Some people also need a photo ID.',
      CA: 'Your date of birth and home address. Some people also need a photo ID.',
    },
    time: { title: 'About 5 minutes', text: 'It won’t affect your credit score.' },
  },
  signInHint: 'Sign in with the email address we sent the link to.',
  signIn: 'Sign in to continue',
  signedInAs: 'You’re signed in as {email}.',
  otherAccount: 'Use another account',
  accepting: 'Opening…',
  deny: {
    owner: 'I’m not an owner',
    controller: 'I don’t run this business',
    either: 'I’m not part of this business',
  },
  denyDialog: {
    title: 'This isn’t your business?',
    text: 'We’ll turn off your link for {business} and tell {applicant} and our team. You won’t be able to undo this.',
    confirm: 'Yes, it isn’t mine',
    cancel: 'Go back',
    busy: 'Sending…',
  },
  expiredTitle: 'This link no longer works',
  expiredLead:
    'It has been used or is too old. If you’ve already signed in with us, sign in again to continue.',
  renew: 'Email me a new link',
  renewing: 'Sending…',
  renewedTitle: 'Check your email',
  renewedLead:
    'If we can replace your link, a new one is on its way to the same email address. Nothing came? Ask the person who named you to check that address.',
  withoutLinkTitle: 'Open the link in our email again',
  withoutLinkLead:
    'For your security, this page forgets your link when you reload it. If you’ve already signed in with us, sign in again to continue.',
  signInAgain: 'Sign in',
  looking: 'Opening your link…',
  detailsTitle: 'Confirm your details',
  detailsLead: 'Check what {applicant} gave us for {business}, and add what’s missing.',
  why: 'The law requires us to know who owns 25% or more of a business, and who runs it. We use your details only to verify your identity.',
  submit: 'Submit details',
  sameNumber: 'We already have this number for another owner. Check it, or contact us.',
  fields: {
    phone: { hint: 'A US or Canadian number in your name' },
    street: { hint: 'Where you live, not a PO box' },
  },
};
