export const TEXTS = {
  title: 'Confirming your phone…',
  lead: 'This takes a few seconds. Keep this page open.',
  titleFailed: 'We couldn’t confirm it yet',
};
