export const TEXTS = {
  title: 'Check your answers',
  lead: 'Make sure everything’s right, then submit. You’ll usually get a decision in seconds.',
  languageHint: 'We’ll email and text you in this language',
  send: 'Submit application',
};
