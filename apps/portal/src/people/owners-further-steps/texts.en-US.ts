export const TEXTS = {
  title: 'Your part is done',
  lead: 'Your partners still have to confirm who they are. They cannot do that online yet, and we have not written to them.',
  leadBank:
    'Your partners still have to confirm who they are. They cannot do that online yet. Link your bank in the meantime, so that payouts can start after that.',
  partnersTitle: 'Who still has to confirm',
  state: 'Not confirmed yet',
  share: 'Owns {share}',
  notAsked: 'We have not written to {email} yet.',
  worksTitle: 'What works meanwhile',
  works: {
    online: { title: 'Online payments', on: 'Work now', off: 'Not yet' },
    inPerson: { title: 'In-person payments', on: 'Work now', off: 'Not yet' },
    payouts: {
      title: 'Payouts to your bank',
      on: 'Work now',
      off: 'Start when every owner is verified. Until then we keep the money for you',
    },
  },
  toldTitle: 'Who was told',
  told: 'We wrote to you at {email} and said what is left.',
  toldPartners: 'Your partners have no email from us. They see nothing of your money.',
  askTitle: 'To get your partners confirmed',
  linkBank: 'Link your bank',
  list: 'See the list of owners',
  result: 'See where your application stands',
  reference: 'Reference: {reference}',
};
