/** The words of the page for steps that cannot be done online yet, in US English; `steps` by the type of the step. */
export const TEXTS = {
  title: 'Your next step: {step}',
  lead: 'This step cannot be done online yet. You did nothing wrong, and nothing is lost.',
  steps: {
    OTP_SMS: 'a code by text',
    PHONE_AUTH: 'confirm your phone by a texted link',
    FULL_SSN: 'your full Social Security number',
    GOV_ID_SELFIE: 'show a photo ID',
    EIN_DOC: 'send your tax letter',
    BO_INFO: 'tell us about the other owners',
    BO_VERIFICATION: 'the other owners confirm who they are',
    BUSINESS_INFO: 'check the details of your business',
    FULL_ONBOARDING: 'confirm who you are',
    owners: 'tell us about the other owners',
  },
  nextTitle: 'What happens next',
  nexts: [
    'We keep your application and all your answers.',
    'We write to {email} and say how to do this step.',
    'You do not need to send anything before that.',
  ],
  askTitle: 'Questions',
  askPhone: 'Call us: {contact}.',
  askEmail: 'Write to us: {contact}.',
  askOther: 'Answer any email that you have from us about this application.',
  reference: 'Reference: {reference}',
  result: 'See where your application stands',
};
