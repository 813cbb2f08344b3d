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
  held: 'Payouts to this account will start on {day}, 24 hours after the change.',
  heldWhy:
    'We wait so that a change that isn’t yours can be noticed. We’ve emailed everyone we know at your business.',
  review: {
    open: {
      voidCheck: {
        title: 'We have your voided check',
        lead: 'Someone on our team will look at it. The account is saved, but not confirmed yet.',
      },
      name: {
        title: 'We’re checking your bank account',
        lead: 'The name on it isn’t one from your application, so someone on our team will look at it.',
      },
    },
    refused: {
      voidCheck:
        'Someone on our team looked at your voided check. It didn’t show that the account belongs to you or your business.',
      name: 'Someone on our team looked at it. We couldn’t tell that it belongs to you or your business.',
    },
    by: 'We’ll email you by {day}. There’s nothing you need to do now.',
    usual:
      'It takes {from} to {to} business days, and we’ll email you. There’s nothing you need to do now.',
    late: 'It’s taking longer than usual, and we’ll email you. There’s nothing you need to do now.',
    payouts: 'You can take payments now. Payouts will start once the account is confirmed.',
    another:
      'Link another account, in your name or in the name of your business. Payouts will start once it’s confirmed.',
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
  done: 'Go to Home',
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
