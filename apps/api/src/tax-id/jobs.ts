import { LIMITS } from '@signet/rulebook/core/limits';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import { requirementOf } from '@signet/rulebook/messages/choose-message';
import { pathTo } from '@signet/rulebook/routes';
import { TAX_INFORMATION, taxInformationTypeFor } from '@signet/rulebook/tax-id/tax-information';
import { statusPromiseOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';

export const REQUEST_TAX_INFORMATION_JOB = 'request-tax-information';

/** Reminds by mail when a requested tax id is still missing after a day. docs/readings.md 95. */
export const taxInformationReminderJob = (
  stepUp: string | undefined,
  { round }: Pick<StoredApplication, 'round'>,
  now: number,
): NewJob[] =>
  Object.values(TAX_INFORMATION).some((one) => one.stepUp === stepUp)
    ? [
        {
          kind: REQUEST_TAX_INFORMATION_JOB,
          payload: { round, stepUp },
          dueAt: now + LIMITS.emailSlaHours * 3_600_000,
        },
      ]
    : [];

/**
 * Mails a link to the page for that tax id alone; in Canada, the link to the application.
 * docs/readings.md 105.
 */
export async function runRequestTaxInformation(
  { store, config, clock }: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined || currentStepUp(application.stepUps)?.type !== payload.stepUp)
    return; // answered meanwhile
  const { id, market, referralUrlId } = application;
  const type = taxInformationTypeFor(String(payload.stepUp), market);
  if (type === undefined) {
    await store.outbox.add({
      ...renderMessage('informationNeeded', application, config, {
        need: requirementOf({ stepUp: String(payload.stepUp) }),
        told: statusPromiseOf(application, clock),
      }),
      applicationId: id,
    });
    return;
  }
  await store.linkTokens.mail({
    applicationId: id,
    purpose: 'tax-information',
    detail: type,
    mailedFor: `${payload.stepUp}:${payload.round}`,
    actor: `job:${REQUEST_TAX_INFORMATION_JOB}`,
    // The token is in the URL fragment, which reaches no server or log.
    message: (token) =>
      renderMessage('taxInformation', application, config, {
        path: `${pathTo('tax-information', { id, referralUrlId })}?type=${type}#${token}`,
      }),
  });
}
