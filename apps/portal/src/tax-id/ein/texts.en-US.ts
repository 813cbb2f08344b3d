export const TEXTS = {
  title: 'Your business’s full EIN',
  lead: 'Enter the number and the legal name as on the tax letter from the IRS.',
  why: 'We look the business up in official records by this number and its legal name.',
};
