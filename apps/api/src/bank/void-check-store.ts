import { BANK_CHECK_RESULTS, type BankCheckResult } from '@signet/rulebook/bank/bank-status';
import {
  type CheckComparison,
  type CheckField,
  comparedCheck,
  isSameCheck,
} from '@signet/rulebook/bank/check-comparison';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { maySendVoidCheck, type VoidCheckType } from '@signet/rulebook/bank/void-check';
import { changeIfThere } from '../application/change-application.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newRowId } from '../platform/ids.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { bankSealContext } from './store.ts';

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
  /**
   * Compares what stands on the newest check with the account in use, and counts it. The number is
   * opened for the comparison only, after the line in the log. Undefined where there is none.
   */
  compare(
    id: string,
    reviewer: Reviewer,
    typed: Record<CheckField, string>,
  ): Promise<{ comparison?: CheckComparison; triesLeft: number } | undefined>;
};

const SENT: BankCheckResult = 'voidCheck';
const sealContext = (applicationId: string, rowId: string) => ({
  table: 'void_checks',
  column: 'content_sealed',
  applicationId,
  rowId,
});

export function buildVoidChecks(deps: StoreDeps): VoidCheckStore {
  const { clock, sealer } = deps;
  return {
    add: async ({ id, bankId, mediaType, content, actor, once }) => {
      const sent = await changeIfThere(deps, { id, actor, once }, async (tx, { dataKey }) => {
        const [accounts, checks] = await Promise.all([
          tx.run(
            query
              .selectFrom('bankAccounts')
              .select('checkResult')
              .where('id', '=', bankId)
              .where('applicationId', '=', id)
              .where('isPrimary', '=', true),
          ),
          tx.run(query.selectFrom('voidChecks').select('id').where('bankId', '=', bankId)),
        ]);
        if (!maySendVoidCheck(accounts[0]?.checkResult, checks.length)) return undefined;
        const now = clock.now();
        const checked = { status: BANK_CHECK_RESULTS[SENT], checkResult: SENT, checkedAt: now };
        tx.send(query.updateTable('bankAccounts').set(checked).where('id', '=', bankId));
        const rowId = newRowId('check');
        tx.send(
          query.insertInto('voidChecks').values({
            id: rowId,
            applicationId: id,
            bankId,
            mediaType,
            contentSealed: sealer.seal(dataKey, sealContext(id, rowId), content),
            receivedAt: now,
            isRemade: true,
          }),
        );
        const type = codeOf(mediaType.replace('/', '.'));
        return {
          action: 'bank.voidCheckSent',
          detail: auditDetail({ bankId: idOf(bankId), mediaType: type }),
          set: { savedAt: now },
        };
      });
      return { changed: sent?.changed ?? false };
    },

    compare: async (id, reviewer, typed) => {
      let compared: { comparison?: CheckComparison; triesLeft: number } | undefined;
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      await changeIfThere(deps, asked, async (tx, { dataKey }) => {
        const [found] = await tx.run(
          query
            .selectFrom('voidChecks')
            .innerJoin('bankAccounts', 'bankAccounts.id', 'voidChecks.bankId')
            .select(['voidChecks.id', 'voidChecks.comparisons', 'bankAccounts.id as bankId'])
            .select(['holder', 'routing', 'transit', 'institution', 'accountNumberSealed'])
            .where('voidChecks.applicationId', '=', id)
            .where('isPrimary', '=', true)
            .orderBy('voidChecks.receivedAt', 'desc')
            .limit(1),
        );
        if (found === undefined) return undefined;
        const left = BANK_LIMITS.comparisonsPerCheck - found.comparisons;
        compared = { triesLeft: Math.max(0, left) };
        if (left <= 0) return undefined;
        const { accountNumberSealed } = found;
        const account =
          accountNumberSealed == null
            ? ''
            : sealer.open(
                dataKey,
                bankSealContext('account_number_sealed', id, found.bankId),
                accountNumberSealed,
              );
        const comparison = comparedCheck(typed, {
          holder: found.holder ?? '',
          // In Canada a check shows the branch before the institution.
          routing: found.routing ?? `${found.transit ?? ''}${found.institution ?? ''}`,
          account,
        });
        const isSame = isSameCheck(comparison);
        compared = { comparison, triesLeft: left - 1 };
        tx.send(
          query
            .updateTable('voidChecks')
            .set({
              comparisons: found.comparisons + 1,
              matchedAt: isSame ? clock.now() : null,
            })
            .where('id', '=', found.id),
        );
        const detail = auditDetail({ reviewer: idOf(reviewer.id), ...comparison });
        return { action: 'bank.voidCheckCompared', detail, keepsVersion: true };
      });
      return compared;
    },

    read: async (id, reviewer) => {
      let found: (Omit<VoidCheck, 'content'> & { id: string; contentSealed: string }) | undefined;
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      const read = await changeIfThere(deps, asked, async (tx) => {
        [found] = await tx.run(
          query
            .selectFrom('voidChecks')
            .innerJoin('bankAccounts', 'bankAccounts.id', 'voidChecks.bankId')
            .select([
              'voidChecks.id',
              'voidChecks.mediaType',
              'voidChecks.contentSealed',
              'voidChecks.receivedAt',
              'voidChecks.isRemade',
            ])
            .where('voidChecks.applicationId', '=', id)
            .where('isPrimary', '=', true)
            .orderBy('voidChecks.receivedAt', 'desc')
            .limit(1),
        );
        if (found === undefined) return undefined;
        const detail = auditDetail({ reviewer: idOf(reviewer.id) });
        return { action: 'bank.voidCheckRead', detail, keepsVersion: true };
      });
      if (found === undefined || read === undefined) return undefined;
      const { id: rowId, contentSealed, ...rest } = found;
      const { dataKey } = read.application;
      return { ...rest, content: sealer.open(dataKey, sealContext(id, rowId), contentSealed) };
    },
  };
}
