/** What every page of a step-up says that one form answers; the rest stands with the texts of its room. */
export const TEXTS = {
  leaving: 'One moment…',
  laterText: 'Your application will wait until then. Your answers are saved.',
};
