export const TEXTS = {
  titles: {
    VERIFIED: 'Your bank is linked',
    PENDING: 'We are checking your bank account',
    FAILED: 'We could not confirm your bank account',
  },
  leads: {
    VERIFIED: 'Your payouts go to this account.',
    PENDING: 'The account is saved. It is not confirmed yet.',
    FAILED: 'The account was not linked. Payouts wait until you link another one.',
  },
  account: 'Bank account',
  types: { CHECKING: 'Checking', SAVINGS: 'Savings' },
  ending: '{type}, ending in {last4}',
  states: { VERIFIED: 'Verified', PENDING: 'Being checked', FAILED: 'Not confirmed' },
  nextTitle: 'What happens next',
  nexts: {
    VERIFIED: ['Your first payout is on its way the next business day after your first payment.', 'Nothing more is needed for your bank.'],
    PENDING: [
      'Confirming the account takes {from} to {to} days. You do not need to do anything now.',
      'You can take payments already. Payouts start when the account is confirmed, the next business day after a payment.',
      'Open your application at any time to see whether it is done.',
    ],
    FAILED: ['You can still take payments. We keep the money for you.', 'You can link another account now.'],
  },
  done: 'Continue',
  replace: 'Use another account',
  again: 'Link another account',
};
