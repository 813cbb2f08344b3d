import { APPLICANT_TAX_ID_PATH, COMPANY_TAX_ID_PATH } from '../core/answers.ts';
import { defineStepUp } from '../core/define-step-up.ts';

/** Steps that verify the applicant and the business, in the order of the progress rail. */
export const IDENTITY_STEP_UPS = {
  FULL_SSN: defineStepUp({
    subject: 'person',
    pages: [{ id: 'step-ssn', page: 'ssn' }],
    answer: {
      form: 'fullSsn',
      endpoint: 'submitFullSsn',
      path: 'full-ssn',
      summary: 'All nine digits of the SSN; `skip=true` asks for photo ID instead',
    },
    step: { id: 'fullSsn', seconds: 30 },
    beforeSending: 'number',
    replacedBy: 'GOV_ID_SELFIE',
    deferrable: true,
    sla: 'tax',
    event: 'fullSsn',
    events: {
      started: 'the page for the full SSN was opened',
      success: 'the full SSN was taken',
      failed: 'the full SSN was refused',
    },
    taxInformation: { type: 'SSN9', form: 'taxId', path: APPLICANT_TAX_ID_PATH },
  }),
  GOV_ID_SELFIE: defineStepUp({
    subject: 'person',
    pages: [{ id: 'step-identification', page: 'identification' }],
    step: { id: 'photoId', seconds: 180 },
    inquiry: 'identification',
    sla: 'stepUp',
    event: 'governmentId',
    events: {
      started: 'photo ID was opened in the vendor’s frame',
      success: 'photo ID was received',
      failed: 'photo ID was closed, timed out or could not be opened',
    },
    eventProperties: { started: ['withSelfie'] },
  }),
  /** Asks for the business details again; correcting and confirming both count. */
  BUSINESS_INFO: defineStepUp({
    subject: 'business',
    pages: [{ id: 'step-business-info', page: 'business-info' }],
    answer: {
      form: 'businessInfo',
      endpoint: 'submitBusinessInfo',
      path: 'business-info',
      summary: 'The business’s details once more, corrected or confirmed',
    },
    step: { id: 'businessInfo', seconds: 60 },
    beforeSending: 'form',
    doubleChecksBusiness: true,
    deferrable: true,
    sla: 'tax',
    event: 'businessInfo',
    events: {
      started: 'the business’s details were shown to be checked again',
      success: 'the business’s details were corrected or confirmed',
      failed: 'the business’s details were refused',
    },
    taxInformation: { type: 'FEIN', form: 'fullEin', path: COMPANY_TAX_ID_PATH },
  }),
  EIN_DOC: defineStepUp({
    subject: 'business',
    pages: [{ id: 'step-verification', page: 'verification' }],
    step: { id: 'businessDocument', seconds: 120 },
    inquiry: 'verification',
    sla: 'stepUp',
    event: 'einDocument',
    events: {
      started: 'the business document was opened in the vendor’s frame',
      success: 'the business document was received',
      failed: 'the business document was closed, timed out or could not be opened',
    },
    eventProperties: { started: ['withSelfie'] },
  }),
  FULL_ONBOARDING: defineStepUp({
    subject: 'person',
    pages: [{ id: 'step-full-onboarding', page: 'owner-identity', singlePage: 'update' }],
    liftsTo: 'FULL',
    sla: 'stepUp',
    event: 'fullOnboarding',
    events: {
      started: 'the identity that was left for later was asked',
      success: 'the identity that was left for later was taken',
      failed: 'the identity that was left for later was refused',
    },
  }),
} as const;
