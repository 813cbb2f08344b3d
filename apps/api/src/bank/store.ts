import { BANK_LINK_FAILURES } from '@signet/rulebook/bank/bank-link';
import {
  BANK_CHECK_RESULTS,
  type BankCheckResult,
  type BankReviewResult,
  type BankStatus,
} from '@signet/rulebook/bank/bank-status';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import { changeApplication, changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { type Sealer, underEachFingerprintKey, type WrappedKey } from '../platform/seal/seal.ts';
import { query, type Selectable } from '../platform/sql/query.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { LinkedBank, NewBank } from './linked-bank.ts';

export const RECHECK_BANK_JOB = 'recheck-bank';

/** The job's id contains the account's, so that adding it twice queues one. */
const jobOfAccount = (bankId: string, job: NewJob): NewJob => ({
  id: `${job.kind}:${bankId}`,
  ...job,
});

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
  /** The jobs of accounts that have waited too long for the bank network, should they be lost. */
  lateBankChecks: ReadLateJobs;
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

const accountsOf = (applicationId: string) =>
  query
    .selectFrom('bankAccounts')
    .leftJoin('testDeposits', 'testDeposits.bankId', 'bankAccounts.id')
    .select([
      'bankAccounts.id',
      'isPrimary',
      'status',
      'checkResult',
      'accountHmac',
      'testDeposits.outcome',
    ])
    .where('bankAccounts.applicationId', '=', applicationId);

type Known = {
  isPrimary: boolean;
  status: BankStatus;
  checkResult?: string | undefined;
  outcome?: string | null | undefined;
};

/**
 * A rejected account stays rejected unless it is verified; failed deposits count unless the new
 * check needs none.
 */
function refusalOf(known: Known, wanted: BankStatus): BankRefusalResult | undefined {
  if (known.status === 'VERIFIED') return undefined;
  if (known.checkResult === REFUSED) return REFUSED;
  const hasFailed = known.outcome != null && known.outcome !== 'matched';
  return wanted !== 'VERIFIED' && hasFailed ? DEPOSITS_FAILED : undefined;
}

/** A source without an answer never rejects an account that is already in use. */
const isAsKnown = (known: Known, { status, checkResult }: NewBank): boolean =>
  known.isPrimary &&
  (known.status === status || (checkResult === 'down' && known.status === 'VERIFIED'));

/** Finished deposits outrank an inconclusive check, so they are not sent again. docs/decisions/0065. */
const checkedAs = (
  known: Known | undefined,
  { status, checkResult, provenAs = 'amountsMatched' }: NewBank,
) =>
  checkResult === 'unproven' && known?.outcome === 'matched'
    ? { status: BANK_CHECK_RESULTS[provenAs], checkResult: provenAs }
    : { status, checkResult: checkResult ?? null };

export function buildBanks(deps: StoreDeps): Banks {
  const { database, sealer, clock } = deps;

  const newRowId = (bank: NewBank, hmac: string): string => {
    const drawn = sealer.fingerprint('bank-row', JSON.stringify([bank.id, hmac]));
    return `bank_${drawn.replace(/^v\d+:/, '').slice(0, 22)}`;
  };

  /** Columns of the account as it is linked now; its token is sealed for its row. */
  const linkedColumns = (bank: NewBank, id: string, dataKey: WrappedKey) => ({
    kind: bank.kind,
    bankName: bank.bankName ?? null,
    holder: bank.holder ?? null,
    vendorAccountId: bank.vendorAccountId ?? null,
    vendorTokenSealed: sealed('vendor_token_sealed', { bank, id, dataKey }, bank.vendorToken),
    vendorItemId: bank.vendorItemId ?? null,
    availableCents: bank.availableCents ?? null,
    instantAuth: bank.instantAuth ?? null,
    isPrimary: true,
  });

  /** Columns that the account keeps, however often it is linked. */
  const ownColumns = (bank: NewBank, id: string, dataKey: WrappedKey) => ({
    id,
    applicationId: bank.id,
    accountType: bank.accountType,
    routing: bank.routing,
    transit: bank.transit,
    institution: bank.institution,
    last4: bank.last4,
    accountNumberSealed: sealed('account_number_sealed', { bank, id, dataKey }, bank.accountNumber),
  });

  const sealed = (
    column: string,
    { bank, id, dataKey }: { bank: NewBank; id: string; dataKey: WrappedKey },
    plain: string | undefined,
  ): string | null =>
    plain === undefined ? null : sealer.seal(dataKey, bankSealContext(column, bank.id, id), plain);

  return {
    defer: async ({ id, actor, jobs }) => {
      const set = { savedAt: clock.now(), bankDeferred: true };
      const { application } = await changeApplication(
        deps,
        { id, actor },
        (_tx, { bankDeferred }) =>
          bankDeferred
            ? undefined
            : { action: 'bank.deferred', detail: auditDetail({}), set, jobs },
      );
      return application;
    },

    add: async (bank) => {
      const { id: applicationId, actor, once, messages, jobs } = bank;
      // A row may still have the fingerprint of an older key.
      const [hmac = '', ...older] = underEachFingerprintKey(sealer, (own) => bankHmac(bank, own));
      const now = clock.now();
      const heldUntil = bank.isChange === true ? now + BANK_LIMITS.payoutHoldMs : null;
      let added: { id: string; refusal?: BankRefusalResult } = { id: '' };
      const asked = { id: applicationId, actor, once };
      await changeApplication(deps, asked, async (tx, { decision, dataKey }) => {
        const accounts = await tx.run(accountsOf(applicationId));
        const known =
          accounts.find(({ accountHmac }) => older.includes(accountHmac)) ??
          accounts.find(({ accountHmac }) => accountHmac === hmac);
        const before = accounts.find(({ isPrimary, id }) => isPrimary && id !== known?.id);
        const id = known?.id ?? newRowId(bank, hmac);
        const refusal = known && refusalOf(known, bank.status);
        added = { id, ...(refusal === undefined ? {} : { refusal }) };
        if (refusal !== undefined || (known !== undefined && isAsKnown(known, bank)))
          return undefined;
        const accountsTable = query.updateTable('bankAccounts');
        if (before !== undefined)
          tx.send(accountsTable.set({ isPrimary: false }).where('id', '=', before.id));
        const linked = {
          ...linkedColumns(bank, id, dataKey),
          ...checkedAs(known, bank),
          checkedAt: now,
          ...(known?.isPrimary === true ? {} : { payoutsFrom: heldUntil }),
        };
        const own = { ...ownColumns(bank, id, dataKey), accountHmac: hmac, createdAt: now };
        if (known === undefined)
          tx.send(query.insertInto('bankAccounts').values({ ...own, ...linked }));
        else tx.send(accountsTable.set(linked).where('id', '=', id));
        const isNews = known === undefined || before !== undefined;
        return {
          action: 'bank.linked',
          detail: auditDetail({ bankId: idOf(id), kind: bank.kind, status: bank.status }),
          // Linking a bank moves an approved BASIC application to FULL. docs/readings.md 42.
          set: {
            bankDeferred: false,
            savedAt: now,
            ...(decision === 'APPROVED' ? { applicationLevel: 'FULL' as const } : {}),
          },
          ...(isNews ? { messages, jobs: jobs?.map((job) => jobOfAccount(id, job)) } : {}),
        };
      });
      return added;
    },

    isChange: async ({ id, ...numbers }) => {
      const same = underEachFingerprintKey(sealer, (own) => bankHmac(numbers, own));
      const rows = await database.run(sql`select 1 from bank_accounts
          where application_id = ${id} and not (account_hmac ${inTexts(same)})
        and (status = 'VERIFIED' or check_result ${inTexts(BANK_LINK_FAILURES)}) limit 1`);
      return rows.length > 0;
    },

    remove: async ({ id, bankId, actor, messages, once }) => {
      const { changed } = await changeApplication(deps, { id, actor, once }, async (tx) => {
        const removed = await tx.run(
          query
            .updateTable('bankAccounts')
            .set({ isPrimary: false })
            .where('id', '=', bankId)
            .where('applicationId', '=', id)
            .where('isPrimary', '=', true)
            .returning('id'),
        );
        if (removed.length === 0) return undefined;
        return {
          action: 'bank.removed',
          detail: auditDetail({ bankId: idOf(bankId) }),
          set: { bankDeferred: false, savedAt: clock.now() },
          messages,
        };
      });
      return { changed };
    },

    recordCheck: async ({ id, bankId, result, actor, messages, jobs }) => {
      const status = BANK_CHECK_RESULTS[result];
      const recorded = await changeIfThere(deps, { id, actor }, async (tx) => {
        const [known] = await tx.run(accountsOf(id).where('bankAccounts.id', '=', bankId));
        if (known === undefined) return undefined;
        if (known.status === status && known.checkResult === result) return undefined;
        const checked = { status, checkResult: result, checkedAt: clock.now() };
        tx.send(query.updateTable('bankAccounts').set(checked).where('id', '=', bankId));
        return {
          action: 'bank.status',
          detail: auditDetail({ bankId: idOf(bankId), status, result }),
          messages,
          jobs,
        };
      });
      return { changed: recorded?.changed ?? false };
    },

    lateBankChecks: async (after) => {
      const late = await database.run<{ id: string; applicationId: string }>(sql`
        select id, application_id from bank_accounts b
        where is_primary and status = 'PENDING' and coalesce(check_result, 'down') = 'down'
          and created_at < ${clock.now() - LIMITS.jobLostMs}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, applicationId }) => ({
        place: id,
        jobs: [{ ...jobOfAccount(id, { kind: RECHECK_BANK_JOB }), applicationId }],
      }));
    },

    primary: async (applicationId) => {
      const [row] = await database.run(primaryOf(applicationId).select(['id', 'last4']));
      return row;
    },

    forWork: async (applicationId, actor = 'system') => {
      let found: Found | undefined;
      const read = await changeIfThere(deps, { id: applicationId, actor }, async (tx) => {
        [found] = await tx.run(primaryOf(applicationId).select(FOR_WORK));
        if (found === undefined) return undefined;
        const detail = auditDetail({ paths: BANK_SECRET_PATHS });
        return { action: 'secret.read', detail, keepsVersion: true };
      });
      if (found === undefined || read === undefined) return undefined;
      const { accountNumberSealed, vendorTokenSealed, ...rest } = found;
      const opened = (column: string, sealedText: string | undefined) =>
        sealedText === undefined
          ? undefined
          : sealer.open(
              read.application.dataKey,
              bankSealContext(column, applicationId, rest.id),
              sealedText,
            );
      return {
        ...rest,
        accountNumber: opened('account_number_sealed', accountNumberSealed),
        vendorToken: opened('vendor_token_sealed', vendorTokenSealed),
      };
    },
  };
}

const primaryOf = (applicationId: string) =>
  query
    .selectFrom('bankAccounts')
    .where('applicationId', '=', applicationId)
    .where('isPrimary', '=', true);

const FOR_WORK = [
  'id',
  'kind',
  'bankName',
  'last4',
  'accountType',
  'status',
  'checkResult',
  'holder',
  'routing',
  'transit',
  'institution',
  'accountNumberSealed',
  'vendorAccountId',
  'vendorTokenSealed',
  'vendorItemId',
] as const;

type Found = Pick<Selectable<'bankAccounts'>, (typeof FOR_WORK)[number]>;
