/** What leads on first after a bank's window ended without an account; the other way stands beside it. */
export type LinkExitRow = { leadsOn: 'again' | 'byHand' };

/** How a bank's window may end without an account. Each has a text of its own, and leads on. */
export const LINK_EXITS = {
  closed: { leadsOn: 'again' },
  notListed: { leadsOn: 'byHand' },
  unsupported: { leadsOn: 'byHand' },
  noAccount: { leadsOn: 'byHand' },
  signInRefused: { leadsOn: 'again' },
  locked: { leadsOn: 'byHand' },
  bankDown: { leadsOn: 'byHand' },
  expired: { leadsOn: 'again' },
  failed: { leadsOn: 'again' },
} as const satisfies Record<string, LinkExitRow>;
export type LinkExit = keyof typeof LINK_EXITS;

/** The vendor's error codes, as its window tells them; one that is not here is a failure. docs/readings.md 122. */
const BY_ERROR: Readonly<Record<string, LinkExit>> = {
  INVALID_CREDENTIALS: 'signInRefused',
  INSUFFICIENT_CREDENTIALS: 'signInRefused',
  INVALID_MFA: 'signInRefused',
  INVALID_SEND_METHOD: 'signInRefused',
  INVALID_PHONE_NUMBER: 'signInRefused',
  INVALID_OTP: 'signInRefused',
  USER_INPUT_TIMEOUT: 'signInRefused',
  ACCESS_NOT_GRANTED: 'signInRefused',
  ITEM_LOCKED: 'locked',
  USER_SETUP_REQUIRED: 'locked',
  ITEM_NOT_SUPPORTED: 'unsupported',
  MFA_NOT_SUPPORTED: 'unsupported',
  COUNTRY_NOT_SUPPORTED: 'unsupported',
  UNSUPPORTED_RESPONSE: 'unsupported',
  INSTITUTION_NO_LONGER_SUPPORTED: 'unsupported',
  INSTITUTION_NOT_ENABLED_IN_ENVIRONMENT: 'unsupported',
  PRODUCTS_NOT_SUPPORTED: 'unsupported',
  NO_ACCOUNTS: 'noAccount',
  NO_AUTH_ACCOUNTS: 'noAccount',
  NO_DEPOSITORY_ACCOUNTS: 'noAccount',
  INSTITUTION_DOWN: 'bankDown',
  INSTITUTION_NOT_AVAILABLE: 'bankDown',
  INSTITUTION_NOT_RESPONDING: 'bankDown',
  INVALID_LINK_TOKEN: 'expired',
};

/** Where in the window it was closed, as far as that says more than that it was. */
const BY_STATUS: Readonly<Record<string, LinkExit>> = {
  institution_not_found: 'notListed',
  institution_not_supported: 'unsupported',
};

/** How the window ended, by what the vendor told; a window that was merely closed tells no error. */
export function linkExitOf(errorCode: string | undefined, status: string | undefined): LinkExit {
  if (errorCode !== undefined) return BY_ERROR[errorCode] ?? 'failed';
  return BY_STATUS[status ?? ''] ?? 'closed';
}
