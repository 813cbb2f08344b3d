import type { BankCheckResult, BankStatus } from '@signet/rulebook/bank/bank-status';
import { statusPromiseOf } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { OutboxMessage, StoredApplication } from '../platform/store-types.ts';

/** An account as it was just linked. */
export type AddedAccount = {
  kind: 'plaid' | 'manual';
  last4: string;
  accountType: string;
  status: BankStatus;
  checkResult: BankCheckResult;
};

type Mailing = Pick<Deps, 'config' | 'clock'>;

/**
 * What its person is told where payouts go somewhere else from now on, at the address that we know: whoever did not do it themselves must learn of it. The
 * first account that test deposits prove is announced by their own mail.
 */
export function accountAddedMails(application: StoredApplication, account: AddedAccount, { config, clock }: Mailing): OutboxMessage[] {
  const { bank: before } = application;
  if (before === undefined && account.checkResult === 'unproven') return [];
  const { kind, last4, accountType, status } = account;
  const after: StoredApplication = { ...application, bank: { kind, last4, accountType, status }, bankLinkedAt: clock.now() };
  const values = { last4, before: before?.last4 ?? '' };
  return [
    renderMessage(before === undefined ? 'bankLinked' : 'bankReplaced', after, config, { told: statusPromiseOf(after, clock), values }),
  ];
}

/** The same where an account was removed. */
export const accountRemovedMail = (application: StoredApplication, last4: string, { config }: Pick<Deps, 'config'>): OutboxMessage =>
  renderMessage('bankRemoved', application, config, { values: { last4 } });
