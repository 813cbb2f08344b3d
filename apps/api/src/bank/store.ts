import { BANK_LINK_FAILURES } from '@signet/rulebook/bank/bank-link';
import {
  BANK_CHECK_RESULTS,
  type BankCheckResult,
  type BankReviewResult,
} from '@signet/rulebook/bank/bank-status';
import { LIMITS } from '@signet/rulebook/core/limits';
import { dataKeyOf, writeAndLoadAuthorised } from '../application/store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { hasCode } from '../platform/describe-error.ts';
import { type Sealer, underEachFingerprintKey, type WrappedKey } from '../platform/seal/seal.ts';
import { inTexts, sql, UNIQUE_VIOLATION } from '../platform/sql/sql.ts';
import type {
  IdempotentCall,
  LinkedBank,
  NewBank,
  NewJob,
  OutboxMessage,
  StoreDeps,
  StoredApplication,
} from '../platform/store-types.ts';

export const RECHECK_BANK_JOB = 'recheck-bank';

export type Banks = {
  defer(deferred: {
    id: string;
    actor: string;
    jobs?: readonly NewJob[];
  }): Promise<StoredApplication>;
  /**
   * A rejected account, or one whose test deposits failed, stays rejected, so relinking grants no
   * new guesses.
   */
  add(bank: NewBank): Promise<{ id: string; refusal?: BankRefusalResult }>;
  /**
   * True where another account was in use before, so that linking this one changes where money
   * goes. docs/decisions/0145.
   */
  isChange(bank: AccountNumbers & { id: string }): Promise<boolean>;
  /**
   * False when another account has become primary meanwhile. The row stays, because its review
   * result still counts.
   */
  remove(removed: {
    id: string;
    bankId: string;
    actor: string;
    messages: readonly OutboxMessage[];
    once?: IdempotentCall;
  }): Promise<{ changed: boolean }>;
  recordCheck(check: {
    id: string;
    bankId: string;
    result: BankCheckResult;
    actor: string;
    messages?: readonly OutboxMessage[];
    jobs?: readonly NewJob[];
  }): Promise<{ changed: boolean }>;
  reviveChecks(): Promise<void>;
  /** The primary account without its secrets. */
  primary(id: string): Promise<(Pick<LinkedBank, 'last4'> & { id: string }) | undefined>;
  /** The primary account with number and token opened for a vendor, which leaves an audit row. */
  forWork(
    id: string,
    actor?: string,
  ): Promise<
    | (Omit<LinkedBank, NotForWork> & {
        id: string;
        checkResult?: string;
        holder?: string;
        routing?: string;
        transit?: string;
        institution?: string;
        accountNumber?: string;
        vendorAccountId?: string;
        vendorToken?: string;
        vendorItemId?: string;
      })
    | undefined
  >;
};

type NotForWork =
  | 'failure'
  | 'payoutsFrom'
  | 'testDeposits'
  | 'availableCents'
  | 'instantAuth'
  | 'review'
  | 'hasVoidCheck'
  | 'maySendVoidCheck';

type BankRow = Omit<LinkedBank, NotForWork> & {
  id: string;
  checkResult?: string;
  holder?: string;
  routing?: string;
  transit?: string;
  institution?: string;
  vendorAccountId?: string;
  vendorItemId?: string;
  accountNumberSealed?: string;
  vendorTokenSealed?: string;
  dataKey: WrappedKey;
};

/**
 * The sealing context of bank secrets; it keeps the table's original name, because changing it
 * would make them unreadable.
 */
export const bankSealContext = (column: string, applicationId: string, rowId: string) => ({
  table: 'bank_instruments',
  column,
  applicationId,
  rowId,
});
const tries = 3;
const BANK_SECRET_PATHS = ['bank.accountNumber', 'bank.vendorToken'] as const;
export type BankRefusalResult = Extract<
  BankReviewResult | BankCheckResult,
  'refused' | 'depositsFailed'
