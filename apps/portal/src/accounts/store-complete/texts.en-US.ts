export const TEXTS = {
  store: 'Your new store',
  title: '{store} is open',
  lead: 'You can take payments there now.',
  paid: 'You can take payments there now. They’ll go to your bank account ending in {last4}.',
  stores: 'See your stores',
  result: 'See its approval',
};
