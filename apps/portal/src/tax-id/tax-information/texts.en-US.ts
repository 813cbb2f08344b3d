export const TEXTS = {
  types: {
    SSN9: {
      title: 'We still need one number',
      lead: 'Enter your full Social Security number for {business}.',
      why: 'The law requires every payments company to verify who opens an account. It won’t affect your credit score.',
    },
    FEIN: {
      title: 'We still need your EIN',
      lead: 'Enter the full EIN and legal name for {business}, as they appear on your IRS letter.',
      why: 'We use them to look up your business in official records.',
    },
  },
  arrivedTitle: '{brand} needs one number from you',
  arrivedLead:
    'You opened the link in our email. It works only once, so continue when you have a minute.',
  arrived: {
    SSN9: {
      title: 'Your application for {business} is missing one number',
      lead: 'To finish it with {brand}, we need your full Social Security number by {day}. The link in our email works only once, so continue when you have a minute.',
    },
    FEIN: {
      title: 'Your application for {business} is missing one number',
      lead: 'To finish it with {brand}, we need your full EIN by {day}. The link in our email works only once, so continue when you have a minute.',
    },
  },
  safeTitle: 'Not sure this page is ours?',
  safe: 'Don’t use the link. Type {host} into your browser and sign in. You’ll find the same step there.',
  save: 'Save the number',
  doneTitle: 'Thanks. We have your number',
  doneLead: 'We’ll check it now and email you about what’s next. You can close this page.',
  notWantedTitle: 'We have what we need',
  notWantedLead: 'We already have this number, or no longer need it. You can close this page.',
  opening: 'Opening your link…',
  withoutLinkTitle: 'Open the link in our email again',
  withoutLinkLead:
    'For your security, this page forgets your link when you reload it. If you pressed Continue more than 30 minutes ago, the link is used up. Sign in instead.',
  expiredLead:
    'This link has been used or is too old. Sign in instead. The same step is waiting for you.',
  incorrectLead: 'Open the link in our email again, or sign in to find your application.',
  signIn: 'Sign in',
  toApplication: 'Go to your application',
};
