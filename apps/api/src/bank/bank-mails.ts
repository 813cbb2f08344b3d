import type { BankCheckResult, BankStatus } from '@signet/rulebook/bank/bank-status';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { isInvited } from '@signet/rulebook/people/invitation';
import { statusPromiseOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import { accountChangedMail } from '../people/owner-mails.ts';

export type AddedAccount = {
  kind: 'plaid' | 'manual';
  last4: string;
  accountType: string;
  status: BankStatus;
  checkResult: BankCheckResult;
  isChange: boolean;
};

type Mailing = Pick<Deps, 'config' | 'clock'>;

/**
 * Goes to the address on file, so that an account takeover is noticed; a first account awaiting
 * test deposits has its own mail.
 */
export function accountAddedMails(
  application: StoredApplication,
  account: AddedAccount,
  { config, clock }: Mailing,
): OutboxMessage[] {
  const { bank: before } = application;
  if (before === undefined && account.checkResult === 'unproven') return [];
  const { kind, last4, accountType, status, isChange } = account;
  const held = isChange ? { payoutsFrom: clock.now() + BANK_LIMITS.payoutHoldMs } : {};
  const after: StoredApplication = {
    ...application,
    bank: { kind, last4, accountType, status, ...held },
    bankLinkedAt: clock.now(),
  };
  const values = { last4, before: before?.last4 ?? '' };
  return [
    ...(isChange ? ownersMails(application, last4, { config, clock }) : []),
    renderMessage(before === undefined ? 'bankLinked' : 'bankReplaced', after, config, {
      told: statusPromiseOf(after, clock),
      values,
    }),
  ];
}

/**
 * To every owner whom we have written to. Once a day, because the hold on payouts that starts with
 * the first change is announced once.
 */
const ownersMails = (
  application: StoredApplication,
  last4: string,
  deps: Mailing,
): OutboxMessage[] =>
  application.bank?.payoutsFrom === undefined
    ? application.people
        .filter((person) => person.role === 'owner' && isInvited(person))
        .map((owner) => accountChangedMail({ deps, application, owner }, last4))
    : [];

export const accountRemovedMail = (
  application: StoredApplication,
  last4: string,
  { config }: Pick<Deps, 'config'>,
): OutboxMessage => renderMessage('bankRemoved', application, config, { values: { last4 } });
