export const TEXTS = {
  kept: 'Your current account won’t change.',
  accounts: 'See your applications',
};
