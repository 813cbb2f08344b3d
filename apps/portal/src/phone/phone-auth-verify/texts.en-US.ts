export const TEXTS = {
  title: 'Is this your phone?',
  titleLoading: 'Checking your link',
  lead: '{business} is opening an account with {brand} and gave the number of this phone.',
  unnamed: 'Somebody',
  text: 'Continue only if you started this yourself. Nothing is confirmed before you press Continue.',
  go: 'Continue',
  deny: 'This wasn’t me',
  denying: 'Telling us…',
};
