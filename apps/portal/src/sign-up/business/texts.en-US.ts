export const TEXTS = {
  title: 'Tell us about your business',
  lead: 'Just a few quick questions.',
  why: 'Your answers tell us what to ask next and what to skip.',
  addOtherName: 'Add the name customers see',
  addTradeName: 'Add a business name',
  tradeName: 'Business name',
  tradeNameHint: 'Leave blank to use your own name',
};
