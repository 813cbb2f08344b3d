export const TEXTS = {
  title: 'Your partners are next',
  lead: 'We’ve emailed each of them a secure link, and we’ll remind them.',
  linkLeft: {
    title: 'A link still has to reach a partner',
    lead: 'Payouts can’t start before each partner has confirmed who they are. Check below who hasn’t been reached.',
  },
  leadBank:
    'We’ve emailed each of them a secure link, and we’ll remind them. Meanwhile, link your bank account so payouts can start right after.',
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
