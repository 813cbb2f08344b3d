export const TEXTS = {
  title: 'Choose a store',
  lead: 'Where do you want to take payments?',
  empty: 'You don’t have any stores yet.',
  channels: {
    ONLINE: 'Online',
    RETAIL: 'Retail',
    MOBILE: 'Mobile',
    MARKETPLACE: 'Marketplace',
    SOCIAL: 'Social',
    DEFAULT: 'Store',
  },
  choose: 'Choose',
  accounts: 'See your applications',
};
