import type { BankCheckResult, BankStatus } from '@signet/rulebook/bank/bank-status';
import { statusPromiseOf } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { OutboxMessage, StoredApplication } from '../platform/store-types.ts';

export type AddedAccount = {
  kind: 'plaid' | 'manual';
  last4: string;
  accountType: string;
  status: BankStatus;
  checkResult: BankCheckResult;
};

type Mailing = Pick<Deps, 'config' | 'clock'>;

/** Goes to the address on file, so that an account takeover is noticed; a first account awaiting test deposits has its own mail. */
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

export const accountRemovedMail = (application: StoredApplication, last4: string, { config }: Pick<Deps, 'config'>): OutboxMessage =>
  renderMessage('bankRemoved', application, config, { values: { last4 } });
