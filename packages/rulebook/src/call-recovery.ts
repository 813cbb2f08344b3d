import type { CallKey } from './call-paths.ts';
import type { ErrorCode } from './core/errors.ts';

/**
 * How a page recovers from a rejected call. `signIn`: signs in and returns. `follow`: reloads the
 * application silently, because the page it leads to, or its countdown, explains. `reload`:
 * reloads, then shows the error.
 */
export type ErrorRecovery = 'signIn' | 'follow' | 'reload';

export const ERROR_RECOVERY: { readonly [Code in ErrorCode]?: ErrorRecovery } = {
  'auth.signInRequired': 'signIn',
  'auth.sessionExpired': 'signIn',
  'auth.reauthRequired': 'signIn',
  'application.stepUpClosed': 'follow',
  'application.versionConflict': 'reload',
  'application.alreadySubmitted': 'reload',
  'account.closed': 'reload',
  'application.notFound': 'reload', // the application still exists when only a part of it is gone
  'otp.incorrect': 'reload',
  'otp.expired': 'reload',
  'otp.attemptsExceeded': 'reload',
  'otp.temporarilyLocked': 'reload',
  'otp.permanentlyLocked': 'reload',
  'otp.resendTooSoon': 'follow',
  'otp.sendLimitExceeded': 'reload',
  'otp.notSent': 'reload',
  'phone.changeLimitExceeded': 'reload',
  'phoneLink.resendTooSoon': 'follow',
  'phoneLink.sendLimitExceeded': 'reload',
  'inquiry.attemptsExceeded': 'reload',
  'taxId.changeLimitExceeded': 'reload',
  'invitation.tooMany': 'reload',
};

/**
 * How a page recovers when its data cannot be loaded: signs in and returns, or goes to the root and
 * shows the message there.
 */
export type LoadRecovery = 'signIn' | 'root';

/** Undefined when the page shows the error itself, with a way to retry. docs/readings.md 4. */
export const loadRecovery = (code: ErrorCode): LoadRecovery | undefined =>
  code === 'application.notFound'
    ? 'root'
    : ERROR_RECOVERY[code] === 'signIn'
      ? 'signIn'
      : undefined;

/**
 * Error codes for server errors of calls for which the specification quotes a text; all others use
 * `server.error`. docs/readings.md 5.
 */
const CALL_FAILURES: { readonly [Key in CallKey]?: ErrorCode } = {
  getAccountStores: 'stores.failed',
  queryStores: 'stores.failed',
  getApplication: 'application.fetch',
  updateApplication: 'application.update',
  addOwner: 'owners.failed',
  addOwnerCompany: 'owners.failed',
  updateOwnerCompany: 'owners.failed',
  deleteOwnerCompany: 'owners.failed',
  putOwnerHolding: 'owners.failed',
  deleteOwnerHolding: 'owners.failed',
  updateOwner: 'owners.failed',
  deleteOwner: 'owners.failed',
  submitOwners: 'owners.failed',
  inviteOwner: 'owners.failed',
};

export const callFailure = (key: CallKey, code: ErrorCode): ErrorCode =>
  code === 'server.error' ? (CALL_FAILURES[key] ?? code) : code;

const UNFINISHED: ReadonlySet<ErrorCode> = new Set([
  'network.failed',
  'network.timeout',
  'idempotency.inProgress',
  'server.busy',
  'server.error',
  ...Object.values(CALL_FAILURES),
]);

/**
 * True when the server may have completed the call or is still processing it: a retry counts as the
 * same attempt.
 */
export const isUnanswered = (code: ErrorCode): boolean => UNFINISHED.has(code);
