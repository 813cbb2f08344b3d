export const TEXTS = {
  nav: 'Partners',
};
