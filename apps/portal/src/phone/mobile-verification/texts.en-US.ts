export const TEXTS = {
  title: 'Checking with your phone company…',
  lead: 'If you are on your phone’s own network, it can tell that this number is yours. Then no text is needed.',
  working: 'This takes a few seconds.',
  failed: 'We could not ask your phone company. You can go on without it.',
  skip: 'Go on without it',
  skipping: 'Going on…',
  why: 'We only learn whether the number is yours. Nothing on your phone changes, and no text is sent.',
};
