/** Shown to the applicant on the partner's page until the frame has loaded. */
export const TEXTS = {
  title: 'Payments sign-up',
  loading: 'Opening payments sign-up…',
  failed: 'Payments sign-up can’t open here right now.',
  again: 'Try again',
  newTab: 'Open in a new tab',
};
