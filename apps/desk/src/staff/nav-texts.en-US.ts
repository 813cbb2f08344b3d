export const TEXTS = {
  nav: 'Administration',
};
