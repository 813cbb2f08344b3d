export const TEXTS = {
  store: 'Your new store',
  title: 'We’re checking {store}',
  lead: 'We’ll email {email} once we’ve decided. Your other stores aren’t affected.',
  reference: 'Reference: {reference}',
  result: 'See the store’s status',
};
