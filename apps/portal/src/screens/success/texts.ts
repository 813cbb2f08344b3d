/** The words of the result page, in US English; `results` by the id of the status. */
export const TEXTS = {
  results: {
    approved: { title: 'You’re approved', lead: 'Your business can take card payments now.', points: [] as string[] },
    approvedNoBank: {
      title: 'You’re approved',
      lead: 'Your business can take card payments now. Link your bank to get the money.',
      points: [] as string[],
    },
    approvedPending: {
      title: 'You’re approved, payouts come later',
      lead: 'You can take card payments now. Payouts start when the other owners are verified.',
      points: ['The other owners each confirm who they are.', 'We email you when payouts start.'],
    },
    verificationNeeded: {
      title: 'You can take payments online',
      lead: 'To take cards in person and to get payouts, one step is left for you.',
      points: ['Money from online payments is kept for you until the step is done.'],
    },
    stepUp: {
      title: 'One more step',
      lead: 'We have your application. We need one more thing from you before we can decide.',
      points: ['Your answers are saved. You can come back later.'],
    },
    inReview: {
      title: 'Your application is in review',
      lead: 'A person on our team looks at it and decides by {day}.',
      points: [
        'You do not need to do anything now.',
        'We email the answer to {email}.',
        'If we need something more, the email says what and why.',
      ],
    },
    declined: {
      title: 'We could not approve your application',
      lead: 'We looked at your answers and cannot open a payments account for this business.',
      points: [] as string[],
    },
    error: {
      title: 'We could not finish checking',
      lead: 'Something went wrong on our side, not with your answers. A person looks at it and decides by {day}.',
      points: ['You do not need to send anything again.', 'We email the answer to {email}.'],
    },
    checking: {
      title: 'We have your application and are still checking',
      lead: 'One of our checks takes longer than usual. There is no decision yet.',
      points: ['You can close this page. We email the answer to {email}.', 'This page changes by itself when there is an answer.'],
    },
  },
  leadSoon: 'A person on our team looks at it and decides within {from} to {to} business days.',
  worksTitle: 'What works now',
  nextTitle: 'What happens next',
  works: {
    online: { title: 'Online payments', on: 'Work now: on your website, by link and by invoice', off: 'Not yet' },
    inPerson: { title: 'In-person payments', on: 'Work now', off: 'When the last step is done' },
    payouts: { title: 'Payouts to your bank', on: 'Work now: the next business day after a payment', off: 'Not yet' },
  },
  payoutsWait: {
    linkBank: 'Start when you link your bank. Until then we keep the money for you',
    verify: 'Start when the last step is done. Until then we keep the money for you',
    wait: 'Start when every owner is verified. Until then we keep the money for you',
  },
  buttons: {
    bank: 'Link your bank',
    complete: 'See what works now',
    owners: 'Go to the other owners',
    step: 'Go to the next step',
    verify: 'Verify your identity to get paid',
  },
  meaningTitle: 'What it means',
  meaning: 'You cannot take payments with this application. You were charged nothing, and your answers are kept safe.',
  doTitle: 'What you can do',
  software:
    'Software took this decision from your answers and our checks. You can ask a person to look at it again, and tell us what we should know.',
  askPhone: 'Call us: {contact}.',
  askEmail: 'Write to us: {contact}.',
  askOther: 'Answer the email that we sent to {email}.',
  askBy: 'Give the reference below. A person answers within {from} to {to} business days.',
  changed: 'If something in your business changes, you can apply again.',
  reference: 'Reference: {reference}',
  print: 'Print this page',
  news: 'There is news about your application: {title}',
};
