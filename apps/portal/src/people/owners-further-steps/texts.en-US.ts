export const TEXTS = {
  title: 'Your part is done',
  lead: 'Your partners still need to verify their identity.',
  leadBank: 'Your partners still need to verify their identity. Meanwhile, link your bank account so payouts can start right after.',
  partnersTitle: 'Who still needs to verify',
  worksTitle: 'Payments and payouts',
  works: {
    online: { title: 'Online payments', on: 'Ready', off: 'Not yet' },
    inPerson: { title: 'In-person payments', on: 'Ready', off: 'Not yet' },
    payouts: {
      title: 'Payouts to your bank',
      on: 'Ready',
      off: 'Once your partners are verified. Until then, we’ll hold the money for you',
    },
  },
  told: 'We emailed you at {email} with what’s left to do.',
  linkBank: 'Link your bank',
  list: 'See or correct the owners',
  dashboard: 'Open your dashboard',
  result: 'See your application',
  reference: 'Reference: {reference}',
};
