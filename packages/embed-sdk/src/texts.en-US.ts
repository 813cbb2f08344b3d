export const TEXTS = {
  title: 'Payments sign-up',
  loading: 'Opening payments sign-up…',
  failed: 'Payments sign-up can’t open here right now.',
  again: 'Try again',
  newTab: 'Open in a new tab',
};
