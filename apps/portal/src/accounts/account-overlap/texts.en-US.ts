export const TEXTS = {
  kept: 'The account that you have stays as it is.',
  accounts: 'See your accounts',
};
