export const TEXTS = {
  store: 'Your new store',
  title: 'We’re checking {store}',
  lead: 'We’ll email {email} once it’s decided. Your other stores aren’t affected.',
  reference: 'Reference: {reference}',
  result: 'Follow its decision',
};
