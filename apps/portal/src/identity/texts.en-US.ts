export const TEXTS = {
  numberWhy: 'What we do with this number',
  numberSafe:
    'We encrypt it as soon as we get it. We never show it in full again, not even to you. We use it only to verify your identity.',
  withoutSin:
    'Without a SIN, we’ll compare your name, date of birth and address with public sources. If that isn’t enough, we’ll ask for photo ID.',
  homeTitle: 'Your home address',
  homeStreet: 'Street address',
  homeHint: 'Where you live, not a PO box',
  sameAddress: 'Use your business address',
};
