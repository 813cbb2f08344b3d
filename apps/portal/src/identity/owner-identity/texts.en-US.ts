/** The words of the identity page, in US English. */
export const TEXTS = {
  title: 'Who you are',
  lead: 'Your own details, as on your ID. We use them to check that nobody opens an account in your name.',
  why: 'The law asks every payments company to check who opens an account. This check does not affect your credit score.',
  numberWhy: 'Why we ask, and what we do with it',
  numberSafe: 'It is sealed when it arrives and never shown again in full, not even to you. Only our checks of who is applying use it.',
  withoutSin: 'Without a SIN we compare your name, birth date and address with public sources. If that is not enough, we ask for photo ID.',
  phoneHint: 'We’ll text you a code to confirm that it’s yours',
  otherPhone: 'Business phone is different',
  homeTitle: 'Your home address',
  homeStreet: 'Home street address',
  homeHint: 'Where you live; not a PO box',
  sameAddress: 'Same as business address',
};
