import { expect, test } from 'vitest';
import { linkExitOf } from './link-exit.ts';

test.each([
  ['closed at the list of banks', undefined, undefined, 'closed'],
  ['closed at the sign-in', undefined, 'requires_credentials', 'closed'],
  ['closed at the code', undefined, 'requires_code', 'closed'],
  ['closed at the accounts', undefined, 'requires_account_selection', 'closed'],
  ['a bank that was searched for and not found', undefined, 'institution_not_found', 'notListed'],
  ['a bank that the vendor cannot link', undefined, 'institution_not_supported', 'unsupported'],
  ['closed after a wrong password', 'INVALID_CREDENTIALS', 'requires_credentials', 'signInRefused'],
  ['an online account that is locked', 'ITEM_LOCKED', 'requires_credentials', 'locked'],
  [
    'a bank that asks in a way the vendor cannot follow',
    'MFA_NOT_SUPPORTED',
    'requires_code',
    'unsupported',
  ],
  ['no account that takes payouts', 'NO_AUTH_ACCOUNTS', undefined, 'noAccount'],
  ['a bank that is down', 'INSTITUTION_DOWN', 'requires_credentials', 'bankDown'],
  ['a window that was open too long', 'INVALID_LINK_TOKEN', undefined, 'expired'],
  ['a fault of the vendor', 'INTERNAL_SERVER_ERROR', undefined, 'failed'],
  ['a code that nobody knows yet', 'SOMETHING_NEW', 'institution_not_found', 'failed'],
] as const)('%s', (_name, code, status, exit) => expect(linkExitOf(code, status)).toBe(exit));
