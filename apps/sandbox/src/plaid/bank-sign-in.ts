import type { ItemError } from './store.ts';

type SignIn =
  | { kind: 'in'; isOtherOwner: boolean }
  | { kind: 'code' }
  | { kind: 'error'; error: ItemError };

const deviceCode = '1234';

/** Signs in to an account that belongs to another person. */
export const OTHER_OWNER_USER = 'user_otherowner';

/** The type of each documented error; the password `error_<CODE>` triggers it. */
const ERROR_TYPES: Record<string, string> = {
  INVALID_CREDENTIALS: 'ITEM_ERROR',
  INVALID_MFA: 'ITEM_ERROR',
  ITEM_LOCKED: 'ITEM_ERROR',
  ITEM_NOT_SUPPORTED: 'ITEM_ERROR',
  MFA_NOT_SUPPORTED: 'ITEM_ERROR',
  INSUFFICIENT_CREDENTIALS: 'ITEM_ERROR',
  COUNTRY_NOT_SUPPORTED: 'ITEM_ERROR',
  INSTITUTION_DOWN: 'INSTITUTION_ERROR',
  INSTITUTION_NOT_RESPONDING: 'INSTITUTION_ERROR',
  INSTITUTION_NO_LONGER_SUPPORTED: 'INSTITUTION_ERROR',
  INTERNAL_SERVER_ERROR: 'API_ERROR',
};

export function bankSignIn(username: string, password: string, code: string | undefined): SignIn {
  const wanted = password.startsWith('error_') ? password.slice('error_'.length) : undefined;
  if (wanted !== undefined && ERROR_TYPES[wanted]) return failure(wanted);
  const isUser = username === 'user_good' || username === OTHER_OWNER_USER;
  if (!isUser || (password !== 'pass_good' && password !== 'mfa_device'))
    return failure('INVALID_CREDENTIALS');
  if (password === 'mfa_device' && code === undefined) return { kind: 'code' };
  if (password === 'mfa_device' && code !== deviceCode) return failure('INVALID_MFA');
  return { kind: 'in', isOtherOwner: username === OTHER_OWNER_USER };
}

function failure(code: string): SignIn {
  const message = code.toLowerCase().replaceAll('_', ' ');
  return {
    kind: 'error',
    error: {
      error_type: ERROR_TYPES[code] ?? 'ITEM_ERROR',
      error_code: code,
      error_message: message,
      display_message: message,
    },
  };
}
