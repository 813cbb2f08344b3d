const labels: Readonly<Record<string, string>> = {
  'company.registered': 'Business structure',
  'company.hasPartners': 'Others with 25% or more',
  'company.mccDetails.id': 'Kind of business',
  'company.dba': 'Name customers see',
  'company.address.line1': 'Business address',
  'applicant.address.line1': 'Home address',
};
const labelsCanada: Readonly<Record<string, string>> = { 'company.registered': 'Incorporated' };
const empty: Readonly<Record<string, string>> = {
  'company.dba': 'Same as legal name',
  'company.phone.localPhoneNumber': 'Same as your mobile number',
};

export const TEXTS = {
  title: 'Check your answers',
  lead: 'Make sure everything’s right, then submit. You’ll usually get a decision in seconds.',
  sections: {
    applicant: 'You',
    business: 'Business',
    category: 'Kind of business',
    address: 'Address',
    ownerIdentity: 'Identity',
  },
  labels,
  labelsCanada,
  empty,
  ownName: 'Your own name',
  none: 'Not provided',
  termsTitle: 'What you’re agreeing to',
  terms: [
    'Your answers are true, and you’re allowed to open this account for the business.',
    '{brand} can verify you and your business with identity services and public records.',
    'You’ll pay a fee on each payment you take. Refunds and disputes come out of your account.',
    'You can close your account at any time, at no charge.',
  ],
  languageHint: 'We’ll email and text you in this language',
  termsInFrench: 'Quebec law requires us to show you the agreement in French first. If you continue, you agree to the French version.',
  termsInEnglish: 'Show the agreement in English',
  termsInEnglishAsked: 'You asked for English after seeing the agreement in French. We’ll keep that choice on record.',
  termsInFrenchOnly: 'Agree to the French version instead',
  feesAgreed: 'Fees',
  readAgreement: 'Read the Merchant Agreement',
  termsVersion: 'Merchant Agreement, version {version}',
  agreeHere: 'I agree to what this page says',
  hereVersion: 'Version {version}',
  decides: 'Software makes the first decision. You can always ask someone on our team to review it.',
  readRecords: 'Electronic records',
  send: 'Submit application',
};
