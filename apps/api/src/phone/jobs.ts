import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { CODE_STEP, currentPhoneStep } from '@signet/rulebook/phone/step-ups';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Job } from '../platform/jobs/job.ts';
import { codeExpiresAt, deliverOtp } from './otp-delivery.ts';

/** Errors that pass with time: a vendor outage and the wait between two sends. */
const MAY_PASS: readonly ErrorCode[] = ['otp.notSent', 'otp.resendTooSoon'];
/** Limits that expire or that staff reset. */
const HELD_BACK: readonly ErrorCode[] = ['texts.limitExceeded', 'texts.paused'];

/**
 * Retries for a while when the text could not be sent; meanwhile its page says so and offers to
 * send it.
 */
export async function runSendCode(deps: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (
    application === undefined ||
    currentPhoneStep(application.stepUps) !== CODE_STEP ||
    application.code?.vendorSid !== undefined
  )
    return;
  if ((application.code?.sends ?? 0) > 0 && (await wasSentAfterAll(deps, application))) return;
  try {
    await deliverOtp(deps, application);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ applicationId, code: error.code }, 'the first code was not sent');
    const tries = Number(payload.tries ?? 1);
    if (HELD_BACK.includes(error.code))
      await sendLater(deps, application, tries, Number(error.data.seconds ?? 0) * 1000);
    else if (MAY_PASS.includes(error.code) && tries < PHONE_LIMITS.otpFirstSendTries)
      await sendLater(deps, application, tries + 1);
  }
}

/**
 * After a crash the outcome of a reserved send is unknown; a code that is live at the vendor counts
 * as sent.
 */
async function wasSentAfterAll(
  { providers, store, clock }: Deps,
  { id, answers, code }: StoredApplication,
): Promise<boolean> {
  const phone = answers[APPLICANT_PHONE_PATH] ?? '';
  const living = await providers.codes.living(phone);
  if (living === undefined) return false;
  await store.phoneCodes.sent({
    id,
    phone,
    vendorSid: living.reference,
    expiresAt: codeExpiresAt(living, code?.lastSendAt ?? clock.now()),
  });
  return true;
}

async function sendLater(
  { store, clock }: Deps,
  { id, code }: StoredApplication,
  tries: number,
  waitMs = 0,
): Promise<void> {
  const dueAt = Math.max(
    code?.resendAt ?? 0,
    clock.now() + Math.max(waitMs, PHONE_LIMITS.otpResendMs[0]),
  );
  await store.jobs.add({ kind: 'send-otp', applicationId: id, payload: { tries }, dueAt });
}
