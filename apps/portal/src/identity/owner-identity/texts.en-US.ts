export const TEXTS = {
  title: 'Who you are',
  lead: 'Your own details, as on your ID. We use them to check that nobody opens an account in your name.',
  why: 'The law asks every payments company to check who opens an account. This check does not affect your credit score.',
  phoneHint: 'We’ll text you a code to confirm that it’s yours',
  otherPhone: 'Business phone is different',
};
