import type { Item } from './store.ts';

type ItemEvent = { type: 'AUTH' | 'ITEM'; effect: string; happen: (item: Item) => void };

const itemError = (code: string, message: string): Item['error'] => ({
  error_type: 'ITEM_ERROR',
  error_code: code,
  error_message: message,
  display_message: null,
});

export const ITEM_EVENTS: Readonly<Record<string, ItemEvent>> = {
  AUTOMATICALLY_VERIFIED: {
    type: 'AUTH',
    effect: 'the account is verified',
    happen: (item) => {
      item.verificationStatus = 'automatically_verified';
    },
  },
  VERIFICATION_EXPIRED: {
    type: 'AUTH',
    effect: 'the account was not verified in time',
    happen: (item) => {
      item.verificationStatus = 'verification_expired';
    },
  },
  DEFAULT_UPDATE: {
    type: 'AUTH',
    effect: 'the account has another number',
    happen: (item) => {
      for (const account of item.accounts) account.number = `9${account.number.slice(1)}`;
    },
  },
  ERROR: {
    type: 'ITEM',
    effect: 'the bank wants its customer to sign in again',
    happen: (item) => {
      item.error ??= itemError(
        'ITEM_LOGIN_REQUIRED',
        'the login details of this item have changed and a user login is required',
      );
    },
  },
  LOGIN_REPAIRED: {
    type: 'ITEM',
    effect: 'its customer has signed in again',
    happen: (item) => {
      item.error = null;
    },
  },
  USER_PERMISSION_REVOKED: {
    type: 'ITEM',
    effect: 'its customer has withdrawn the permission',
    happen: (item) => {
      item.error = itemError(
        'USER_PERMISSION_REVOKED',
        'the end user has revoked access to this item',
      );
    },
  },
};

export const happen = (item: Item, code: string): void => ITEM_EVENTS[code]?.happen(item);
