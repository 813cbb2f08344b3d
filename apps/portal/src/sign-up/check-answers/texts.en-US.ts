const labels: Readonly<Record<string, string>> = {
  'company.registered': 'Registered business',
  'company.hasPartners': 'Anyone else with 25% or more',
  'company.mccDetails.id': 'What you sell or do',
  'company.dba': 'Name customers know',
  'company.address.line1': 'Business address',
  'applicant.address.line1': 'Home address',
};
const labelsCanada: Readonly<Record<string, string>> = { 'company.registered': 'Incorporated business' };
const empty: Readonly<Record<string, string>> = {
  'company.dba': 'The same as the legal name',
  'company.phone.localPhoneNumber': 'The same as your mobile',
};

export const TEXTS = {
  title: 'Check your answers',
  lead: 'Read them once more, then submit. We usually answer within seconds.',
  why: 'You can change every answer until you submit. Tax numbers are never shown, only that we have them.',
  sections: {
    applicant: 'About you',
    business: 'Your business',
    category: 'What you do',
    address: 'Where it is',
    ownerIdentity: 'Who you are',
  },
  labels,
  labelsCanada,
  empty,
  ownName: 'Your own name',
  none: 'Not given',
  termsTitle: 'What you agree to',
  terms: [
    'Your answers are true, and you may open this account for the business.',
    '{brand} may check you and the business with identity services and public records.',
    'You pay a fee for each payment you take. Refunds and disputes are paid from your account.',
    'You may close the account at any time, without a fee.',
  ],
  languageHint: 'Our emails and texts about this application come in this language',
  termsInFrench: 'In Quebec the law asks us to show the terms in French first. If you go on from here, you agree to the French terms.',
  termsInEnglish: 'Show the terms in English',
  termsInEnglishAsked: 'You asked for the terms in English, after you saw them in French. We keep that choice with your agreement.',
  termsInFrenchOnly: 'Agree to the French terms instead',
  feesAgreed: 'The fees you agree to',
  readRecords: 'What electronic records mean',
  readAgreement: 'Read the merchant agreement',
  termsVersion: 'Merchant agreement, version {version}',
  agreeHere: 'I agree to what is said here',
  hereVersion: 'What you agree to, version {version}',
  decides: 'Software checks your answers and decides first. You can always ask for a person to look at the decision.',
  send: 'Submit application',
};
