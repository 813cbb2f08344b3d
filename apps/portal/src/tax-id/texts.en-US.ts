export const TEXTS = {
  attemptsLeft:
    'For your security, you can change this number 5 times in 24 hours. {count, plural, one {You have # change left.} other {You have # changes left.}}',
  noneLeft: 'You’ve changed this number 5 times in 24 hours. You can change it again later.',
  otherPerson: 'Not sure of the number? Use photo ID instead, and we won’t need it.',
  otherBusiness:
    'Not sure of the number? Leave it and continue. We’ll ask for a document, and someone on our team will check it.',
  otherSignUp:
    'Not sure of the number? Leave it and continue. We’ll ask for a document later if we need one.',
};
