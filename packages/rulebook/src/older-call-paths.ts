const APPLICATIONS = '/api/v1/commerce/onboarding-applications';

/** Key, method and path of the calls of the older interface; no page of ours makes them. docs/decisions/0067. */
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

export type OlderCallKey = keyof typeof OLDER_CALL_PATHS;
