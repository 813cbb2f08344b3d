export const TEXTS = {
  title: 'Enter your full EIN',
  lead: 'Use the number and legal name on your IRS letter.',
  why: 'We use them to look up your business in official records.',
};
