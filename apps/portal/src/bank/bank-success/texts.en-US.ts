export const TEXTS = {
  titles: {
    VERIFIED: 'Your bank account is linked',
    PENDING: 'We’re checking your bank account',
    FAILED: 'We couldn’t confirm your bank account',
  },
  leads: {
    VERIFIED: 'We’ll send your payouts here.',
    PENDING: 'The account is saved, but not confirmed yet.',
    FAILED: 'It wasn’t linked. Payouts will start once you link another one.',
  },
  account: 'Bank account',
  types: { CHECKING: 'Checking', SAVINGS: 'Savings' },
  ending: '{type}, ending in {last4}',
  states: { VERIFIED: 'Confirmed', PENDING: 'Being checked', FAILED: 'Not confirmed' },
  nextTitle: 'What happens next',
  nexts: {
    VERIFIED: ['Your first payout will be on its way the business day after your first payment.'],
    PENDING: [
      'It takes {from} to {to} days to confirm the account. There’s nothing you need to do now.',
      'You can take payments now. Payouts will start once the account is confirmed.',
      'Open your application anytime to see if it’s done.',
    ],
    FAILED: ['You can still take payments. We’ll hold the money for you.'],
  },
  done: 'Continue',
  replace: 'Use another account',
  again: 'Link another account',
};
