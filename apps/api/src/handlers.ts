import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import { FORM_STEP_UPS, type StepUpFormCall } from '@signet/rulebook/reference/enumerations';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import { closeAccount } from './accounts/close-account.ts';
import { getClosing } from './accounts/get-closing.ts';
import {
  connectService,
  getAccountDetails,
  getAccountStores,
  getAccounts,
  getAuthCode,
  getAvailableVentures,
  getBasicInformation,
  getServiceTarget,
  getWebsite,
  requestPermission,
} from './accounts/handlers.ts';
import { queryStores } from './accounts/query-stores.ts';
import { recordEvent, reportBrowserError } from './analytics/handlers.ts';
import { answerStepUp, type FormStepUpHandler } from './application/answer-step-up.ts';
import {
  askAuditExport,
  decideAuditExport,
  exportAudit,
  listAudit,
  listAuditExports,
  listShownSecrets,
  signOffSecrets,
  takeAuditExport,
  verifyChain,
  verifyStaffLog,
} from './audit/handlers.ts';
import { addManualAccount } from './bank/add-manual-account.ts';
import { confirmTestDeposits } from './bank/confirm-test-deposits.ts';
import { getLinkableBanks } from './bank/get-linkable-banks.ts';
import { deferBank, getBankName, getPlaidToken, removeBank } from './bank/handlers.ts';
import { linkPlaidAccount } from './bank/link-plaid-account.ts';
import { resendTestDeposits } from './bank/resend-test-deposits.ts';
import { sendVoidCheck } from './bank/send-void-check.ts';
import { addCreditCard, removeCreditCard } from './cards/handlers.ts';
import { getCategories, predictCategories } from './category/handlers.ts';
import {
  addConsoleEndpoint,
  changeConsoleEndpoint,
  countConsoleApplicants,
  createConsoleKey,
  createConsoleSecret,
  endConsoleSecret,
  endConsoleSession,
  getConsoleSession,
  listConsoleEndpoints,
  listConsoleKeys,
  removeConsoleEndpoint,
  replaceConsoleKey,
  replayConsoleFailures,
  revokeConsoleKey,
} from './console/handlers.ts';
import {
  addConsoleDomain,
  changeConsoleLook,
  getConsoleLook,
  previewConsoleLook,
  removeConsoleDomain,
  resetConsoleLook,
} from './console/look/handlers.ts';
import { addToReviewRequest } from './decision/add-to-review-request.ts';
import { assignReviews } from './decision/assign-reviews.ts';
import { cancelChanges } from './decision/cancel-changes.ts';
import { compareVoidCheck } from './decision/compare-void-check.ts';
import { decideReview } from './decision/decide-review.ts';
import {
  addNote,
  claimReview,
  countReviews,
  explainApplication,
  listNotes,
  listReviews,
  lookAgain,
  readVoidCheck,
  recuse,
  releaseReview,
  removeView,
  saveView,
  takeNextReview,
  withdrawProposal,
} from './decision/handlers.ts';
import { listChangesSince } from './decision/list-changes-since.ts';
import { previewChanges } from './decision/preview-changes.ts';
import { previewDecision } from './decision/preview-decision.ts';
import { readDocument } from './decision/read-document.ts';
import { readDuplicates } from './decision/read-duplicates.ts';
import { reopenApplication } from './decision/reopen-application.ts';
import { requestChanges } from './decision/request-changes.ts';
import { requestReview } from './decision/request-review.ts';
import { sendBackProposal } from './decision/send-back-proposal.ts';
import { settleReviewCase } from './decision/settle-review-case.ts';
import { showSecret } from './decision/show-secret.ts';
import type { Handler } from './handler.ts';
import {
  refreshIdentification,
  refreshVerification,
  requestFullOnboarding,
  startIdentification,
  startVerification,
} from './identity/handlers.ts';
import { submitFullOnboarding } from './identity/submit-full-onboarding.ts';
import { textIdentificationLink } from './identity/text-identification-link.ts';
import { readFunnel } from './insight/read-funnel.ts';
import { readLevels } from './insight/read-levels.ts';
import { readSources } from './insight/read-sources.ts';
import {
  getCashAdvanceEligibility,
  getCashAdvanceOffers,
  openCashAdvanceOffer,
} from './offers/handlers.ts';
import { cancelOrder, getOrder, getOrderForm, saveOrderForm } from './orders/handlers.ts';
import { payOrder } from './orders/pay-order.ts';
import { submitOrder } from './orders/submit-order.ts';
import { createImport } from './partners/create-import.ts';
import { createPrefill } from './partners/create-prefill.ts';
import { getConfigs } from './partners/get-configs.ts';
import {
  checkEmbed,
  getImport,
  getImportFailures,
  getImportTemplate,
  getPartnerApplication,
  getPlans,
  listImportRows,
  listPartnerApplications,
  listPartnerEvents,
  replayPartnerEvent,
  sendTestEvent,
  setExternalId,
} from './partners/handlers.ts';
import { listPartners } from './partners/list-partners.ts';
import { readPartner } from './partners/read-partner.ts';
import { replayDeliveries } from './partners/replay-deliveries.ts';
import { setPartnerAbility } from './partners/set-partner-ability.ts';
import { testEndpoints } from './partners/test-endpoints.ts';
import { addOwnerCompany } from './people/add-owner-company.ts';
import { deleteOwnerCompany } from './people/delete-owner-company.ts';
import { deleteOwnerHolding } from './people/delete-owner-holding.ts';
import {
  acceptInvitation,
  addIndividual,
  addOwner,
  deleteIndividual,
  deleteOwner,
  denyOwnership,
  getOwner,
  inviteOwner,
  keepOwnTypedAnswers,
  listIndividuals,
  onboardIndividual,
  openInvitation,
  patchIndividual,
  previewInvitation,
  refreshOwnerIdentification,
  renewInvitation,
  startOwnerIdentification,
  submitOwners,
  updateOwner,
} from './people/handlers.ts';
import { putOwnerHolding } from './people/put-owner-holding.ts';
import { submitOwnerDetails } from './people/submit-owner-details.ts';
import { updateOwnerCompany } from './people/update-owner-company.ts';
import { changePhone } from './phone/change-phone.ts';
import { confirmPhoneLink } from './phone/confirm-phone-link.ts';
import {
  getTextBreaker,
  getVerificationUrl,
  resetTextBreaker,
  sendOtp,
  sendPhoneLink,
} from './phone/handlers.ts';
import { verifyOtp } from './phone/verify-otp.ts';
import { verifyPhoneByNetwork } from './phone/verify-phone-by-network.ts';
import {
  answerBlindLook,
  endPolicyRun,
  listPolicyVersions,
  readBlindSample,
  readPolicyRun,
  runPolicy,
  takeBlindLook,
} from './policy/handlers.ts';
import { addStoryNote } from './search/add-story-note.ts';
import { searchApplications, searchByTaxId } from './search/handlers.ts';
import { readStory } from './search/read-story.ts';
import {
  beginSupport,
  getSession,
  noteExit,
  openLinkSession,
  openSupport,
  previewLink,
} from './session/handlers.ts';
import {
  createApplication,
  createOnboardingApplication,
  getApplication,
  keepTypedAnswers,
  onboardApplication,
  patchOnboardingApplication,
  sendOnboardingApplication,
  updateApplication,
} from './sign-up/handlers.ts';
import { endSessionsOf } from './staff/end-sessions-of.ts';
import { endStaffSession, getStaffSession, listColleagues, setAway } from './staff/handlers.ts';
import { readAdministration } from './staff/read-administration.ts';
import { getTaxInformation, submitFullEin, submitTaxId } from './tax-id/handlers.ts';

