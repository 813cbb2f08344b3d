import type { CallKey } from './call-paths.ts';
import type { ErrorCode } from './core/errors.ts';

/**
 * What a page does by itself about a call that was refused. `signIn`: leaves to sign in and comes back. `follow`: loads the application anew and
 * says nothing, because the page it leads to, or its own countdown, says it. `reload`: loads it anew, then tells.
 */
export type ErrorRecovery = 'signIn' | 'follow' | 'reload';

/** Every error that a page answers by more than telling it. */
export const ERROR_RECOVERY: { readonly [Code in ErrorCode]?: ErrorRecovery } = {
  'auth.signInRequired': 'signIn',
  'auth.sessionExpired': 'signIn',
  'auth.reauthRequired': 'signIn',
  'application.stepUpClosed': 'follow',
  'application.versionConflict': 'reload',
  'application.alreadySubmitted': 'reload',
  'application.notFound': 'reload', // the application is there where only a part of it is gone
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

/** What a page does by itself where what it shows could not be loaded: leaves to sign in and comes back, or goes to the root and says so there. */
export type LoadRecovery = 'signIn' | 'root';

/** The recovery of a load, by the same table; what has none stands on the page, with a way to ask again. docs/readings.md 4. */
export const loadRecovery = (code: ErrorCode): LoadRecovery | undefined =>
  code === 'application.notFound' ? 'root' : ERROR_RECOVERY[code] === 'signIn' ? 'signIn' : undefined;

/** What a fault of ours is called where the specification quotes a text for the call that met it; elsewhere it is `server.error`. docs/readings.md 5. */
const CALL_FAILURES: { readonly [Key in CallKey]?: ErrorCode } = {
  getAccountStores: 'stores.failed',
  queryStores: 'stores.failed',
  getApplication: 'application.fetch',
  updateApplication: 'application.update',
  addOwner: 'owners.failed',
  updateOwner: 'owners.failed',
  deleteOwner: 'owners.failed',
  submitOwners: 'owners.failed',
  inviteOwner: 'owners.failed',
};

/** The error that a failed call is told as. */
export const callFailure = (key: CallKey, code: ErrorCode): ErrorCode => (code === 'server.error' ? (CALL_FAILURES[key] ?? code) : code);

const UNFINISHED: ReadonlySet<ErrorCode> = new Set([
  'network.failed',
  'network.timeout',
  'idempotency.inProgress',
  'server.busy',
  'server.error',
  ...Object.values(CALL_FAILURES),
]);

/** True where the server may have done it or is doing it: pressing once more is the same attempt. */
export const isUnanswered = (code: ErrorCode): boolean => UNFINISHED.has(code);
