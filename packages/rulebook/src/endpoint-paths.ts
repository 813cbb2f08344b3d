import type { StepUpDefinition } from './core/define-step-up.ts';
import { IDENTITY_STEP_UPS } from './identity/step-ups.ts';

type Definitions = typeof IDENTITY_STEP_UPS;
/** The calls that answer a step-up by a form; identity alone has such steps. */
export type FormStepUpEndpointKey = {
  [Type in keyof Definitions]: Definitions[Type] extends { answer: { endpoint: infer Key extends string } } ? Key : never;
}[keyof Definitions];

const OF_STEP_UPS = Object.fromEntries<readonly ['POST', string]>(
  Object.values<StepUpDefinition>(IDENTITY_STEP_UPS).flatMap(({ answer }) =>
    answer === undefined ? [] : [[answer.endpoint, ['POST', `/api/v2/applications/{id}/step-ups/${answer.path}`]]],
  ),
) as Readonly<Record<FormStepUpEndpointKey, readonly ['POST', string]>>; // the endpoints that the definitions name

/** Key, method and path of every call: all that the browser loads of the endpoint table. */
export const ENDPOINT_PATHS = {
  getConfigs: ['GET', '/api/v2/configs'],
  getCategories: ['GET', '/api/v2/categories'],
  predictCategories: ['GET', '/api/v2/categories/predict'],
  createApplication: ['POST', '/api/v2/applications'],
  getApplication: ['GET', '/api/v2/applications/{id}'],
  updateApplication: ['PUT', '/api/v2/applications/{id}'],
  getBasicInformation: ['GET', '/api/v2/applications/{id}/basic-information'],
  onboardApplication: ['POST', '/api/v2/applications/{id}/onboard'],
  sendOtp: ['POST', '/api/v2/applications/{id}/otp-code'],
  verifyOtp: ['POST', '/api/v2/applications/{id}/step-ups/otp'],
  verifyPhoneByNetwork: ['POST', '/api/v2/applications/{id}/phone-auth/mobile-verifications'],
  sendPhoneLink: ['POST', '/api/v2/applications/{id}/phone-auth/sms-verifications'],
  confirmPhoneLink: ['POST', '/api/v2/applications/{id}/phone-auth/sms-verifications/{vfp}'],
  getVerificationUrl: ['GET', '/api/v2/applications/{id}/phone-auth/verification-url'],
  getAccounts: ['GET', '/api/v2/accounts'],
  deferBank: ['POST', '/api/v2/applications/{id}/financial-instruments/deferral'],
  getPlaidToken: ['GET', '/api/v2/applications/{id}/financial-instruments/plaid/token'],
  linkPlaidAccount: ['POST', '/api/v2/applications/{id}/financial-instruments/plaid'],
  addManualAccount: ['POST', '/api/v2/applications/{id}/financial-instruments/manual'],
  openLinkSession: ['POST', '/api/v2/link-sessions'],
  getTaxInformation: ['GET', '/api/v2/applications/{id}/government-identifications'],
  submitTaxId: ['POST', '/api/v2/applications/{id}/government-identifications'],
  submitFullEin: ['POST', '/api/v2/applications/{id}/government-identifications/manual-entry'],
  ...OF_STEP_UPS,
  requestFullOnboarding: ['POST', '/api/v2/applications/{id}/full-onboarding'],
  submitFullOnboarding: ['POST', '/api/v2/applications/{id}/step-ups/full-onboarding'],
  startIdentification: ['POST', '/api/v2/applications/{id}/step-ups/identification/sessions'],
  refreshIdentification: ['POST', '/api/v2/applications/{id}/step-ups/identification'],
  startVerification: ['POST', '/api/v2/applications/{id}/step-ups/verification/sessions'],
  refreshVerification: ['POST', '/api/v2/applications/{id}/step-ups/verification'],
  getTextBreaker: ['GET', '/api/v2/text-breaker'],
  resetTextBreaker: ['POST', '/api/v2/text-breaker/resets'],
  listReviews: ['GET', '/api/v2/reviews'],
  explainApplication: ['GET', '/api/v2/reviews/{id}'],
  decideReview: ['POST', '/api/v2/reviews/{id}'],
  addOwner: ['POST', '/api/v2/applications/{id}/owners'],
  updateOwner: ['PUT', '/api/v2/applications/{id}/owners/{ownerId}'],
  deleteOwner: ['DELETE', '/api/v2/applications/{id}/owners/{ownerId}'],
  submitOwners: ['POST', '/api/v2/applications/{id}/step-ups/beneficial-owners'],
  getSession: ['GET', '/api/v2/session'],
  recordEvent: ['POST', '/api/v2/analytics'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

export type EndpointKey = keyof typeof ENDPOINT_PATHS;
