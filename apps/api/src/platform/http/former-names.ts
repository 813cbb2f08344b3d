import type { EndpointKey } from '@signet/rulebook/endpoint-paths';

/**
 * Names of the release before, which idempotency keys still carry: a call that is repeated across the deploy must get its first answer. Keys live
 * for LIMITS.idempotencyTtlMs, so this file may go on 2026-12-31 (CHANGELOG.md).
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

/** Error codes of kept refusals; those replies are sealed, so no migration reaches them. */
const FORMER_ERROR_CODES: Readonly<Record<string, string>> = {
  'application.moved': 'application.stepUpClosed',
  'application.sent': 'application.alreadySubmitted',
  'application.stale': 'application.versionConflict',
  'application.versionMissing': 'application.versionRequired',
  'bank.link': 'bank.linkFailed',
  // An account in another name is no longer refused: whoever repeats the call checks what they typed.
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

/** What field errors ended in; the field's own name stands before it. */
const FORMER_FIELD_ERRORS: Readonly<Record<string, string>> = {
  differs: 'mismatch',
  high: 'tooHigh',
  low: 'tooLow',
  whole: 'notWholeNumber',
  issued: 'notIssued',
  real: 'allZeros',
};

/** The route as the release before named it; undefined where its endpoint has kept its name. */
export function formerRoute(route: string): string | undefined {
  const [key = '', ...address] = route.split(' ');
  const former = Object.entries(FORMER_ENDPOINT_KEYS).find(([current]) => current === key)?.[1];
  return former && [former, ...address].join(' ');
}

/** The current name of an error code that a kept refusal may hold. */
export function currentErrorCode(code: string): string {
  const renamed = FORMER_ERROR_CODES[code];
  if (renamed !== undefined) return renamed;
  const [field = '', ending = ''] = code.split('.');
  return Object.hasOwn(FORMER_FIELD_ERRORS, ending) ? `${field}.${FORMER_FIELD_ERRORS[ending]}` : code;
}
