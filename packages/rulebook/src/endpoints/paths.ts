/** Key, method and path of every call: all that the browser loads of the endpoint table. Document 1, section 7. */
export const PATHS = {
  getConfigs: ['GET', '/api/v2/configs'],
  getCategories: ['GET', '/api/v2/categories'],
  createApplication: ['POST', '/api/v2/applications'],
  getApplication: ['GET', '/api/v2/applications/{id}'],
  updateApplication: ['PUT', '/api/v2/applications/{id}'],
  getBasicInformation: ['GET', '/api/v2/applications/{id}/basic-information'],
  onboardApplication: ['POST', '/api/v2/applications/{id}/onboard'],
  sendOtpCode: ['POST', '/api/v2/applications/{id}/otp-code'],
  checkOtp: ['POST', '/api/v2/applications/{id}/step-ups/otp'],
  getPlaidToken: ['GET', '/api/v2/applications/{id}/financial-instruments/plaid/token'],
  linkPlaidAccount: ['POST', '/api/v2/applications/{id}/financial-instruments/plaid'],
  addManualAccount: ['POST', '/api/v2/applications/{id}/financial-instruments/manual'],
  sendAnalytics: ['POST', '/api/v2/analytics'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT', string]>;

export type EndpointKey = keyof typeof PATHS;
