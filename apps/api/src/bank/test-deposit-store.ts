import {
  BANK_CHECK_RESULTS,
  type BankCheckResult,
  bankResultFor,
} from '@signet/rulebook/bank/bank-status';
import type { TestDepositFailure, TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, NewJob, OutboxMessage, StoreDeps } from '../platform/store-types.ts';

export const TEST_DEPOSITS_JOB = 'test-deposits';

type Change = {
  id: string;
  bankId: string;
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
};

/** Days are YYYY-MM-DD. */
export type SentDeposits = { vendorId: string; arrivesOn: string; enterBy: string };

export type StoredDeposits = {
  bankId: string;
  vendorId?: string;
  sends: number;
  tries: number;
  arrivesOn: string;
  enterBy: string;
  remindedAt?: number;
  outcome?: TestDepositOutcome;
};

/**
 * `ask`: confirm at the vendor; `known`: these amounts failed before; `busy`: a check is running;
 * `closed`: no attempt allowed.
 */
export type ReservedTry =
  | { state: 'ask'; tries: number; vendorId: string }
  | { state: 'known'; tries: number }
  | { state: 'busy' }
  | { state: 'closed' };

export type TestDepositStore = {
  find(bankId: string): Promise<StoredDeposits | undefined>;
  /** Records pair number `sends`; no change unless exactly the pairs before it were sent. */
  recordSent(
    sent: Change & { deposits: SentDeposits; sends: number; once?: IdempotentCall },
  ): Promise<{ changed: boolean }>;
  recordReturned(returned: Change & { today: string }): Promise<{ changed: boolean }>;
  /**
   * Counts an attempt before the vendor call, so parallel attempts cannot exceed the limit;
   * repeated amounts count once.
   */
  reserveTry(attempt: { bankId: string; amounts: string }): Promise<ReservedTry>;
  recordMismatch(mismatch: Change & { tries: number }): Promise<void>;
  giveBackTry(lost: { bankId: string; amounts: string }): Promise<void>;
  /** Matching amounts prove access to the account, not that it is held in the right name. */
  recordOutcome(
    ended: Change & { outcome: TestDepositOutcome; isHolderKnown?: boolean; once?: IdempotentCall },
  ): Promise<{ changed: boolean }>;
  recordReminded(reminded: Change): Promise<{ changed: boolean }>;
  reviveDeposits(): Promise<void>;
};

type AuditParts = Pick<AuditedUpdate, 'action' | 'detail' | 'once'>;
const resultOf = (outcome: TestDepositOutcome): BankCheckResult =>
  outcome === 'matched' ? 'amountsMatched' : 'depositsFailed';

