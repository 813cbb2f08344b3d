import { BANK_CHECK_RESULTS, type BankCheckResult } from '@signet/rulebook/bank/bank-status';
import { maySendVoidCheck, type VoidCheckType } from '@signet/rulebook/bank/void-check';
import { changeIfThere } from '../application/change-application.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newRowId } from '../platform/ids.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

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
