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
      'It takes {from} to {to} business days to confirm the account. There’s nothing you need to do now.',
      'You can take payments now. Payouts will start once the account is confirmed.',
      'Open your application anytime to see if it’s done.',
    ],
    FAILED: ['You can still take payments. We’ll hold the money for you.'],
  },
  deposits: {
    title: 'Look for two small deposits by {day}',
    lead: 'We’ve sent them to confirm that the account is yours. Each is under $1.00.',
    nexts: [
      'Find both on your bank statement by {day}. Then enter the amounts here. We’ll email you when it’s time.',
      'You can take payments now. Payouts will start once the amounts match.',
      'We’ll take both deposits back in one debit.',
    ],
  },
  enterAmounts: 'Enter the amounts',
  done: 'Continue',
  replace: 'Use another account',
  again: 'Link another account',
  remove: {
    open: 'Remove this account',
    title: 'Remove the account ending in {last4}?',
    text: 'You can still take payments. We’ll hold the money for you, and payouts will start again once you link another account.',
    confirm: 'Remove the account',
    keep: 'Keep it',
    busy: 'Removing…',
  },
};
