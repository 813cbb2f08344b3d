export const TEXTS = {
  title: 'Is this your phone?',
  titleLoading: 'Checking your link…',
  lead: '{business} is opening an account with {brand} and gave us this phone’s number.',
  unnamed: 'Someone',
  text: 'Continue only if you started this yourself. The link works for {minutes} minutes, and nothing is confirmed until you press Continue.',
  go: 'Continue',
  deny: 'This wasn’t me',
  denying: 'Sending…',
};