/** SQL for test deposits. docs/decisions/0065. */
export function buildTestDeposits(deps: StoreDeps): TestDepositStore {
  const { database, clock, sealer } = deps;
  const fingerprint = (bankId: string, amounts: string) =>
    sealer.fingerprint('test-deposits', `${bankId}:${amounts}`);

  /**
   * Runs one audited statement; the last part of `first` must be named `moved` and return the
   * application's id.
   */
  const audited = async (
    { id, actor, messages, jobs }: Change,
    { action, detail, once }: AuditParts,
    first: readonly Sql[],
  ) => {
    const now = clock.now();
    const change: AuditedUpdate = { actor, action, detail, messages, jobs, once };
    const parts = [
      ...first,
      sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)}
        where id = ${id} and exists (select 1 from moved) returning ${AUDITED_RETURNING})`,
      ...sideEffectCtes(change, deps, id),
    ];
    return {
      changed: (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0,
    };
  };
  const accountIs = (bankId: string, result: BankCheckResult): Sql =>
    sql`account as (update bank_accounts set status = ${BANK_CHECK_RESULTS[result]}::text, check_result = ${result}::text, checked_at = ${clock.now()}::bigint
      from moved where bank_accounts.id = ${bankId} and status = 'PENDING' and check_result = 'unproven')`;

  return {
    find: async (bankId) => {
      const [row] =
        await database.run<StoredDeposits>(sql`select bank_id, vendor_id, sends, tries, arrives_on, enter_by, reminded_at, outcome
        from test_deposits where bank_id = ${bankId}`);
      return row;
    },

    recordSent: ({ deposits: { vendorId, arrivesOn, enterBy }, sends, once, ...change }) =>
      audited(
        change,
        {
          action: 'bank.depositsSent',
          detail: auditDetail({
            bankId: idOf(change.bankId),
            sends,
            arrivesOn: codeOf(arrivesOn),
            enterBy: codeOf(enterBy),
          }),
          once,
        },
        [
          sql`moved as (insert into test_deposits (bank_id, application_id, vendor_id, sends, sent_at, arrives_on, enter_by, tries, tried_hmac)
          select b.id, b.application_id, ${vendorId}::text, 1, ${clock.now()}::bigint, ${arrivesOn}::text, ${enterBy}::text, 0, '{}'
          from bank_accounts b where b.id = ${change.bankId} and b.application_id = ${change.id}
          on conflict (bank_id) do update set vendor_id = excluded.vendor_id, sends = test_deposits.sends + 1, sent_at = excluded.sent_at,
            arrives_on = excluded.arrives_on, enter_by = excluded.enter_by, tried_hmac = '{}', checking_since = null, reminded_at = null
          where test_deposits.outcome is null and test_deposits.sends = ${sends - 1}::integer returning test_deposits.application_id)`,
        ],
      ),

    recordReturned: ({ today, ...change }) =>
      audited(
        change,
        {
          action: 'bank.status',
          detail: auditDetail({
            bankId: idOf(change.bankId),
            status: 'FAILED',
            result: 'depositsFailed',
            why: 'returned',
          }),
        },
        [
          sql`moved as (insert into test_deposits (bank_id, application_id, sends, sent_at, arrives_on, enter_by, tries, tried_hmac, outcome, ended_at)
          select b.id, b.application_id, 0, ${clock.now()}::bigint, ${today}::text, ${today}::text, 0, '{}', ${'returned' satisfies TestDepositFailure}::text, ${clock.now()}::bigint
          from bank_accounts b where b.id = ${change.bankId} and b.application_id = ${change.id} on conflict (bank_id) do nothing returning test_deposits.application_id)`,
          accountIs(change.bankId, 'depositsFailed'),
        ],
      ),

    reserveTry: async ({ bankId, amounts }) => {
      const [print, now] = [fingerprint(bankId, amounts), clock.now()];
      const isFree = sql`(checking_since is null or checking_since <= ${now - LIMITS.testDepositCheckMs}::bigint)`;
      const [reserved] = await database.run<{
        tries: number;
        vendorId: string;
      }>(sql`update test_deposits set checking_since = ${now}::bigint,
          tries = tries + case when ${print}::text = any(tried_hmac) then 0 else 1 end,
          tried_hmac = case when ${print}::text = any(tried_hmac) then tried_hmac else tried_hmac || ${print}::text end
        where bank_id = ${bankId} and outcome is null and vendor_id is not null and ${isFree}
          and case when ${print}::text = any(tried_hmac) then checking_since is not null else tries < ${LIMITS.testDepositTries}::integer end
        returning tries, vendor_id`);
      if (reserved !== undefined) return { state: 'ask', ...reserved };
      const [row] = await database.run<{
        tries: number;
        isFree: boolean;
        isKnown: boolean;
      }>(sql`select tries,
          ${isFree} as is_free, ${print}::text = any(tried_hmac) as is_known
        from test_deposits where bank_id = ${bankId} and outcome is null and vendor_id is not null`);
      if (row === undefined) return { state: 'closed' };
      if (!row.isFree) return { state: 'busy' };
      return row.isKnown ? { state: 'known', tries: row.tries } : { state: 'closed' };
    },

    recordMismatch: async ({ tries, ...change }) => {
      await audited(
        change,
        {
          action: 'bank.amountsDiffer',
          detail: auditDetail({ bankId: idOf(change.bankId), tries }),
        },
        [
          sql`moved as (update test_deposits set checking_since = null where bank_id = ${change.bankId} and outcome is null returning application_id)`,
        ],
      );
    },

    giveBackTry: async ({ bankId, amounts }) => {
      const print = fingerprint(bankId, amounts);
      await database.run(sql`update test_deposits set checking_since = null, tries = tries - 1, tried_hmac = array_remove(tried_hmac, ${print}::text)
        where bank_id = ${bankId} and outcome is null and ${print}::text = any(tried_hmac)`);
    },

    recordOutcome: ({ outcome, isHolderKnown = true, once, ...change }) => {
      const result = bankResultFor(resultOf(outcome), isHolderKnown);
      const detail = auditDetail({
        bankId: idOf(change.bankId),
        status: BANK_CHECK_RESULTS[result],
        result,
        why: outcome,
      });
      return audited(change, { action: 'bank.status', detail, once }, [
        sql`moved as (update test_deposits set outcome = ${outcome}::text, ended_at = ${clock.now()}::bigint, checking_since = null, tried_hmac = '{}'
          where bank_id = ${change.bankId} and outcome is null returning application_id)`,
        accountIs(change.bankId, result),
      ]);
    },

    recordReminded: (change) =>
      audited(
        change,
        { action: 'bank.depositsReminded', detail: auditDetail({ bankId: idOf(change.bankId) }) },
        [
          sql`moved as (update test_deposits set reminded_at = ${clock.now()}::bigint
          where bank_id = ${change.bankId} and outcome is null and reminded_at is null returning application_id)`,
        ],
      ),

    reviveDeposits: async () => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${TEST_DEPOSITS_JOB}::text || ':' || b.id, ${TEST_DEPOSITS_JOB}::text, b.application_id, jsonb_build_object('bankId', b.id), ${now}::bigint, 0, 'waiting', ${now}::bigint
        from bank_accounts b left join test_deposits d on d.bank_id = b.id
        where b.status = 'PENDING' and b.check_result = 'unproven' and b.kind = 'manual'
          and ((d.bank_id is null and b.is_primary) or (d.outcome is null and d.enter_by < ${new Date(now).toISOString().slice(0, 10)}::text))
          and not exists (select 1 from jobs j where j.application_id = b.application_id and j.kind = ${TEST_DEPOSITS_JOB}::text)
        on conflict (id) do nothing`);
    },
  };
}
