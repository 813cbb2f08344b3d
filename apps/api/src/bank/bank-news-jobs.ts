import {
  type BankLinkFailure,
  bankLinkFailure,
  isBankSignInDue,
} from '@signet/rulebook/bank/bank-link';
import { BANK_CHECK_RESULTS } from '@signet/rulebook/bank/bank-status';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { pathTo } from '@signet/rulebook/routes';
import { statusPromiseOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { Job } from '../platform/jobs/job.ts';
import { SYNC_BANK_JOB } from './bank-news-store.ts';
import { bankBranchOf, checkAgain } from './jobs.ts';

const actor = `job:${SYNC_BANK_JOB}`;

/**
 * Trusts only what it re-reads: webhooks arrive twice, late, out of order, or before the link is
 * stored (hence the retries).
 */
export async function runSyncBank(deps: Deps, { payload }: Job): Promise<void> {
  const itemId = String(payload.itemId ?? '');
  const applicationId = await deps.store.bankNews.applicationOfLink(itemId);
  if (applicationId === undefined)
    return lookAgain(deps, itemId, typeof payload.look === 'number' ? payload.look : 0);
  const [bank, application] = await Promise.all([
    deps.store.banks.forWork(applicationId, actor),
    deps.store.applications.loadForWork(applicationId),
  ]);
  if (
    bank?.vendorToken === undefined ||
    bank.vendorAccountId === undefined ||
    application === undefined
  )
    return;
  const { status, vendorToken: accessToken, vendorAccountId: accountId, accountNumber = '' } = bank;
  const state = await deps.providers.bank.linkState({
    accessToken,
    accountId,
    accountNumber,
    place: bankBranchOf(bank),
  });
  const failure = bankLinkFailure(state, status);
  if (failure !== undefined) {
    const messages = [linkLostMail(failure, { application, last4: bank.last4 }, deps)];
    await deps.store.banks.recordCheck({
      id: applicationId,
      bankId: bank.id,
      result: failure,
      actor,
      messages,
    });
  } else if (isBankSignInDue(state, status)) {
    const message = renderMessage('bankSignInDue', application, deps.config, {
      values: { last4: bank.last4 },
    });
    await deps.store.outbox.addOnce({ ...message, applicationId });
  } else if (state === 'works' && status === 'PENDING' && (bank.checkResult ?? 'down') === 'down') {
    const result = await checkAgain(deps, bank, application);
    const messages =
      BANK_CHECK_RESULTS[result] === 'VERIFIED'
        ? [confirmedMail(application, bank.last4, deps)]
        : [];
    await deps.store.banks.recordCheck({
      id: applicationId,
      bankId: bank.id,
      result,
      actor,
      messages,
    });
  }
}

async function lookAgain({ store, clock }: Deps, itemId: string, look: number): Promise<void> {
  const afterMs = BANK_LIMITS.bankNewsLooksMs[look];
  if (afterMs === undefined) return;
  const id = `${SYNC_BANK_JOB}:${itemId}:${look}`;
  await store.jobs.add({
    id,
    kind: SYNC_BANK_JOB,
    payload: { itemId, look: look + 1 },
    dueAt: clock.now() + afterMs,
  });
}

type About = { application: StoredApplication; last4: string };

const linkLostMail = (
  failure: BankLinkFailure,
  { application, last4 }: About,
  { config }: Pick<Deps, 'config'>,
): OutboxMessage =>
  renderMessage('bankLinkLost', application, config, {
    linkFailure: failure,
    path: pathTo('bank', application),
    values: { last4 },
  });

function confirmedMail(
  application: StoredApplication,
  last4: string,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): OutboxMessage {
  const after: StoredApplication =
    application.bank === undefined
      ? application
      : { ...application, bank: { ...application.bank, status: 'VERIFIED' } };
  return renderMessage('bankConfirmed', after, config, {
    told: statusPromiseOf(after, clock),
    values: { last4 },
  });
}
