/** What the person in front of the partner's page reads until the frame speaks for itself. */
export const TEXTS = {
  title: 'Payments sign-up',
  loading: 'Opening payments sign-up…',
  failed: 'Payments sign-up can’t open here right now.',
  again: 'Try again',
  newTab: 'Open in a new tab',
};
