import type { UnnamedReason } from '@signet/rulebook/people/ownership-tree';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { dataKeyOf } from '../application/store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newUrn } from '../platform/ids.ts';
import type { Db } from '../platform/sql/database.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, StoreDeps, StoredHolding } from '../platform/store-types.ts';
import { lockedApplication } from './invitation-store.ts';

/** `version` is the one the client saw; a write to a list that has changed since fails. */
type ListWrite = {
  id: string;
  userId: string;
  version: number;
  actor: string;
  once?: IdempotentCall;
};

export type CompanyAnswers = { kind: string; name: string; country: string; number?: string };

export type OwnerCompanies = {
  add(
    company: ListWrite & { company: CompanyAnswers; holding: Omit<StoredHolding, 'holderId'> },
  ): Promise<{ saved: boolean }>;
  change(
    change: ListWrite & {
      companyId: string;
      company?: CompanyAnswers;
      unnamed?: UnnamedReason | null;
      isRestSmall?: boolean;
      holding?: StoredHolding;
    },
  ): Promise<{ saved: boolean }>;
  /** With what was said about their holders. */
  remove(write: ListWrite & { companyIds: readonly string[] }): Promise<{ saved: boolean }>;
  hold(write: ListWrite & { holding: StoredHolding }): Promise<{ saved: boolean }>;
  release(write: ListWrite & { holderId: string; ofId: string }): Promise<{ saved: boolean }>;
};

const last4Of = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);

/**
 * Companies and trusts of the list of owners. The number is sealed, because it may be a tax id.
 * docs/readings.md 259.
 */
export function buildOwnerCompanies(deps: StoreDeps): OwnerCompanies {
  const { clock, sealer } = deps;

  const write = (
    { id, userId, version, actor, once }: ListWrite,
    change: Pick<AuditedUpdate, 'action' | 'detail'>,
    work: (db: Db, now: number) => Promise<unknown>,
  ) =>
    lockedApplication(deps, id, async (db) => {
      const now = clock.now();
      const audited: AuditedUpdate = { ...change, actor, once };
      const parts = [
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, ${auditColumns(audited, now, sealer)}
          where id = ${id} and user_id = ${userId} and version = ${version}::integer and exists (select 1 from step_ups u
            where u.application_id = applications.id and u.type = ${OWNER_LIST_STEP_UP}::text and u.finished_at is null)
          returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(audited, deps, id),
      ];
      const rows = await db.run(sql`${withCtes(parts)} select id from changed`);
      if (rows.length === 0) return { saved: false };
      await work(db, now);
      return { saved: true };
    });

  const numberColumns = async (
    id: string,
    companyId: string,
    number: string,
  ): Promise<{ sealed: string; last4: string }> => {
    const dataKey = await dataKeyOf(deps, id);
    if (dataKey === undefined) throw new Error('secrets need the data key of their application');
    const place = {
      table: 'owner_companies',
      column: 'number_sealed',
      applicationId: id,
      rowId: companyId,
    };
    return { sealed: sealer.seal(dataKey, place, number), last4: last4Of(number) };
  };

  const hold = (db: Db, id: string, { holderId, ofId, basisPoints, isTrustee }: StoredHolding) =>
    db.run(sql`insert into owner_holdings (application_id, holder_id, of_id, basis_points, is_trustee)
      values (${id}, ${holderId}, ${ofId}, ${basisPoints}, ${isTrustee})
      on conflict (application_id, holder_id, of_id) do update set basis_points = excluded.basis_points, is_trustee = excluded.is_trustee`);

  return {
    add: async ({ company: { kind, name, country, number = '' }, holding, ...listWrite }) => {
      const { id } = listWrite;
      const companyId = newUrn('own');
      const { sealed, last4 } = await numberColumns(id, companyId, number);
      return write(
        listWrite,
        {
          action: 'owner.companyAdded',
          detail: auditDetail({ companyId: idOf(companyId), ofId: idOf(holding.ofId) }),
        },
        async (db, now) => {
          await db.run(sql`insert into owner_companies (id, application_id, kind, name, country, number_sealed, number_last4, created_at)
          values (${companyId}, ${id}, ${kind}, ${name}, ${country}, ${sealed}, ${last4}, ${now})`);
          await hold(db, id, { ...holding, holderId: companyId });
        },
      );
    },

    change: async ({ companyId, company, unnamed, isRestSmall, holding, ...listWrite }) => {
      const { id } = listWrite;
      const number =
        company?.number === undefined || company.number === ''
          ? undefined
          : await numberColumns(id, companyId, company.number);
      const sets: Sql[] = [
        ...(company === undefined
          ? []
          : [sql`kind = ${company.kind}, name = ${company.name}, country = ${company.country}`]),
        ...(number === undefined
          ? []
          : [sql`number_sealed = ${number.sealed}, number_last4 = ${number.last4}`]),
        ...(unnamed === undefined ? [] : [sql`unnamed = ${unnamed}::text`]),
        ...(isRestSmall === undefined ? [] : [sql`is_rest_small = ${isRestSmall}`]),
      ];
      const detail = auditDetail({
        companyId: idOf(companyId),
        isRenumbered: number !== undefined,
        unnamed: unnamed ?? undefined,
        isRestSmall,
      });
      return write(listWrite, { action: 'owner.companyChanged', detail }, async (db) => {
        for (const set of sets)
          await db.run(
            sql`update owner_companies set ${set} where id = ${companyId} and application_id = ${id}`,
          );
        if (holding !== undefined) await hold(db, id, holding);
      });
    },

    remove: ({ companyIds, ...listWrite }) =>
      write(
        listWrite,
        {
          action: 'owner.companyRemoved',
          detail: auditDetail({ companyIds: companyIds.map(idOf) }),
        },
        async (db) => {
          await db.run(
            sql`delete from owner_companies where application_id = ${listWrite.id} and id ${inTexts(companyIds)}`,
          );
          await db.run(sql`delete from owner_holdings where application_id = ${listWrite.id}
          and (holder_id ${inTexts(companyIds)} or of_id ${inTexts(companyIds)})`);
        },
      ),

    hold: ({ holding, ...listWrite }) => {
      const { holderId, ofId } = holding;
      return write(
        listWrite,
        {
          action: 'owner.holdingSaid',
          detail: auditDetail({ holderId: idOf(holderId), ofId: idOf(ofId) }),
        },
        (db) => hold(db, listWrite.id, holding),
      );
    },

    release: ({ holderId, ofId, ...listWrite }) =>
      write(
        listWrite,
        {
          action: 'owner.holdingRemoved',
          detail: auditDetail({ holderId: idOf(holderId), ofId: idOf(ofId) }),
        },
        (db) =>
          db.run(
            sql`delete from owner_holdings where application_id = ${listWrite.id} and holder_id = ${holderId} and of_id = ${ofId}`,
          ),
      ),
  };
}
