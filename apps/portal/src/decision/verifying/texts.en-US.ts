export const TEXTS = {
  title: 'Checking your details',
  stages: {
    received: 'We have your application',
    asking: 'Checking your details',
    askingCount: 'Checking your details: {answered} of {sources} checks are back',
    deciding: 'Deciding',
  },
  states: { done: '(done)', now: '(in progress)', later: '(not started)' },
  usual: 'This usually takes {seconds} seconds.',
  leave: 'This takes a little longer today. You can leave this page: we will email you when there is an answer.',
  giveUp: 'You can close this page, we will write to you. Your application is safe, and we keep checking.',
  again: 'Check again',
  why: 'We compare your answers with official and commercial records, as the law asks before a payments account is opened.',
};
