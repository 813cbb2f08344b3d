import type { EndpointKey, FormStepUpEndpointKey } from '@signet/rulebook/endpoint-paths';
import { FORM_STEP_UPS, STEP_UPS } from '@signet/rulebook/step-ups';
import { getAccounts } from './accounts/get-accounts.ts';
import { getBasicInformation } from './accounts/get-basic-information.ts';
import { recordEvent } from './analytics/record-event.ts';
import { answerStepUp, type FormStepUpHandler } from './application/answer-step-up.ts';
import { addManualAccount } from './bank/add-manual-account.ts';
import { deferBank } from './bank/defer-bank.ts';
import { getPlaidToken } from './bank/get-plaid-token.ts';
import { linkPlaidAccount } from './bank/link-plaid-account.ts';
import { getCategories } from './category/get-categories.ts';
import { predictCategories } from './category/predict-categories.ts';
import { decideReview } from './decision/decide-review.ts';
import { explainApplication } from './decision/explain-application.ts';
import { listReviews } from './decision/list-reviews.ts';
import type { Handler } from './handler.ts';
import { refreshIdentification } from './identity/refresh-identification.ts';
import { refreshVerification } from './identity/refresh-verification.ts';
import { requestFullOnboarding } from './identity/request-full-onboarding.ts';
import { startIdentification } from './identity/start-identification.ts';
import { startVerification } from './identity/start-verification.ts';
import { submitFullOnboarding } from './identity/submit-full-onboarding.ts';
import { getConfigs } from './partners/get-configs.ts';
import { addOwner } from './people/add-owner.ts';
import { deleteOwner } from './people/delete-owner.ts';
import { submitOwners } from './people/submit-owners.ts';
import { updateOwner } from './people/update-owner.ts';
import { confirmPhoneLink } from './phone/confirm-phone-link.ts';
import { getTextBreaker } from './phone/get-text-breaker.ts';
import { getVerificationUrl } from './phone/get-verification-url.ts';
import { resetTextBreaker } from './phone/reset-text-breaker.ts';
import { sendOtp } from './phone/send-otp.ts';
import { sendPhoneLink } from './phone/send-phone-link.ts';
import { verifyOtp } from './phone/verify-otp.ts';
import { verifyPhoneByNetwork } from './phone/verify-phone-by-network.ts';
import { getSession } from './session/get-session.ts';
import { openLinkSession } from './session/open-link-session.ts';
import { createApplication } from './sign-up/create-application.ts';
import { getApplication } from './sign-up/get-application.ts';
import { onboardApplication } from './sign-up/onboard-application.ts';
import { updateApplication } from './sign-up/update-application.ts';
import { getTaxInformation } from './tax-id/get-tax-information.ts';
import { submitFullEin } from './tax-id/submit-full-ein.ts';
import { submitTaxId } from './tax-id/submit-tax-id.ts';

const OF_STEP_UPS = Object.fromEntries(FORM_STEP_UPS.map((type) => [STEP_UPS[type].answer?.endpoint, answerStepUp(type)])) as Readonly<
  Record<FormStepUpEndpointKey, FormStepUpHandler> // the endpoints that the definitions name
>;

/** What each call does; a step that is answered by a form needs no handler of its own. */
export const HANDLERS: { [Key in EndpointKey]: Handler<Key> } = {
  getConfigs,
  getCategories,
  predictCategories,
  createApplication,
  getApplication,
  getAccounts,
  updateApplication,
  getBasicInformation,
  onboardApplication,
  sendOtp,
  verifyOtp,
  verifyPhoneByNetwork,
  sendPhoneLink,
  confirmPhoneLink,
  getVerificationUrl,
  getTextBreaker,
  resetTextBreaker,
  deferBank,
  getPlaidToken,
  linkPlaidAccount,
  addManualAccount,
  listReviews,
  explainApplication,
  decideReview,
  openLinkSession,
  getTaxInformation,
  submitTaxId,
  submitFullEin,
  ...OF_STEP_UPS,
  requestFullOnboarding,
  submitFullOnboarding,
  addOwner,
  updateOwner,
  deleteOwner,
  submitOwners,
  refreshIdentification,
  startIdentification,
  refreshVerification,
  startVerification,
  getSession,
  recordEvent,
};
