import type { ApplicationView } from '@signet/rulebook/application-view';
import { isUnanswered } from '@signet/rulebook/call-recovery';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { onboardingFailurePage, withoutResponse } from '@signet/rulebook/error-recovery';
import { ApiError } from '@signet/web/api';
import { call } from '../platform/api.ts';
import { usePortal } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import { useFormTexts } from '../platform/form/form-texts.ts';
import { useNavigation } from '../platform/navigation.ts';
import { track } from '../platform/track.ts';
import type { TermsLanguage } from './terms/terms.tsx';

const CONFLICT = 409;

/**
 * After no response, a busy server or "already submitted", the application may have been accepted.
 * docs/readings.md 11.
 */
const mayBeTaken = (code: ErrorCode): boolean => {
  const { status } = ERRORS[code];
  return status === CONFLICT || onboardingFailurePage(status) === 'success';
};

/**
 * Server failures lead to the error page, except those that count as no response; the form shows
 * everything else. docs/readings.md 11.
 */
function toErrorPage(error: unknown): undefined {
  if (
    !(error instanceof ApiError) ||
    ERRORS[error.code].status < 500 ||
    onboardingFailurePage(ERRORS[error.code].status) === 'success'
  )
    throw error;
  track('onboarding.error', { errorCode: error.code });
  showError({
    code: 'onboarding.failed',
    data: error.reference === undefined ? undefined : { reference: error.reference },
  });
}

type Submission = {
  /**
   * As last received: a screen that saves answers first passes what the save returned, because
   * older views are dropped.
   */
  application: ApplicationView;
  agreement: TermsLanguage;
  idempotencyKey: string;
  onSent?: () => void;
};

/** Submits the application and opens the page that it then has. */
export function useOnboard(): (submission: Submission) => Promise<void> {
  const { boot, setApplication, reload } = usePortal();
  const { withoutAnswer } = useFormTexts();
  const { go } = useNavigation();
  const findOut = async (
    application: ApplicationView,
    error: unknown,
  ): Promise<ApplicationView> => {
    if (!(error instanceof ApiError) || !mayBeTaken(error.code)) throw error;
    const fresh = await reload(application.id).catch((reloadError: unknown) => {
      if (
        ERRORS[error.code].status === CONFLICT ||
        !(reloadError instanceof ApiError && isUnanswered(reloadError.code))
      )
        throw reloadError;
      return withoutResponse(application, withoutAnswer);
    });
    if (fresh.page === application.page) throw error; // it was not accepted
    return fresh;
  };
  return async ({ application, agreement: { language }, idempotencyKey, onSent }) => {
    const { id } = application;
    const terms = {
      signed: true,
      id: boot.terms.id,
      version: boot.terms.version,
      language,
    } as const;
    const view = await call('onboardApplication', {
      params: { id },
      body: { terms },
      idempotencyKey,
    })
      .catch((error: unknown) => findOut(application, error))
      .catch(toErrorPage);
    if (view === undefined) return;
    onSent?.();
    setApplication(view);
    go(view.page, { id, replace: true });
  };
}
