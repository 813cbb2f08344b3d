/** The words of the business page, in US English. */
export const TEXTS = {
  title: 'About your business',
  lead: 'A few facts. We ask for your tax number later, after you sign in.',
  why: 'They decide which questions come next, and which account fits. Sales are an estimate: you can be wrong.',
  addOtherName: 'Customers know us by another name',
  addTradeName: 'My business has a name of its own',
  tradeName: 'Business name',
  tradeNameHint: 'Leave it empty to use your own name',
  partnersHint: '25% is a quarter, like one of four equal partners. A spouse counts too',
};