const OF_STEP_UPS = Object.fromEntries(
  FORM_STEP_UPS.map((type) => [STEP_UPS[type].answer?.endpoint, answerStepUp(type)]),
) as Readonly<
  Record<StepUpFormCall, FormStepUpHandler> // the endpoints that the definitions name
>;

/** One handler per endpoint; step-ups answered by a form share one implementation. */
export const HANDLERS: { [Key in EndpointKey]: Handler<Key> } = {
  getConsoleSession,
  endConsoleSession,
  countConsoleApplicants,
  createOnboardingApplication,
  patchOnboardingApplication,
  sendOnboardingApplication,
  listIndividuals,
  addIndividual,
  patchIndividual,
  deleteIndividual,
  onboardIndividual,
  getConfigs,
  getPlans,
  checkEmbed,
  listPartnerApplications,
  getPartnerApplication,
  setExternalId,
  getImportTemplate,
  createImport,
  getImport,
  listImportRows,
  getImportFailures,
  createPrefill,
  listPartnerEvents,
  replayPartnerEvent,
  sendTestEvent,
  getCategories,
  predictCategories,
  createApplication,
  getApplication,
  getAccounts,
  getAccountDetails,
  getAccountStores,
  getClosing,
  closeAccount,
  getAuthCode,
  getServiceTarget,
  connectService,
  requestPermission,
  getAvailableVentures,
  getWebsite,
  queryStores,
  updateApplication,
  keepTypedAnswers,
  keepOwnTypedAnswers,
  noteExit,
  getBasicInformation,
  onboardApplication,
  sendOtp,
  changePhone,
  verifyOtp,
  verifyPhoneByNetwork,
  sendPhoneLink,
  confirmPhoneLink,
  getVerificationUrl,
  getTextBreaker,
  resetTextBreaker,
  getBankName,
  deferBank,
  removeBank,
  requestReview,
  addToReviewRequest,
  getLinkableBanks,
  getPlaidToken,
  linkPlaidAccount,
  addManualAccount,
  addCreditCard,
  removeCreditCard,
  getOrderForm,
  saveOrderForm,
  submitOrder,
  getOrder,
  cancelOrder,
  payOrder,
  confirmTestDeposits,
  resendTestDeposits,
  sendVoidCheck,
  compareVoidCheck,
  readDocument,
  readDuplicates,
  readVoidCheck,
  getCashAdvanceEligibility,
  getCashAdvanceOffers,
  openCashAdvanceOffer,
  listReviews,
  searchApplications,
  searchByTaxId,
  readStory,
  addStoryNote,
  showSecret,
  listAudit,
  verifyChain,
  verifyStaffLog,
  exportAudit,
  askAuditExport,
  listAuditExports,
  decideAuditExport,
  takeAuditExport,
  listShownSecrets,
  signOffSecrets,
  readFunnel,
  readLevels,
  readSources,
  listPolicyVersions,
  runPolicy,
  readPolicyRun,
  endPolicyRun,
  listPartners,
  readPartner,
  replayDeliveries,
  setPartnerAbility,
  testEndpoints,
  listConsoleKeys,
  createConsoleKey,
  replaceConsoleKey,
  revokeConsoleKey,
  listConsoleEndpoints,
  addConsoleEndpoint,
  addConsoleDomain,
  changeConsoleLook,
  getConsoleLook,
  previewConsoleLook,
  removeConsoleDomain,
  resetConsoleLook,
  changeConsoleEndpoint,
  removeConsoleEndpoint,
  replayConsoleFailures,
  createConsoleSecret,
  endConsoleSecret,
  readAdministration,
  endSessionsOf,
  readBlindSample,
  takeBlindLook,
  answerBlindLook,
  countReviews,
  takeNextReview,
  explainApplication,
  claimReview,
  releaseReview,
  previewDecision,
  listNotes,
  addNote,
  listColleagues,
  setAway,
  saveView,
  removeView,
  assignReviews,
  lookAgain,
  recuse,
  withdrawProposal,
  reopenApplication,
  sendBackProposal,
  listChangesSince,
  previewChanges,
  requestChanges,
  cancelChanges,
  getStaffSession,
  endStaffSession,
  decideReview,
  settleReviewCase,
  openLinkSession,
  previewLink,
  beginSupport,
  openSupport,
  getTaxInformation,
  submitTaxId,
  submitFullEin,
  ...OF_STEP_UPS,
  requestFullOnboarding,
  submitFullOnboarding,
  addOwner,
  addOwnerCompany,
  updateOwnerCompany,
  deleteOwnerCompany,
  putOwnerHolding,
  deleteOwnerHolding,
  updateOwner,
  deleteOwner,
  submitOwners,
  inviteOwner,
  openInvitation,
  previewInvitation,
  renewInvitation,
  acceptInvitation,
  denyOwnership,
  getOwner,
  submitOwnerDetails,
  startOwnerIdentification,
  refreshOwnerIdentification,
  refreshIdentification,
  startIdentification,
  refreshVerification,
  startVerification,
  textIdentificationLink,
  getSession,
  recordEvent,
  reportBrowserError,
};
