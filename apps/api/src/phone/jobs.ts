import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answer-paths';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Job, StoredApplication } from '../platform/store-types.ts';
import { deliverOtp } from './otp-delivery.ts';

/** Refusals that end by themselves, or by a person of ours. */
const SENT_LATER: readonly ErrorCode[] = ['otp.resendTooSoon', 'texts.limitExceeded', 'texts.paused'];

/** Where the text cannot be sent, the page offers to send it and says why. */
export async function runSendCode(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || currentStepUp(application.stepUps)?.type !== 'OTP_SMS' || application.code?.vendorSid !== undefined)
    return;
  if ((application.code?.sends ?? 0) > 0 && (await tookOver(deps, application))) return;
  try {
    await deliverOtp(deps, application);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ applicationId, code: error.code }, 'the first code was not sent');
    const { seconds } = error.data;
    if (SENT_LATER.includes(error.code) && typeof seconds === 'number') await sendLater(deps, application, seconds * 1000);
  }
}

/** A crash hid how the reserved send ended: if the vendor sent a code, it counts. */
async function tookOver({ providers, store, clock }: Deps, { id, answers }: StoredApplication): Promise<boolean> {
  const phone = answers[APPLICANT_PHONE_PATH] ?? '';
  const vendorSid = await providers.codes.living(phone);
  if (vendorSid === undefined) return false;
  await store.phoneCodes.sent({ id, phone, vendorSid, expiresAt: clock.now() + LIMITS.otpLifeMs });
  return true;
}

/** Runs when what blocks the send is over: the wait after the last one, or a limit. */
async function sendLater({ store, clock }: Deps, { id }: StoredApplication, waitMs: number): Promise<void> {
  await store.jobs.add({ kind: 'send-otp', applicationId: id, dueAt: clock.now() + waitMs });
}
