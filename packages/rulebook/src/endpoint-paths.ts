import { CALL_PATHS, type CallKey } from './call-paths.ts';
import { stepUpPath } from './core/define-step-up.ts';
import { EXIT_CALL_PATHS } from './decision/exit-notice.ts';
import { FORM_STEP_UPS, type StepUpFormCall } from './reference/enumerations.ts';
import { TYPING_CALL_PATHS } from './sign-up/typed-answers.ts';
import { STEP_UPS } from './step-ups.ts';

/** Calls of staff, kept out of the scripts that applicants load. */
export const STAFF_CALL_PATHS = {
  getTextBreaker: ['GET', '/api/v2/text-breaker'],
  resetTextBreaker: ['POST', '/api/v2/text-breaker/resets'],
  getStaffSession: ['GET', '/api/v2/desk/session'],
  endStaffSession: ['DELETE', '/api/v2/desk/session'],
  setAway: ['PUT', '/api/v2/desk/away'],
  listColleagues: ['GET', '/api/v2/desk/colleagues'],
  listReviews: ['GET', '/api/v2/reviews'],
  countReviews: ['GET', '/api/v2/reviews/counts'],
  saveView: ['POST', '/api/v2/desk/views'],
  removeView: ['DELETE', '/api/v2/desk/views/{id}'],
  assignReviews: ['PUT', '/api/v2/reviews/assignments'],
  takeNextReview: ['POST', '/api/v2/reviews/next'],
  explainApplication: ['GET', '/api/v2/reviews/{id}'],
  claimReview: ['POST', '/api/v2/reviews/{id}/lease'],
  releaseReview: ['DELETE', '/api/v2/reviews/{id}/lease'],
  lookAgain: ['POST', '/api/v2/reviews/{id}/look-again'],
  recuse: ['POST', '/api/v2/reviews/{id}/recusal'],
  previewDecision: ['POST', '/api/v2/reviews/{id}/previews'],
  previewChanges: ['POST', '/api/v2/reviews/{id}/changes-requested/previews'],
  requestChanges: ['POST', '/api/v2/reviews/{id}/changes-requested'],
  cancelChanges: ['DELETE', '/api/v2/reviews/{id}/changes-requested'],
  withdrawProposal: ['DELETE', '/api/v2/reviews/{id}/proposal'],
  reopenApplication: ['POST', '/api/v2/reviews/{id}/reopening'],
  sendBackProposal: ['POST', '/api/v2/reviews/{id}/proposal/return'],
  listChangesSince: ['GET', '/api/v2/reviews/{id}/changes'],
  listNotes: ['GET', '/api/v2/reviews/{id}/notes'],
  addNote: ['POST', '/api/v2/reviews/{id}/notes'],
  decideReview: ['POST', '/api/v2/reviews/{id}'],
  readVoidCheck: ['GET', '/api/v2/reviews/{id}/void-check'],
  readDuplicates: ['GET', '/api/v2/reviews/{id}/duplicates'],
  compareVoidCheck: ['POST', '/api/v2/reviews/{id}/void-check/comparisons'],
  settleReviewCase: ['POST', '/api/v2/reviews/{id}/cases'],
  beginSupport: ['POST', '/api/v2/reviews/{id}/support-views'],
  readDocument: ['POST', '/api/v2/reviews/{id}/documents'],
  showSecret: ['POST', '/api/v2/reviews/{id}/secrets'],
  verifyChain: ['POST', '/api/v2/reviews/{id}/audit-verifications'],
  listAudit: ['POST', '/api/v2/desk/audit'],
  verifyStaffLog: ['POST', '/api/v2/desk/audit/verifications'],
  exportAudit: ['POST', '/api/v2/desk/audit/exports'],
  listShownSecrets: ['GET', '/api/v2/desk/audit/shown-secrets'],
  signOffSecrets: ['POST', '/api/v2/desk/audit/shown-secrets'],
  searchApplications: ['POST', '/api/v2/desk/searches'],
  searchByTaxId: ['POST', '/api/v2/desk/tax-id-searches'],
  readStory: ['GET', '/api/v2/desk/stories/{id}'],
  addStoryNote: ['POST', '/api/v2/desk/stories/{id}/notes'],
  openSupport: ['POST', '/api/v2/support-sessions'],

  listPartners: ['GET', '/api/v2/desk/partners'],
  readPartner: ['GET', '/api/v2/desk/partners/{id}'],
  replayDeliveries: ['POST', '/api/v2/desk/partners/{id}/replays'],
  testEndpoints: ['POST', '/api/v2/desk/partners/{id}/test-events'],
  readAdministration: ['GET', '/api/v2/desk/administration'],
  endSessionsOf: ['DELETE', '/api/v2/desk/administration/staff/{id}/sessions'],

  readFunnel: ['GET', '/api/v2/desk/insight/funnel'],
  readLevels: ['GET', '/api/v2/desk/insight/levels'],
  readSources: ['GET', '/api/v2/desk/insight/sources'],

  listPolicyVersions: ['GET', '/api/v2/desk/policy/versions'],
  runPolicy: ['POST', '/api/v2/desk/policy/runs'],
  readPolicyRun: ['GET', '/api/v2/desk/policy/runs/{id}'],
  endPolicyRun: ['POST', '/api/v2/desk/policy/runs/{id}/end'],
  readBlindSample: ['GET', '/api/v2/desk/policy/blind-sample'],
  takeBlindLook: ['POST', '/api/v2/desk/blind-looks'],
  answerBlindLook: ['POST', '/api/v2/desk/blind-looks/{id}'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

type StaffCallKey = keyof typeof STAFF_CALL_PATHS;

const APPLICATIONS = '/api/v1/commerce/onboarding-applications';

/** Calls of the older interface, which none of our pages makes. docs/decisions/0067. */
export const OLDER_CALL_PATHS = {
  createOnboardingApplication: ['POST', APPLICATIONS],
  patchOnboardingApplication: ['PATCH', `${APPLICATIONS}/{id}`],
  sendOnboardingApplication: ['POST', `${APPLICATIONS}/{id}/onboard`],
  listIndividuals: ['GET', `${APPLICATIONS}/{id}/individuals`],
  addIndividual: ['POST', `${APPLICATIONS}/{id}/individuals`],
  patchIndividual: ['PATCH', `${APPLICATIONS}/{id}/individuals/{ownerId}`],
  deleteIndividual: ['DELETE', `${APPLICATIONS}/{id}/individuals/{ownerId}`],
  onboardIndividual: ['POST', `${APPLICATIONS}/{id}/individuals/{ownerId}/onboard`],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', string]>;

type OlderCallKey = keyof typeof OLDER_CALL_PATHS;

/**
 * Calls that partners' programs make and none of our pages, so that the browser does not load them.
 */
export const UNCALLED_PATHS = {
  getCategories: ['GET', '/api/v2/categories'],
  getBasicInformation: ['GET', '/api/v2/applications/{id}/basic-information'],
  getOrder: ['GET', '/api/v2/applications/{id}/orders/{orderId}'],
  getPlans: ['GET', '/api/v2/configs/plans'],
  checkEmbed: ['GET', '/api/v2/embed-check'],
} as const satisfies Record<string, readonly ['GET', string]>;

type UncalledKey = keyof typeof UNCALLED_PATHS;

/** Calls of a partner’s server. docs/decisions/0095. */
export const PARTNER_CALL_PATHS = {
  listPartnerApplications: ['GET', '/api/v2/partners/applications'],
  getPartnerApplication: ['GET', '/api/v2/partners/applications/{id}'],
  setExternalId: ['PUT', '/api/v2/partners/applications/{id}/external-id'],
  createPrefill: ['POST', '/api/v2/prefills'],
  listPartnerEvents: ['GET', '/api/v2/partners/events'],
  replayPartnerEvent: ['POST', '/api/v2/partners/events/{eventId}/replays'],
  sendTestEvent: ['POST', '/api/v2/partners/events/tests'],
  getImportTemplate: ['GET', '/api/v2/partners/imports/template'],
  createImport: ['POST', '/api/v2/partners/imports'],
  getImport: ['GET', '/api/v2/partners/imports/{importId}'],
  listImportRows: ['GET', '/api/v2/partners/imports/{importId}/rows'],
  getImportFailures: ['GET', '/api/v2/partners/imports/{importId}/failures'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT', string]>;

type PartnerCallKey = keyof typeof PARTNER_CALL_PATHS;

/** Calls of a partner's people at the console, beside those of its server. docs/decisions/0302. */
export const CONSOLE_CALL_PATHS = {
  getConsoleSession: ['GET', '/api/v2/console/session'],
  endConsoleSession: ['DELETE', '/api/v2/console/session'],
  countConsoleApplicants: ['GET', '/api/v2/console/applicants/counts'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

type ConsoleCallKey = keyof typeof CONSOLE_CALL_PATHS;

const OF_STEP_UPS = /* #__PURE__ */ Object.fromEntries<readonly ['POST', string]>(
  FORM_STEP_UPS.flatMap((type) => {
    const { answer } = STEP_UPS[type];
    return answer === undefined ? [] : [[answer.endpoint, ['POST', stepUpPath(answer.path)]]];
  }),
) as Readonly<Record<StepUpFormCall, readonly ['POST', string]>>; // the endpoints that the definitions name

/** Marked as free of effects, or the desk would load the paths of everybody else’s calls. */
export const ENDPOINT_PATHS = /* #__PURE__ */ (() => ({
  ...CALL_PATHS,
  ...TYPING_CALL_PATHS,
  ...EXIT_CALL_PATHS,
  ...UNCALLED_PATHS,
  ...PARTNER_CALL_PATHS,
  ...CONSOLE_CALL_PATHS,
  ...STAFF_CALL_PATHS,
  ...OLDER_CALL_PATHS,
  ...OF_STEP_UPS,
}))();

export type EndpointKey =
  | CallKey
  | keyof typeof TYPING_CALL_PATHS
  | keyof typeof EXIT_CALL_PATHS
  | UncalledKey
  | PartnerCallKey
  | ConsoleCallKey
  | StaffCallKey
  | OlderCallKey
  | StepUpFormCall;
