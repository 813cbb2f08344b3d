export const TEXTS = {
  stages: {
    received: 'We have your application',
    asking: 'Verifying you and your business',
    askingCount: 'Verifying you and your business: {answered} of {sources} checks done',
    deciding: 'Making a decision',
  },
  states: { done: '(done)', now: '(in progress)', later: '(not started)' },
  usual: 'This usually takes {seconds} seconds.',
  leave:
    'This is taking a little longer than usual. You can leave this page. We’ll email you when we have an answer.',
  giveUp: 'You can close this page. We’ll keep checking and email you when we have an answer.',
  again: 'Check again',
};
