export const TEXTS = {
  title: 'You’re all set',
  titleLeft: 'You’re ready to take payments',
  lead: 'Welcome to {brand}. Here’s what you can do next.',
  leadLeft: 'Your account is open. Link your bank account to get paid.',
  leadWait: 'Your account is open. Payouts will start once your partners are verified.',
  leadHeld:
    'Your account is open. Payouts to your new bank account will start 24 hours after the change.',
  leadBank: 'Your account is open. Payouts will start once we confirm your bank account, by {day}.',
  leadBankLate:
    'Your account is open. Confirming your bank account is taking longer than usual. Payouts will start once it’s done.',
  leadDeposits: {
    sent: 'Your account is open. Two small deposits will reach your bank account by {day}. Enter their amounts to get paid.',
    arrived: 'Your account is open. Enter the amounts of the two small deposits to get paid.',
  },
  enterAmounts: 'Enter the amounts',
  worksTitle: 'Payments and payouts',
  works: {
    online: {
      title: 'Online payments',
      on: 'Ready: on your website, by link and by invoice',
      off: 'Not yet',
    },
    inPerson: { title: 'In-person payments', on: 'Ready: with a card terminal', off: 'Not yet' },
    payouts: {
      title: 'Payouts to your bank',
      on: 'Ready: sent the next business day after a payment',
      off: 'Not yet. We’ll hold the money for you',
    },
  },
  bankTo: 'To {bank}, account ending in {last4}',
  bankToAccount: 'To your account ending in {last4}',
  bankChecking:
    'Not yet. We’re checking the account ending in {last4} and will hold the money until then',
  bankDeposits:
    'Once you enter the amounts of the two deposits to the account ending in {last4}. We’ll hold the money until then',
  bankHeld:
    '24 hours after you changed to the account ending in {last4}. We’ll hold the money until then',
  payoutsLeft: 'Once you link a bank account',
  leftTitle: 'Finish setting up',
  doneTitle: 'Your setup',
  count: '{done} of {total} done',
  linkBank: 'Link your bank',
  moreTitle: 'For your records',
  seeBank: 'See your bank account',
  result: 'See your application',
  reference: 'Reference: {reference}',
  close: 'Close this account',
  emailed: 'We’ll email {email} about this account.',
  todo: {
    approval: 'Get approved',
    bank: 'Link your bank',
    owners: 'Get your partners verified',
    order: 'Get your order',
    dashboard: 'Open your dashboard',
    done: 'Done',
    checking: 'We’re checking the account ending in {last4}',
    deposits: 'Waiting for the amounts of the two deposits to the account ending in {last4}',
    waiting: 'Waiting for {name}',
    minutes: '{minutes} min',
    enter: 'Enter missing details',
  },
};