>;
const REFUSED: BankRefusalResult = 'refused';
const DEPOSITS_FAILED: BankRefusalResult = 'depositsFailed';

export type AccountNumbers = Pick<
  NewBank,
  'routing' | 'transit' | 'institution' | 'accountNumber' | 'vendorAccountId'
>;

export const bankHmac = (
  { routing, transit, institution, accountNumber, vendorAccountId }: AccountNumbers,
  sealer: Pick<Sealer, 'fingerprint'>,
): string =>
  sealer.fingerprint(
    'bank',
    JSON.stringify([routing, transit, institution, accountNumber ?? vendorAccountId]),
  );

export function buildBanks(deps: StoreDeps): Banks {
  const { database, sealer, clock } = deps;

  const newRow = (bank: NewBank) => {
    const hmac = bankHmac(bank, sealer);
    const drawn = sealer
      .fingerprint('bank-row', JSON.stringify([bank.id, hmac]))
      .replace(/^v\d+:/, '');
    return { id: `bank_${drawn.slice(0, 22)}`, hmac };
  };
  /**
   * Finds a row whose fingerprint uses an older key; under the current key the insert's conflict
   * clause finds it.
   */
  const knownRow = async (bank: NewBank): Promise<{ id: string; hmac: string } | undefined> => {
    const [, ...others] = underEachFingerprintKey(sealer, (own) => bankHmac(bank, own));
    if (others.length === 0) return undefined;
    const [row] = await database.run<{ id: string; hmac: string }>(
      sql`select id, account_hmac as hmac from bank_accounts where application_id = ${bank.id} and account_hmac ${inTexts(others)}`,
    );
    return row;
  };

  const addOnce = async (
    bank: NewBank,
    dataKey: WrappedKey,
  ): Promise<{ id: string; refusal?: BankRefusalResult } | undefined> => {
    const now = clock.now();
    const { id: applicationId, kind, status, provenAs = 'amountsMatched' } = bank;
    const { id, hmac } = (await knownRow(bank)) ?? newRow(bank);
    const sealed = (column: string, plain?: string) =>
      plain === undefined
        ? null
        : sealer.seal(dataKey, bankSealContext(column, applicationId, id), plain);
    const change: AuditedUpdate = {
      actor: bank.actor,
      action: 'bank.linked',
      detail: auditDetail({ bankId: idOf(id), kind, status }),
      messages: bank.messages,
      jobs: bank.jobs,
      once: bank.once,
    };
    // Finished deposits outrank an inconclusive check, so they are not sent again.
    // docs/decisions/0065.
    const endedAs = (matched: boolean) =>
      sql`exists (select 1 from test_deposits d where d.bank_id = ${id} and d.outcome is not null and (d.outcome = 'matched') = ${matched}::boolean)`;
    const isProven = sql`(${bank.checkResult}::text = 'unproven' and ${endedAs(true)})`;
    const refusal = sql`(select case when b.check_result = ${REFUSED}::text then ${REFUSED}::text when ${status}::text <> 'VERIFIED' and ${endedAs(false)} then ${DEPOSITS_FAILED}::text end
      from bank_accounts b where b.id = ${id} and b.status <> 'VERIFIED')`;
    // A source that did not answer says nothing against an account that is in use already.
    const isAsKnown =
      bank.checkResult === 'down'
        ? sql`b.status in (${status}, 'VERIFIED')`
        : sql`b.status = ${status}`;
    const isLinked = sql`exists (select 1 from bank_accounts b where b.id = ${id} and b.is_primary and ${isAsKnown})`;
    const heldUntil = bank.isChange === true ? now + LIMITS.payoutHoldMs : null;
    // The statement reads accounts as of its snapshot, so a concurrent update to the application
    // means this account may already be linked.
    const versionSeen = sql`(select a.version from applications a where a.id = ${applicationId})`;
    const parts = [
      // Linking a bank moves an approved BASIC application to FULL. docs/readings.md 42.
      sql`changed as (update applications set version = version + 1, bank_deferred = false,
          application_level = case when decision = 'APPROVED' then 'FULL' else application_level end, saved_at = ${now}::bigint, ${auditColumns(change, now, deps.sealer)}
        where id = ${applicationId} and version = ${versionSeen} and not ${isLinked} and ${refusal} is null returning ${AUDITED_RETURNING})`,
      sql`replaced as (update bank_accounts set is_primary = false from changed
        where application_id = changed.id and is_primary and bank_accounts.id <> ${id} returning bank_accounts.id)`,
      // Referencing `replaced` forces that part to run first, so the old primary is cleared before
      // the insert.
      sql`linked as (insert into bank_accounts (id, application_id, kind, bank_name, holder, account_type, routing, transit, institution,
          account_number_sealed, account_hmac, last4, vendor_account_id, vendor_token_sealed, vendor_item_id, available_cents, instant_auth, status, check_result, checked_at, is_primary, created_at, payouts_from)
        select ${id}::text, changed.id, ${kind}::text, ${bank.bankName}::text, ${bank.holder}::text, ${bank.accountType}::text, ${bank.routing}::text,
          ${bank.transit}::text, ${bank.institution}::text, ${sealed('account_number_sealed', bank.accountNumber)}::text, ${hmac}::text, ${bank.last4}::text,
          ${bank.vendorAccountId}::text, ${sealed('vendor_token_sealed', bank.vendorToken)}::text, ${bank.vendorItemId}::text, ${bank.availableCents}::bigint, ${bank.instantAuth}::boolean, ${status}::text, ${bank.checkResult}::text, ${now}::bigint, true, ${now}::bigint, ${heldUntil}::bigint
        from changed where (select count(*) from replaced) >= 0
        on conflict (application_id, account_hmac) do update set is_primary = true, status = case when ${isProven} then ${BANK_CHECK_RESULTS[provenAs]}::text else excluded.status end,
          check_result = case when ${isProven} then ${provenAs}::text else excluded.check_result end, checked_at = excluded.checked_at, kind = excluded.kind, holder = excluded.holder,
          bank_name = excluded.bank_name, account_type = excluded.account_type, vendor_account_id = excluded.vendor_account_id,
          vendor_token_sealed = excluded.vendor_token_sealed, vendor_item_id = excluded.vendor_item_id,
          available_cents = excluded.available_cents, instant_auth = excluded.instant_auth,
          payouts_from = case when bank_accounts.is_primary then bank_accounts.payouts_from else excluded.payouts_from end returning (xmax = 0) as is_new)`,
      ...sideEffectCtes(
        change,
        deps,
        applicationId,
        sql`(select changed.* from changed, linked where linked.is_new or exists (select 1 from replaced))`,
      ),
    ];
    const [row] = await database
      .run<{ refusal?: BankRefusalResult; isOvertaken: boolean }>(
        sql`${withCtes(parts)} select ${refusal} as refusal, not exists (select 1 from changed) and not ${isLinked} as is_overtaken`,
      )
      .catch((error: unknown) => {
        if (isTaken(error)) return []; // a concurrent call made another account primary
        throw error;
      });
    if (row?.refusal !== undefined) return { id, refusal: row.refusal };
    return row === undefined || row.isOvertaken ? undefined : { id };
  };

  return {
    defer: async ({ id, actor, jobs }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'bank.deferred',
        detail: auditDetail({}),
        jobs,
      };
      const parts = [
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, bank_deferred = true, ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and not bank_deferred returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      const { application } = await writeAndLoadAuthorised(
        deps,
        sql`${withCtes(parts)} select id from changed`,
        id,
      );
      return application;
    },

    add: async (bank) => {
      const dataKey = bank.dataKey ?? (await dataKeyOf(deps, bank.id));
      if (dataKey === undefined) throw new Error('a bank account belongs to no application');
      for (let at = 0; at < tries; at++) {
        const added = await addOnce(bank, dataKey);
        if (added !== undefined) return added;
      }
      throw new Error('a bank account could not become the primary one');
    },

    isChange: async ({ id, ...numbers }) => {
      const same = underEachFingerprintKey(sealer, (own) => bankHmac(numbers, own));
      const rows =
        await database.run(sql`select 1 from bank_accounts where application_id = ${id} and not (account_hmac ${inTexts(same)})
        and (status = 'VERIFIED' or check_result ${inTexts(BANK_LINK_FAILURES)}) limit 1`);
      return rows.length > 0;
    },

    remove: async ({ id, bankId, actor, messages, once }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'bank.removed',
        detail: auditDetail({ bankId: idOf(bankId) }),
        messages,
        once,
      };
      const parts = [
        sql`removed as (update bank_accounts set is_primary = false where id = ${bankId} and application_id = ${id} and is_primary returning application_id)`,
        sql`changed as (update applications set version = version + 1, bank_deferred = false, saved_at = ${now}::bigint, ${auditColumns(change, now, deps.sealer)}
          from removed where id = removed.application_id returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      return {
        changed: (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0,
      };
    },

    recordCheck: async ({ id, bankId, result, actor, messages, jobs }) => {
      const now = clock.now();
      const status = BANK_CHECK_RESULTS[result];
      const change: AuditedUpdate = {
        actor,
        action: 'bank.status',
        detail: auditDetail({ bankId: idOf(bankId), status, result }),
        messages,
        jobs,
      };
      const parts = [
        sql`moved as (update bank_accounts set status = ${status}::text, check_result = ${result}::text, checked_at = ${now}::bigint
          where id = ${bankId} and application_id = ${id} and (status <> ${status}::text or check_result is distinct from ${result}::text)
          returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, deps.sealer)} from moved where id = moved.application_id returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { changed: rows.length > 0 };
    },

    reviveChecks: async () => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${RECHECK_BANK_JOB}::text || ':' || b.id, ${RECHECK_BANK_JOB}::text, b.application_id, '{}', ${now}::bigint, 0, 'waiting', ${now}::bigint
        from bank_accounts b where b.is_primary and b.status = 'PENDING' and coalesce(b.check_result, 'down') = 'down'
          and not exists (select 1 from jobs j where j.application_id = b.application_id and j.kind = ${RECHECK_BANK_JOB}::text)
        on conflict (id) do nothing`);
    },

    primary: async (applicationId) => {
      const [row] = await database.run<Pick<LinkedBank, 'last4'> & { id: string }>(
        sql`select id, last4 from bank_accounts where application_id = ${applicationId} and is_primary`,
      );
      return row;
    },

    forWork: async (applicationId, actor = 'system') => {
      const change: AuditedUpdate = {
        actor,
        action: 'secret.read',
        detail: auditDetail({ paths: BANK_SECRET_PATHS }),
      };
      const parts = [
        sql`found as (select b.id, b.kind, b.bank_name, b.last4, b.account_type, b.status, b.check_result, b.holder, b.routing, b.transit, b.institution,
          b.account_number_sealed, b.vendor_account_id, b.vendor_token_sealed, b.vendor_item_id, a.data_key
          from bank_accounts b join applications a on a.id = b.application_id where b.application_id = ${applicationId} and b.is_primary)`,
        sql`changed as (update applications set ${auditColumns(change, clock.now(), sealer)}
          where id = ${applicationId} and exists (select 1 from found) returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, applicationId),
      ];
      const [row] = await database.run<BankRow>(sql`${withCtes(parts)} select * from found`);
      if (row === undefined) return undefined;
      const { dataKey, accountNumberSealed, vendorTokenSealed, ...rest } = row;
      const opened = (column: string, sealed?: string) =>
        sealed === undefined
          ? undefined
          : sealer.open(dataKey, bankSealContext(column, applicationId, row.id), sealed);
      return {
        ...rest,
        accountNumber: opened('account_number_sealed', accountNumberSealed),
        vendorToken: opened('vendor_token_sealed', vendorTokenSealed),
      };
    },
  };
}

const isTaken = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);
