export const TEXTS = {
  termsTitle: 'What you’re agreeing to',
  terms: [
    'Your answers are true, and you’re allowed to open this account for the business.',
    '{brand} can verify you and your business with identity services and public records.',
    'You’ll pay a fee on each payment you take. Refunds and disputes come out of your account.',
    'You can close your account at any time, at no charge.',
  ],
  termsInFrench:
    'Quebec law requires us to show you the agreement in French first. If you continue, you agree to the French version.',
  termsInEnglish: 'Show the agreement in English',
  termsInEnglishAsked:
    'You asked for English after seeing the agreement in French. We’ll keep that choice on record.',
  termsInFrenchOnly: 'Agree to the French version instead',
  feesAgreed: 'Fees',
  agree: 'I agree to the {agreement}, the {fees} and {records}',
  agreementName: 'Merchant Agreement',
  feesName: 'fees',
  recordsName: 'electronic records',
  agreementTitle: 'Merchant Agreement',
  inShort: 'In short',
  agreementDone: 'Done',
  readAgreement: 'Read the whole agreement',
  agreeHere: 'I agree to what this page says',
  hereVersion: 'Version {version}',
  decides:
    'Software makes the first decision. You can always ask someone on our team to review it.',
};
