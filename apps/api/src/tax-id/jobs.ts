import { LIMITS } from '@signet/rulebook/core/limits';
import { needOf } from '@signet/rulebook/messages/choose-message';
import { pathTo } from '@signet/rulebook/routes';
import { openStepUp } from '@signet/rulebook/step-ups';
import { taxInformationFor } from '@signet/rulebook/tax-id/tax-information';
import { toldOf } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import { writeMessage } from '../messages/render-message.ts';
import type { Job, NewJob, StoredApplication } from '../store.ts';

export const ASK_TAX_INFORMATION = 'ask-tax-information';

/** The e-mail that follows where a number was asked and is still missing after a day. Document 2, section 9, Follow-up times. */
export const askedLater = (stepUp: string | undefined, { round }: Pick<StoredApplication, 'round'>, now: number): NewJob[] =>
  stepUp === 'FULL_SSN' || stepUp === 'BUSINESS_INFO'
    ? [{ kind: ASK_TAX_INFORMATION, payload: { round, stepUp }, dueAt: now + LIMITS.emailFollowUpHours * 3_600_000 }]
    : [];

/** Mails a link to the page that asks the number alone; in Canada, where the number is another, the way to the application. decisions.md, row 34. */
export async function runAskTaxInformation({ store, config, clock }: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined || openStepUp(application.stepUps)?.type !== payload.stepUp) return; // answered meanwhile
  const { id, market, referralUrlId } = application;
  const type = taxInformationFor(String(payload.stepUp), market);
  if (type === undefined) {
    await store.outbox.add({
      ...writeMessage('informationNeeded', application, config, {
        need: needOf({ stepUp: String(payload.stepUp) }),
        told: toldOf(application, clock),
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
    actor: `job:${ASK_TAX_INFORMATION}`,
    // In the fragment: it reaches no server and no log, and the page takes it out of the address at once.
    message: (token) =>
      writeMessage('taxInformation', application, config, {
        path: `${pathTo('tax-information', { id, referralUrlId })}?type=${type}#${token}`,
      }),
  });
}
