export const TEXTS = {
  title: 'We’re checking your details',
  lead: 'This usually takes less than a minute.',
  stages: {
    received: 'We have your details',
    checking: 'Verifying your identity',
    deciding: 'Confirming the result',
  },
  states: { done: '(done)', now: '(in progress)', later: '(not started)' },
  leave: 'You can leave this page. We’ll email you once you’re verified, or if we need a photo ID.',
  giveUp: 'You can close this page. We’ll keep checking and email you once you’re verified.',
  again: 'Check again',
};
