import type { EndpointKey } from '@signet/rulebook/endpoint-paths';

/**
 * Endpoint names of the previous release that stored idempotency keys still contain: a call
 * repeated across the deploy must get its first reply. Keys live for LIMITS.idempotencyTtlMs, so
 * this file can be deleted on 2026-12-31 (CHANGELOG.md).
 */
const FORMER_ENDPOINT_KEYS: Readonly<Partial<Record<EndpointKey, string>>> = {
  deleteOwner: 'removeOwner',
  openLinkSession: 'openLink',
  recordEvent: 'sendAnalytics',
  refreshIdentification: 'readIdentification',
  refreshVerification: 'readVerification',
  sendOtp: 'sendOtpCode',
  submitBusinessInfo: 'checkBusinessInfo',
  submitFullEin: 'giveManualEntry',
  submitFullSsn: 'giveFullSsn',
  submitOwners: 'sendOwners',
  submitTaxId: 'giveGovernmentIdentification',
  verifyOtp: 'checkOtp',
  verifyPhoneByNetwork: 'verifyByNetwork',
};

/**
 * Former error codes in stored rejections; those replies are sealed, so a migration cannot rename
 * them.
 */
const FORMER_ERROR_CODES: Readonly<Record<string, string>> = {
  'application.moved': 'application.stepUpClosed',
  'application.sent': 'application.alreadySubmitted',
  'application.stale': 'application.versionConflict',
  'application.versionMissing': 'application.versionRequired',
  'bank.link': 'bank.linkFailed',
  // A name mismatch is no longer rejected on its own; repeating the call tells the applicant to
  // check what they typed.
  'bank.nameDiffers': 'bank.notFound',
  'bank.nameMismatch': 'bank.notFound',
  'code.expired': 'otp.expired',
  'code.locked': 'otp.temporarilyLocked',
  'code.lockedForLife': 'otp.permanentlyLocked',
  'code.mismatch': 'otp.incorrect',
  'code.notSent': 'otp.notSent',
  'code.spent': 'otp.attemptsExceeded',
  'code.tooMany': 'otp.sendLimitExceeded',
  'code.tooSoon': 'otp.resendTooSoon',
  'config.moved': 'config.portalMoved',
  'idempotency.differs': 'idempotency.keyReused',
  'idempotency.malformed': 'idempotency.keyMalformed',
  'idempotency.running': 'idempotency.inProgress',
  'inquiry.consent': 'inquiry.consentRequired',
  'inquiry.tooMany': 'inquiry.attemptsExceeded',
  'owners.noController': 'owners.controllerMissing',
  'owners.over': 'owners.shareTotalTooHigh',
  'owners.sameTaxId': 'owners.duplicateTaxId',
  'owners.twoControllers': 'owners.controllerNotUnique',
  'owners.under': 'owners.shareTotalTooLow',
  'phone.tooMany': 'phone.lookupLimitExceeded',
  'phone.virtual': 'phone.unsupportedLineType',
  'phoneLink.tooMany': 'phoneLink.sendLimitExceeded',
  'phoneLink.tooSoon': 'phoneLink.resendTooSoon',
  'proof.stale': 'auth.reauthRequired',
  'provider.down': 'provider.unavailable',
  'request.forbidden': 'request.crossOrigin',
  'request.invalid': 'request.validationFailed',
  'request.mediaType': 'request.unsupportedMediaType',
  'request.method': 'request.methodNotAllowed',
  'request.tooLarge': 'request.payloadTooLarge',
  'request.tooMany': 'request.rateLimited',
  'server.fault': 'server.error',
  'session.expired': 'auth.sessionExpired',
  'session.missing': 'auth.signInRequired',
  'session.token': 'inquiry.sessionTokenMissing',
  'taxId.tooMany': 'taxId.changeLimitExceeded',
  'webhook.unsigned': 'webhook.invalidSignature',
};

const FORMER_FIELD_ERRORS: Readonly<Record<string, string>> = {
  differs: 'mismatch',
  high: 'tooHigh',
  low: 'tooLow',
  whole: 'notWholeNumber',
  issued: 'notIssued',
  real: 'allZeros',
};

/** The route under the previous release's name; undefined when the endpoint was not renamed. */
export function formerRoute(route: string): string | undefined {
  const [key = '', ...address] = route.split(' ');
  const former = Object.entries(FORMER_ENDPOINT_KEYS).find(([current]) => current === key)?.[1];
  return former && [former, ...address].join(' ');
}

export function currentErrorCode(code: string): string {
  const renamed = FORMER_ERROR_CODES[code];
  if (renamed !== undefined) return renamed;
  const [field = '', ending = ''] = code.split('.');
  return Object.hasOwn(FORMER_FIELD_ERRORS, ending)
    ? `${field}.${FORMER_FIELD_ERRORS[ending]}`
    : code;
}
