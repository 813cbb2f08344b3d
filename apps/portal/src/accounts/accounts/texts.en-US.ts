/** The words of the list of accounts, in US English; `meanings` by the id of a status, `meaningOf` by the label of the rest. */
export const TEXTS = {
  title: 'Your accounts',
  lead: 'Choose the one that you want to go on with, or start a new application.',
  empty: 'There is no account to show here yet.',
  unnamed: 'Your business',
  newAccount: 'Your first payments account',
  anotherAccount: 'Another payments account',
  countries: { US: 'United States, US dollars (USD)', CA: 'Canada, Canadian dollars (CAD)' },
  begun: '{country} · started on {day}',
  labels: {
    approved: 'Approved',
    inReview: 'In review',
    incomplete: 'Incomplete',
    notApproved: 'Not approved',
    notStarted: 'Not started',
  },
  meanings: {
    approvedNoBank: 'You can take payments online and in person. Payouts start when you link a bank account.',
    approvedPending: 'You can take payments online and in person. Payouts start when every owner is verified.',
    verificationNeeded: 'You can take payments online only, until your identity is verified.',
    approvedPendingNoBank:
      'You can take payments online and in person. Payouts start when you link a bank account and every owner is verified.',
    bankPending: 'You can take payments online and in person. Payouts start when your bank account is confirmed.',
    stillChecking: 'One of our checks takes longer than usual. Payouts wait until your application is approved.',
    checking: 'We are checking your answers. This often takes a minute.',
  },
  meaningOf: {
    approved: 'You can take payments online and in person, and payouts go to your bank.',
    inReview: 'A person on our team looks at your application. Payouts wait until it is approved.',
    incomplete: 'Something is left for you to do. Payouts wait until it is done and your application is approved.',
    notApproved: 'We could not open an account with this application. You can start a new one.',
    notStarted: 'You can start an application now. Your answers are saved as you go.',
  },
  money: { online: 'Online payments', inPerson: 'In-person payments', payouts: 'Payouts to your bank' },
  works: 'Work now',
  worksNot: 'Not yet',
  actions: { connect: 'Connect profile', resume: 'Resume application', start: 'Start a new payment application' },
  oneOpen: 'An application in this country is open already: until it is decided, a new one leads back to it.',
  why: 'See why it was not approved',
  unlisted:
    '{count, plural, one {# approved account is} other {# approved accounts are}} not in this list. To open it, use the link in our emails.',
};
