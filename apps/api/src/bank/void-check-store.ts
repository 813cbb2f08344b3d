import {
  BANK_CHECK_RESULTS,
  type BankCheckResult,
  type BankReviewResult,
} from '@signet/rulebook/bank/bank-status';
import type { VoidCheckType } from '@signet/rulebook/bank/void-check';
import { LIMITS } from '@signet/rulebook/core/limits';
import { dataKeyOf } from '../application/store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, Reviewer, StoreDeps } from '../platform/store-types.ts';

/** `content` is base64. */
type VoidCheck = {
  mediaType: VoidCheckType;
  content: string;
  receivedAt: number;
  isRemade: boolean;
};

export type VoidCheckStore = {
  add(sent: {
    id: string;
    bankId: string;
    mediaType: VoidCheckType;
    content: string;
    actor: string;
    once?: IdempotentCall;
  }): Promise<{ changed: boolean }>;
  /** Every read is audited. */
  read(id: string, reviewer: Reviewer): Promise<VoidCheck | undefined>;
};

/** Must match `maySendVoidCheck` in the rulebook. */
const ASKED: readonly (BankCheckResult | BankReviewResult)[] = ['depositsFailed', 'replaceAsked'];
const SENT: BankCheckResult = 'voidCheck';
const sealContext = (applicationId: string, rowId: string) => ({
  table: 'void_checks',
  column: 'content_sealed',
  applicationId,
  rowId,
});

export function buildVoidChecks(deps: StoreDeps): VoidCheckStore {
  const { database, clock, sealer } = deps;
  return {
    add: async ({ id, bankId, mediaType, content, actor, once }) => {
      const now = clock.now();
      const dataKey = await dataKeyOf(deps, id);
      if (dataKey === undefined) return { changed: false };
      const rowId = newRowId('check');
      const change: AuditedUpdate = {
        actor,
        action: 'bank.voidCheckSent',
        detail: auditDetail({
          bankId: idOf(bankId),
          mediaType: codeOf(mediaType.replace('/', '.')),
        }),
        once,
      };
      const parts = [
        sql`moved as (update bank_accounts set status = ${BANK_CHECK_RESULTS[SENT]}::text, check_result = ${SENT}::text, checked_at = ${now}::bigint
          where id = ${bankId} and application_id = ${id} and is_primary and check_result ${inTexts(ASKED)}
            and (select count(*) from void_checks v where v.bank_id = bank_accounts.id) < ${LIMITS.voidChecksPerAccount}::integer returning id, application_id)`,
        sql`kept as (insert into void_checks (id, application_id, bank_id, media_type, content_sealed, received_at, is_remade)
          select ${rowId}::text, application_id, id, ${mediaType}::text, ${sealer.seal(dataKey, sealContext(id, rowId), content)}::text, ${now}::bigint, true from moved)`,
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, ${auditColumns(change, now, sealer)}
          where id = ${id} and exists (select 1 from moved) returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      return {
        changed: (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0,
      };
    },

    read: async (id, reviewer) => {
      const dataKey = await dataKeyOf(deps, id);
      if (dataKey === undefined) return undefined;
      const now = clock.now();
      const change: AuditedUpdate = {
        actor: `reviewer:${reviewer.id}`,
        action: 'bank.voidCheckRead',
        detail: auditDetail({ reviewer: idOf(reviewer.id) }),
      };
      const parts = [
        sql`found as (select v.id, v.media_type, v.content_sealed, v.received_at, v.is_remade from void_checks v join bank_accounts b on b.id = v.bank_id
          where v.application_id = ${id} and b.is_primary order by v.received_at desc limit 1)`,
        sql`changed as (update applications set ${auditColumns(change, now, sealer)}
          where id = ${id} and exists (select 1 from found) returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      const [row] = await database.run<
        Omit<VoidCheck, 'content'> & { id: string; contentSealed: string }
      >(
        sql`${withCtes(parts)} select found.id, found.media_type, found.content_sealed, found.received_at, found.is_remade from found, changed`,
      );
      if (row === undefined) return undefined;
      const { id: rowId, contentSealed, ...rest } = row;
      return { ...rest, content: sealer.open(dataKey, sealContext(id, rowId), contentSealed) };
    },
  };
}
