import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { loadApplication, otpReplyFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { deliverOtp } from './otp-delivery.ts';
import { phoneChangeRefusal } from './phone-change-store.ts';
import { requireEligiblePhone } from './phone-eligibility.ts';

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
  const refusal = phoneChangeRefusal(application, phone);
  if (refusal !== undefined) throw refusal;
  await requireEligiblePhone(deps, { application, answers });
  const jobs = [
    { kind: 'send-otp' as const, dueAt: deps.clock.now() + PHONE_LIMITS.otpResendMs[0] },
  ];
  const changed = await deps.store.phoneChanges.change({
    id,
    userId,
    version,
    phone,
    actor: actorOf(session),
    jobs,
    once,
  });
  await deliverOtp(deps, changed, { ip: visitor.ip }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn(
      { applicationId: id, code: error.code },
      'no code was sent to the changed number',
    );
  });
  return otpReplyFor(await loadApplication(id, context), context);
};
