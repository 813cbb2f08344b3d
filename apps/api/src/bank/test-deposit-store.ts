import {
  BANK_CHECK_RESULTS,
  type BankCheckResult,
  bankResultFor,
} from '@signet/rulebook/bank/bank-status';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { TestDepositFailure, TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type Change as AuditedChange, changeIfThere } from '../application/change-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { hasJobSql } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

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
  /** The jobs of deposits to be sent or to be closed, should they be lost. */
  lateDeposits: ReadLateJobs;
};

type AuditParts = Pick<AuditedChange, 'action' | 'detail'> & { once?: IdempotentCall };
const resultOf = (outcome: TestDepositOutcome): BankCheckResult =>
  outcome === 'matched' ? 'amountsMatched' : 'depositsFailed';

/** SQL for test deposits. docs/decisions/0065. */
export function buildTestDeposits(deps: StoreDeps): TestDepositStore {
  const { database, clock, sealer } = deps;
  const fingerprint = (bankId: string, amounts: string) =>
    sealer.fingerprint('test-deposits', `${bankId}:${amounts}`);

  /** `moved` writes to the deposits, and says whether there was anything to write. */
  const audited = async (
    { id, actor, messages, jobs }: Change,
    { action, detail, once }: AuditParts,
    moved: (tx: Tx) => Promise<boolean>,
  ): Promise<{ changed: boolean }> => {
    const written = await changeIfThere(deps, { id, actor, once }, async (tx) =>
      (await moved(tx)) ? { action, detail, messages, jobs } : undefined,
    );
    return { changed: written?.changed ?? false };
  };

  const setAccount = (tx: Tx, bankId: string, result: BankCheckResult): void =>
    tx.send(
      query
        .updateTable('bankAccounts')
        .set({
          status: BANK_CHECK_RESULTS[result],
          checkResult: result,
          checkedAt: clock.now(),
        })
        .where('id', '=', bankId)
        .where('status', '=', 'PENDING')
        .where('checkResult', '=', 'unproven'),
    );

  /** The account, with its deposits as far as any were sent. */
  const accountOf = async (tx: Tx, { id, bankId }: Change) => {
    const [account] = await tx.run(
      query
        .selectFrom('bankAccounts')
        .leftJoin('testDeposits', 'testDeposits.bankId', 'bankAccounts.id')
        .select(['bankAccounts.id', 'testDeposits.sends', 'testDeposits.outcome'])
        .where('bankAccounts.id', '=', bankId)
        .where('bankAccounts.applicationId', '=', id),
    );
    return account;
  };

  const openDeposits = (bankId: string) =>
    query.updateTable('testDeposits').where('bankId', '=', bankId).where('outcome', 'is', null);

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
        async (tx) => {
          const account = await accountOf(tx, change);
          if (account === undefined) return false;
          const [bankId, sentAt] = [account.id, clock.now()];
          const pair = { vendorId, sentAt, arrivesOn, enterBy, triedHmac: [] };
          const first = { bankId, applicationId: change.id, sends: 1, tries: 0 };
          if (account.sends == null)
            tx.send(query.insertInto('testDeposits').values({ ...first, ...pair }));
          else if (account.outcome != null || account.sends !== sends - 1) return false;
          else
            tx.send(
              openDeposits(bankId).set({ ...pair, sends, checkingSince: null, remindedAt: null }),
            );
          return true;
        },
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
        async (tx) => {
          const account = await accountOf(tx, change);
          if (account === undefined || account.sends != null) return false;
          const now = clock.now();
          tx.send(
            query.insertInto('testDeposits').values({
              bankId: account.id,
              applicationId: change.id,
              sends: 0,
              sentAt: now,
              arrivesOn: today,
              enterBy: today,
              tries: 0,
              triedHmac: [],
              outcome: 'returned' satisfies TestDepositFailure,
              endedAt: now,
            }),
          );
          setAccount(tx, account.id, 'depositsFailed');
          return true;
        },
      ),

    reserveTry: async ({ bankId, amounts }) => {
      const [print, now] = [fingerprint(bankId, amounts), clock.now()];
      const isFree = sql`(checking_since is null
        or checking_since <= ${now - BANK_LIMITS.testDepositCheckMs}::bigint)`;
      const [reserved] = await database.run<{
        tries: number;
        vendorId: string;
      }>(sql`update test_deposits set checking_since = ${now}::bigint,
          tries = tries + case when ${print}::text = any(tried_hmac) then 0 else 1 end,
          tried_hmac = case when ${print}::text = any(tried_hmac) then tried_hmac else tried_hmac || ${print}::text end
        where bank_id = ${bankId} and outcome is null and vendor_id is not null and ${isFree}
          and case when ${print}::text = any(tried_hmac) then checking_since is not null else tries < ${BANK_LIMITS.testDepositTries}::integer end
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
        async (tx) => {
          const checked = openDeposits(change.bankId).set({ checkingSince: null });
          return (await tx.run(checked.returning('bankId'))).length > 0;
        },
      );
    },

    giveBackTry: async ({ bankId, amounts }) => {
      const print = fingerprint(bankId, amounts);
      await database.run(sql`update test_deposits
        set checking_since = null, tries = tries - 1, tried_hmac = array_remove(tried_hmac, ${print}::text)
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
      return audited(change, { action: 'bank.status', detail, once }, async (tx) => {
        const over = { outcome, endedAt: clock.now(), checkingSince: null, triedHmac: [] };
        const ended = await tx.run(openDeposits(change.bankId).set(over).returning('bankId'));
        if (ended.length === 0) return false;
        setAccount(tx, change.bankId, result);
        return true;
      });
    },

    recordReminded: (change) =>
      audited(
        change,
        { action: 'bank.depositsReminded', detail: auditDetail({ bankId: idOf(change.bankId) }) },
        async (tx) => {
          const reminded = openDeposits(change.bankId)
            .set({ remindedAt: clock.now() })
            .where('remindedAt', 'is', null);
          return (await tx.run(reminded.returning('bankId'))).length > 0;
        },
      ),

    lateDeposits: async (after) => {
      const today = new Date(clock.now()).toISOString().slice(0, 10);
      const late = await database.run<{ id: string; applicationId: string }>(sql`
        select b.id, b.application_id
        from bank_accounts b left join test_deposits d on d.bank_id = b.id
        where b.status = 'PENDING' and b.check_result = 'unproven' and b.kind = 'manual'
          and ((d.bank_id is null and b.is_primary) or (d.outcome is null and d.enter_by < ${today}))
          and not ${hasJobSql(sql`b.application_id`, sql`${TEST_DEPOSITS_JOB}::text`)}
          and b.id > ${after} order by b.id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, applicationId }) => {
        const key = `${TEST_DEPOSITS_JOB}:${id}`;
        const payload = { bankId: id };
        return { place: id, jobs: [{ id: key, kind: TEST_DEPOSITS_JOB, applicationId, payload }] };
      });
    },
  };
}
