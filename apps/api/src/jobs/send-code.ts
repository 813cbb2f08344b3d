import { openStepUp } from '@signet/rulebook/step-ups';
import type { Deps } from '../deps.ts';
import { AppError } from '../problem.ts';
import { sendCode } from '../send-code.ts';
import type { Job } from '../store/store.ts';

/** Texts the first code as soon as it is asked for. Where it cannot be sent the page offers to send it, and says why. decisions.md, section 6. */
export async function runSendCode(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const application = await deps.store.applications.loadForWork(applicationId);
  if (application === undefined || openStepUp(application.stepUps)?.type !== 'OTP_SMS' || (application.code?.sends ?? 0) > 0) return;
  try {
    await sendCode(deps, application);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ applicationId, code: error.code }, 'the first code was not sent');
  }
}
