/**
 * Primary action after the bank's window closed without an account; the other one is offered as
 * well.
 */
export type LinkExitRow = { leadsOn: 'again' | 'byHand' };

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

/**
 * The vendor's error codes, as its window reports them; an unlisted code counts as `failed`.
 * docs/readings.md 122.
 */
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

const BY_STATUS: Readonly<Record<string, LinkExit>> = {
  institution_not_found: 'notListed',
  institution_not_supported: 'unsupported',
};

/** Maps the vendor's exit; a window that was merely closed reports no error. */
export function linkExitOf(errorCode: string | undefined, status: string | undefined): LinkExit {
  if (errorCode !== undefined) return BY_ERROR[errorCode] ?? 'failed';
  return BY_STATUS[status ?? ''] ?? 'closed';
}
