export const TEXTS = {
  attemptsLeft:
    'For your safety a number can be changed 5 times in 24 hours. {count, plural, one {You have # change left.} other {You have # changes left.}}',
  noneLeft: 'This number was changed 5 times in 24 hours. You can change it again later.',
  otherPerson: 'If you are not sure about it, use photo ID instead: then no number is needed.',
  otherBusiness:
    'If you are not sure about it, leave it as it is and continue: we then ask for a document, and a person of ours looks at it.',
  otherSignUp: 'If you are not sure about it, leave it as it is and continue: we ask for a document later if we need one.',
};
