import type { EndpointKey } from '@signet/rulebook/endpoints/paths';
import { addManualAccount } from './add-manual-account.ts';
import { addOwner } from './add-owner.ts';
import { checkBusinessInfo } from './check-business-info.ts';
import { checkOtp } from './check-otp.ts';
import { confirmPhoneLink } from './confirm-phone-link.ts';
import { createApplication } from './create-application.ts';
import { decideReview } from './decide-review.ts';
import { explainApplication } from './explain-application.ts';
import { getAccounts } from './get-accounts.ts';
import { getApplication } from './get-application.ts';
import { getBasicInformation } from './get-basic-information.ts';
import { getCategories } from './get-categories.ts';
import { getConfigs } from './get-configs.ts';
import { getPlaidToken } from './get-plaid-token.ts';
import { getSession } from './get-session.ts';
import { getTaxInformation } from './get-tax-information.ts';
import { getVerificationUrl } from './get-verification-url.ts';
import { giveFullSsn } from './give-full-ssn.ts';
import { giveGovernmentIdentification } from './give-government-identification.ts';
import { giveManualEntry } from './give-manual-entry.ts';
import type { Handler } from './handler.ts';
import { linkPlaidAccount } from './link-plaid-account.ts';
import { listReviews } from './list-reviews.ts';
import { onboardApplication } from './onboard-application.ts';
import { openLink } from './open-link.ts';
import { predictCategories } from './predict-categories.ts';
import { readIdentification } from './read-identification.ts';
import { readVerification } from './read-verification.ts';
import { removeOwner } from './remove-owner.ts';
import { sendAnalytics } from './send-analytics.ts';
import { sendOtpCode } from './send-otp-code.ts';
import { sendOwners } from './send-owners.ts';
import { sendPhoneLink } from './send-phone-link.ts';
import { startIdentification } from './start-identification.ts';
import { startVerification } from './start-verification.ts';
import { updateApplication } from './update-application.ts';
import { updateOwner } from './update-owner.ts';
import { verifyByNetwork } from './verify-by-network.ts';

/** What each call does. */
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
  sendOtpCode,
  checkOtp,
  verifyByNetwork,
  sendPhoneLink,
  confirmPhoneLink,
  getVerificationUrl,
  getPlaidToken,
  linkPlaidAccount,
  addManualAccount,
  listReviews,
  explainApplication,
  decideReview,
  openLink,
  getTaxInformation,
  giveGovernmentIdentification,
  giveManualEntry,
  giveFullSsn,
  checkBusinessInfo,
  addOwner,
  updateOwner,
  removeOwner,
  sendOwners,
  readIdentification,
  startIdentification,
  readVerification,
  startVerification,
  getSession,
  sendAnalytics,
};
