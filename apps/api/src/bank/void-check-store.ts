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
import type { Batch } from '../platform/jobs/duty.ts';
import { buildEndedObjects } from '../platform/objects/ended-object-store.ts';
import { SealError, type WrappedKey } from '../platform/seal/seal.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { bankSealContext } from './store.ts';

/** `content` is base64. */
type VoidCheck = {
  mediaType: VoidCheckType;
  content: string;
  receivedAt: number;
  isRemade: boolean;
};

/** Where the file is: in the object store, or in the row of an earlier release. */
type Stored = { id: string; contentSealed: string; objectKey?: string | undefined };
type StoredOf = Stored & { applicationId: string; dataKey: WrappedKey };

export type VoidCheckStore = {
  add(sent: {
    id: string;
    bankId: string;
    mediaType: VoidCheckType;
    content: string;
    actor: string;
    once?: IdempotentCall;
  }): Promise<{ changed: boolean }>;
  /** Every check of an application, newest first; `isOpenable`: the one that `read` opens. */
  sent(id: string): Promise<{ id: string; receivedAt: number; isOpenable: boolean }[]>;
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
  /** Moves files out of rows that an earlier release wrote. */
  moveToObjects: Batch;
};

const SENT: BankCheckResult = 'voidCheck';
const rowsAtOnce = 10;

const objectKeyOf = (rowId: string): string => `void-checks/${rowId}`;

const sealContext = (applicationId: string, rowId: string) => ({
  table: 'void_checks',
  column: 'content_sealed',
  applicationId,
  rowId,
});

export function buildVoidChecks(deps: StoreDeps): VoidCheckStore {
  const { database, clock, sealer, objects } = deps;
  const ended = buildEndedObjects(deps);

  const putSealed = async (id: string, rowId: string, dataKey: WrappedKey, content: string) => {
    const key = objectKeyOf(rowId);
    const plain = Buffer.from(content, 'base64');
    await ended.putAhead(key, sealer.sealFile(dataKey, sealContext(id, rowId), plain));
    return key;
  };

  const openStored = async (
    id: string,
    { id: rowId, objectKey, contentSealed }: Stored,
    dataKey: WrappedKey,
  ): Promise<string> => {
    const place = sealContext(id, rowId);
    if (objectKey === undefined) return sealer.open(dataKey, place, contentSealed);
    const sealed = await objects.get(objectKey);
    if (sealed === undefined) throw new SealError(place, 'its file is not in the object store');
    return sealer.openFile(dataKey, place, sealed).toString('base64');
  };

  const dataKeyOf = async (id: string): Promise<WrappedKey | undefined> => {
    const found = sql`select a.data_key from applications a where a.id = ${id}`;
    return (await database.run<{ dataKey: WrappedKey }>(found))[0]?.dataKey;
  };

  /** A row that is deleted meanwhile leaves the file to the duty that removes files. */
  const move = async ({ applicationId, dataKey, ...row }: StoredOf): Promise<void> => {
    const content = await openStored(applicationId, row, dataKey);
    const objectKey = await putSealed(applicationId, row.id, dataKey, content);
    await database.transaction(async (tx) => {
      const moved = await tx.run(
        query
          .updateTable('voidChecks')
          .set({ objectKey, contentSealed: '' })
          .where('id', '=', row.id)
          .where('objectKey', 'is', null)
          .returning('id'),
      );
      if (moved.length > 0) ended.keep(tx, objectKey);
    });
  };

  return {
    moveToObjects: async (after, log) => {
      const rows =
        await database.run<StoredOf>(sql`select v.id, v.application_id, v.content_sealed, v.object_key, a.data_key
        from void_checks v join applications a on a.id = v.application_id
        where v.object_key is null and v.id > ${after} order by v.id limit ${rowsAtOnce}::integer`);
      for (const row of rows)
        await move(row).catch((error: unknown) =>
          log.error(error, `the voided check ${row.id} stays in its row`),
        );
      return rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
    },

    add: async ({ id, bankId, mediaType, content, actor, once }) => {
      const rowId = newRowId('check');
      const dataKey = await dataKeyOf(id);
      if (dataKey === undefined) return { changed: false };
      const objectKey = await putSealed(id, rowId, dataKey, content);
      const sent = await changeIfThere(deps, { id, actor, once }, async (tx, application) => {
        if (application.dataKey.stored !== dataKey.stored) return undefined; // renewed meanwhile
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
        tx.send(
          query.insertInto('voidChecks').values({
            id: rowId,
            applicationId: id,
            bankId,
            mediaType,
            objectKey,
            contentSealed: '',
            receivedAt: now,
            isRemade: true,
          }),
        );
        ended.keep(tx, objectKey);
        const type = codeOf(mediaType.replace('/', '.'));
        return {
          action: 'bank.voidCheckSent',
          detail: auditDetail({ bankId: idOf(bankId), mediaType: type }),
          set: { savedAt: now },
        };
      });
      return { changed: sent?.changed ?? false };
    },

    sent: async (id) => {
      const checks = await database.run(
        query
          .selectFrom('voidChecks')
          .innerJoin('bankAccounts', 'bankAccounts.id', 'voidChecks.bankId')
          .select(['voidChecks.id', 'voidChecks.receivedAt', 'bankAccounts.isPrimary'])
          .where('voidChecks.applicationId', '=', id)
          .orderBy('voidChecks.receivedAt', 'desc'),
      );
      const openable = checks.find(({ isPrimary }) => isPrimary)?.id;
      return checks.map(({ id: checkId, receivedAt }) => ({
        ...{ id: checkId, receivedAt, isOpenable: checkId === openable },
      }));
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
      let found: (Omit<VoidCheck, 'content'> & Stored) | undefined;
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
              'voidChecks.objectKey',
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
      const { id: rowId, contentSealed, objectKey, ...rest } = found;
      const stored = { id: rowId, contentSealed, objectKey };
      return { ...rest, content: await openStored(id, stored, read.application.dataKey) };
    },
  };
}
