export const TEXTS = {
  title: 'Close your account',
  lead: '{business} will stop taking payments right away, and you can’t reopen the account. Here’s what happens to everything else.',
  stores:
    '{count, plural, one {Your other store will close with it.} other {Your # other stores will close with it.}}',
  open: 'What’s left to settle',
  effects: {
    released: 'The order you haven’t paid for will end, and you won’t be charged.',
    goesOn: 'The order you’ve placed will go ahead. If you don’t want it anymore, cancel it first.',
    rentGoesOn: 'You’ll keep paying {amount} a month until we have your device back.',
  },
  owed: 'You still owe {amount}. Closing your account doesn’t change that.',
  linkBank: 'Link a bank account',
  seeOrder: 'See your order',
  payout: 'Your last payout',
  payoutBy: 'The money you’ve taken so far will reach the account ending in {last4} by {day}.',
  payoutUnlinked:
    'No confirmed bank account is linked, so we can’t pay you. Link one before you close your account.',
  kept: 'What we keep',
  keptUntil:
    'The law requires us to keep your records for five years: identity, tax IDs, bank account and payments. We’ll delete them after {day}.',
  keptWhy: 'We don’t use them for anything else.',
  keep: 'Keep this account',
  question: {
    open: 'Close this account',
    title: 'Close this account for good?',
    text: 'Card payments will stop right away. You can’t undo this, but you can apply again.',
    confirm: 'Close it',
    keep: 'Keep it',
    busy: 'Closing…',
  },
  closed: {
    title: 'Your account is closed',
    lead: '{business} closed its account on {day}. It can’t take payments or get payouts anymore.',
    payout: 'There’s nothing left to pay out.',
    start: 'Start a new application',
    accounts: 'See your applications',
  },
};
