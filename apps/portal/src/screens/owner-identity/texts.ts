/** The words of the identity page, in US English. */
export const TEXTS = {
  title: 'Who you are',
  lead: 'Your own details, as on your ID. We use them to check that nobody opens an account in your name.',
  why: 'The law asks every payments company to check who opens an account. This check does not affect your credit score.',
  numberWhy: 'Why we ask, and what we do with it',
  numberSafe: 'It is sealed when it arrives and never shown again, not even to you. Only the identity check reads it.',
  withoutSin:
    'Without a SIN we compare your name, birth date and address with public sources. Only where that is not enough do we ask for photo ID.',
  phoneHint: 'We text one code to it, to check that it is yours',
  otherPhone: 'Business phone is different',
  homeTitle: 'Your home address',
  homeStreet: 'Home street address',
  homeHint: 'Where you live; not a PO box',
  sameAddress: 'Same as business address',
};
