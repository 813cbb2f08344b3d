export const TEXTS = {
  lang: 'en',
  title: 'Company sign-in',
  lead: 'Choose who you are at your company.',
  companies: { northwind: 'Northwind Bookings', harbor: 'Harbor Point of Sale' },
  roles: {
    'payments-admins': 'Administrator',
    'payments-developers': 'Developer',
    'payments-support': 'Support',
  },
  noGroup: 'In no group',
  noMfa: 'without MFA',
  sandbox: 'This is the sandbox’s sign-in for people of partners. It doesn’t ask for a password.',
  back: 'Back to the console',
};
