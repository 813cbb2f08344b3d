export const TEXTS = {
  title: 'About your business',
  lead: 'A few quick questions. We ask for your tax number later, after you sign in.',
  why: 'Your answers decide which questions come next, and which account fits. An estimate of your sales is fine.',
  addOtherName: 'Customers know us by another name',
  addTradeName: 'My business has a name of its own',
  tradeName: 'Business name',
  tradeNameHint: 'Leave it empty to use your own name',
  partnersHint: '25% is a quarter, like one of four equal partners. A spouse counts too',
};
