import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { phoneChangeError } from '@signet/rulebook/phone/text-limits';
import { stepConflictFor } from '../application/facts.ts';
import { loadApplication, otpReplyFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { actorOf } from '../session/session-cookies.ts';
import { deliverOtp } from './otp-delivery.ts';
import { requireEligiblePhone } from './phone-eligibility.ts';

function requireValidChange(
  { answers, people, phoneChangesLeft }: StoredApplication,
  phone: string,
): void {
  const error = phoneChangeError({
    phone,
    current: answers[APPLICANT_PHONE_PATH] ?? '',
    ownersPhones: people.flatMap((person) =>
      person.role === 'owner' ? (person.answers.phone ?? []) : [],
    ),
    changesLeft: phoneChangesLeft,
  });
  if (error !== undefined) throw fieldAppError(error, APPLICANT_PHONE_PATH);
}

/**
 * Corrects a mistyped number and texts a code to the new one; if that fails, the page shows it and
 * a job retries. docs/decisions/0053.
 */
export const changePhone: Handler<'changePhone'> = async ({
  deps,
  application,
  session,
  visitor,
  answers,
  once,
}) => {
  const { id, userId, version } = application;
  const context = { deps, session, visitor };
  const phone = answers[APPLICANT_PHONE_PATH] ?? '';
  requireValidChange(application, phone);
  await requireEligiblePhone(deps, { application, answers });
  const jobs = [{ kind: 'send-otp' as const, dueAt: deps.clock.now() + LIMITS.otpResendMs[0] }];
  const { isChanged } = await deps.store.phoneChanges.change({
    id,
    userId,
    version,
    phone,
    actor: actorOf(session),
    jobs,
    once,
  });
  const now = await loadApplication(id, context);
  if (!isChanged) {
    const moved = stepConflictFor('phoneChange', now);
    if (moved !== undefined) throw moved;
    requireValidChange(now, phone);
    throw new AppError('application.versionConflict');
  }
  await deliverOtp(deps, now, { ip: visitor.ip }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn(
      { applicationId: id, code: error.code },
      'no code was sent to the changed number',
    );
  });
  return otpReplyFor(await loadApplication(id, context), context);
};
