import { ERRORS, type ErrorRow, isErrorCode } from '@signet/rulebook/core/errors';
import { ApiError } from '../api.ts';
import { leaveToSignIn, placeToReturn } from '../navigation.ts';
import { dismissAll, type ErrorNotification, notifyError, openDialog, openPage } from './notifications.ts';

type Places = Readonly<Record<ErrorRow['show'], (error: ErrorNotification) => void>>;

const asToast = (error: ErrorNotification): void => notifyError('toast', error);

const PLACES: Places = {
  field: asToast, // asked outside of a form: there is no field to stand at, and the words must not be lost
  toast: asToast,
  growl: (error) => notifyError('growl', error),
  dialog: openDialog,
  page: openPage,
  parent: asToast, // a page of its own has nobody to tell; inside a partner's page the embedding tells the parent
};

const unauthorised = 401;

/** True where an error stands in its form: at a field, or in the summary above it. */
export const isForForm = (code: string): boolean => !isErrorCode(code) || ERRORS[code].show === 'field';

/** True where only signing in helps. */
export const isSignInNeeded = (code: string): boolean => isErrorCode(code) && ERRORS[code].status === unauthorised;

/** The same of whatever a call ended with. */
export const needsSignIn = (error: unknown): error is ApiError => error instanceof ApiError && isSignInNeeded(error.code);

/**
 * Shows an error as its row says. A 401 takes every message away and leads to sign-in, back to this page after it. docs/readings.md
 * 8 and 12.
 */
export function showError(error: ErrorNotification, leave: typeof leaveToSignIn = leaveToSignIn): void {
  if (isSignInNeeded(error.code)) {
    dismissAll();
    leave(placeToReturn(), { fresh: error.code === 'auth.reauthRequired' });
    return;
  }
  PLACES[ERRORS[error.code].show](error);
}
