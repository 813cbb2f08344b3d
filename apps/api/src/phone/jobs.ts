import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Job, StoredApplication } from '../platform/store-types.ts';
import { deliverOtp } from './otp-delivery.ts';

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
    if (error.code === 'otp.resendTooSoon') await sendLater(deps, application);
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

/** Runs when the reserved send no longer blocks the next one. */
async function sendLater({ store, clock }: Deps, { id, code }: StoredApplication): Promise<void> {
  await store.jobs.add({ kind: 'send-otp', applicationId: id, dueAt: code?.resendAt ?? clock.now() + LIMITS.otpResendMs[0] });
}
