import { ERRORS, type ErrorRow, isErrorCode } from '@signet/rulebook/core/errors';
import { ApiError } from '@signet/web/api';
import { leaveToSignIn, placeToReturn } from '../navigation.ts';
import {
  dismissAll,
  type ErrorNotification,
  notifyError,
  openDialog,
  openPage,
} from './notifications.ts';

type Places = Readonly<Record<ErrorRow['show'], (error: ErrorNotification) => void>>;

const asToast = (error: ErrorNotification): void => notifyError('toast', error);

const PLACES: Places = {
  field: asToast, // outside a form there is no field to show it at, but it must not get lost
  toast: asToast,
  growl: (error) => notifyError('growl', error),
  dialog: openDialog,
  page: openPage,
  // Shown as a toast here; inside a partner's frame, the embed bridge also reports it to the parent.
  parent: asToast,
};

const unauthorised = 401;

export const isForForm = (code: string): boolean =>
  !isErrorCode(code) || ERRORS[code].show === 'field';

export const isSignInNeeded = (code: string): boolean =>
  isErrorCode(code) && ERRORS[code].status === unauthorised;

export const needsSignIn = (error: unknown): error is ApiError =>
  error instanceof ApiError && isSignInNeeded(error.code);

/**
 * A 401 dismisses all messages and redirects to sign-in, returning to this page. docs/readings.md 8
 * and 12.
 */
export function showError(
  error: ErrorNotification,
  leave: typeof leaveToSignIn = leaveToSignIn,
): void {
  if (isSignInNeeded(error.code)) {
    dismissAll();
    leave(placeToReturn(), { fresh: error.code === 'auth.reauthRequired' });
    return;
  }
  PLACES[ERRORS[error.code].show](error);
}
