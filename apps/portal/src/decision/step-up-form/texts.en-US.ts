/** Shared by all single-form step-up pages; page-specific texts are in their rooms. */
export const TEXTS = {
  leaving: 'One moment…',
  laterText: 'Your application will wait until then. Your answers are saved.',
};
