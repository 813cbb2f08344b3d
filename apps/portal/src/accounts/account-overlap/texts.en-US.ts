/** The words around the error about the other country, in US English; what happened is said by the catalogue's own words. */
export const TEXTS = {
  kept: 'The account that you have stays as it is.',
  accounts: 'See your accounts',
};
