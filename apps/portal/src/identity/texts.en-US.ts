/** What the pages that ask for the person's number and home say around it, in US English. */
export const TEXTS = {
  numberWhy: 'Why we ask, and what we do with it',
  numberSafe: 'It is sealed when it arrives and never shown again in full, not even to you. Only our checks of who is applying use it.',
  withoutSin: 'Without a SIN we compare your name, birth date and address with public sources. If that is not enough, we ask for photo ID.',
  homeTitle: 'Your home address',
  homeStreet: 'Home street address',
  homeHint: 'Where you live; not a PO box',
  sameAddress: 'Same as business address',
};
