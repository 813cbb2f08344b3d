import type { ApplicationView } from '@signet/rulebook/application-view';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { CODE_STEP, PHONE_STEPS } from '@signet/rulebook/phone/step-ups';
import { formatPhone, type Locale } from '@signet/rulebook/reference/locales';
import type { RouteId } from '@signet/rulebook/routes';

/** The phone step-up currently open; analytics events are keyed by it. */
export const phoneStepOf = ({
  stepUpDetails,
}: Pick<ApplicationView, 'stepUpDetails'>): { stepUp: string } => ({
  stepUp:
    stepUpDetails.find(
      ({ type, finishedAt }) =>
        finishedAt === undefined && PHONE_STEPS.some((step) => step === type),
    )?.type ?? PHONE_STEPS[0],
});

/**
 * Until when the server may still send the first code by itself; undefined when only a press sends
 * it. docs/decisions/0039.
 */
export function firstCodeDueAt({
  stepUpDetails,
  phoneLink,
}: Pick<ApplicationView, 'stepUpDetails' | 'phoneLink'>): number | undefined {
  const step = openStepUp(stepUpDetails, CODE_STEP);
  return step && phoneLink === undefined
    ? step.requestedAt + PHONE_LIMITS.otpFirstSendMs
    : undefined;
}

/**
 * Page after phone verification; a result is shown before the page it leads to. docs/readings.md
 * 91.
 */
export const pageAfterPhone = ({
  page,
  status,
}: Pick<ApplicationView, 'page' | 'status'>): RouteId => (status.money.online ? 'success' : page);

/**
 * The whole number, so that a wrong digit is seen; masked for a viewer to whom only the last four
 * digits are shown.
 */
export const shownPhone = (
  { otp, applicant }: Pick<ApplicationView, 'otp' | 'applicant'>,
  locale: Locale,
): string => formatPhone(applicant.phone.localPhoneNumber ?? otp?.phone ?? '', locale);
