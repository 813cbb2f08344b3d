export const TEXTS = {
  title: 'Choose a store',
  lead: 'Choose the store that you want to take payments in.',
  empty: 'You don’t have any stores yet.',
  channels: { ONLINE: 'Online', RETAIL: 'Retail', MOBILE: 'Mobile', MARKETPLACE: 'Marketplace', SOCIAL: 'Social', DEFAULT: 'Store' },
  choose: 'Choose',
  accounts: 'See your applications',
};
