import { CALL_PATHS, type CallKey } from './call-paths.ts';
import { stepUpPath } from './core/define-step-up.ts';
import { EXIT_CALL_PATHS } from './decision/exit-notice.ts';
import { FORM_STEP_UPS, type StepUpFormCall } from './reference/enumerations.ts';
import { TYPING_CALL_PATHS } from './sign-up/typed-answers.ts';
import { STAFF_CALL_PATHS } from './staff/call-paths.ts';
import { STEP_UPS } from './step-ups.ts';

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
  listConsoleKeys: ['GET', '/api/v2/console/keys'],
  createConsoleKey: ['POST', '/api/v2/console/keys'],
  replaceConsoleKey: ['POST', '/api/v2/console/keys/{keyId}/replacements'],
  listConsoleEndpoints: ['GET', '/api/v2/console/endpoints'],
  addConsoleEndpoint: ['POST', '/api/v2/console/endpoints'],
  changeConsoleEndpoint: ['PUT', '/api/v2/console/endpoints'],
  removeConsoleEndpoint: ['POST', '/api/v2/console/endpoints/removals'],
  replayConsoleFailures: ['POST', '/api/v2/console/endpoints/replays'],
  createConsoleSecret: ['POST', '/api/v2/console/endpoints/secrets'],
  endConsoleSecret: ['DELETE', '/api/v2/console/endpoints/secrets/{secretId}'],
  revokeConsoleKey: ['DELETE', '/api/v2/console/keys/{keyId}'],
  getConsoleLook: ['GET', '/api/v2/console/look'],
  previewConsoleLook: ['POST', '/api/v2/console/look/previews'],
  changeConsoleLook: ['PUT', '/api/v2/console/look'],
  resetConsoleLook: ['DELETE', '/api/v2/console/look'],
  addConsoleDomain: ['POST', '/api/v2/console/domains'],
  removeConsoleDomain: ['POST', '/api/v2/console/domains/removals'],
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
