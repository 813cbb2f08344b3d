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

function refuseChange({ answers, people, phoneChangesLeft }: StoredApplication, phone: string): void {
  const error = phoneChangeError({
    phone,
    current: answers[APPLICANT_PHONE_PATH] ?? '',
    ownersPhones: people.flatMap((person) => (person.role === 'owner' ? (person.answers.phone ?? []) : [])),
    changesLeft: phoneChangesLeft,
  });
  if (error !== undefined) throw fieldAppError(error, APPLICANT_PHONE_PATH);
}

/** Changes a mistyped number and texts a code to the new one; where that cannot be sent now, its page says so and the background tries. docs/decisions/0053. */
export const changePhone: Handler<'changePhone'> = async ({ deps, application, session, visitor, answers, once }) => {
  const { id, userId, version } = application;
  const asking = { deps, session, visitor };
  const phone = answers[APPLICANT_PHONE_PATH] ?? '';
  refuseChange(application, phone);
  await requireEligiblePhone(deps, { application, answers });
  const jobs = [{ kind: 'send-otp' as const, dueAt: deps.clock.now() + LIMITS.otpResendMs[0] }];
  const { isChanged } = await deps.store.phoneChanges.change({ id, userId, version, phone, actor: actorOf(session), jobs, once });
  const now = await loadApplication(id, asking);
  if (!isChanged) {
    const moved = stepConflictFor('phoneChange', now);
    if (moved !== undefined) throw moved;
    refuseChange(now, phone);
    throw new AppError('application.versionConflict');
  }
  await deliverOtp(deps, now, { ip: visitor.ip }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ applicationId: id, code: error.code }, 'no code was sent to the changed number');
  });
  return otpReplyFor(await loadApplication(id, asking), asking);
};
