export const TEXTS = {
  reference: 'Reference: {reference}',
  tryAgain: 'Try again',
  loading: 'Loading …',
  close: 'Close',
  errors: {
    'network.failed': 'No connection. Nothing was changed.',
    'network.timeout': 'No answer within 30 seconds. It may still have been done: read it again.',
    'server.error': 'Something failed on our side.',
    'server.busy': 'The server is busy.',
    'application.notFound': 'There’s no application with this reference.',
    'application.stepUpClosed': 'It can’t be decided at the moment. Read it again.',
    'application.versionConflict': 'It has changed since you read it.',
    'review.notClaimed': 'Your claim has ended. Claim it again before you decide.',
    'review.claimedByOther': 'Somebody else has claimed it.',
    'review.ownProposal': 'You proposed this yourself. Another reviewer has to confirm it.',
    'review.caseSettled': 'It’s settled already. Nobody needs to act on it.',
  },
};
