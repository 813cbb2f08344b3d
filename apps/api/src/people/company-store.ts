import type { UnnamedReason } from '@signet/rulebook/people/ownership-tree';
import { type Change, changeIfThere } from '../application/change-application.ts';
import type {
  StoredApplication,
  StoredCompany,
  StoredHolding,
} from '../application/stored-application.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newUrn } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { isListOpen } from './own-owner.ts';

/** `version` is the one the client saw; a write to a list that has changed since fails. */
type ListWrite = {
  id: string;
  userId: string;
  version: number;
  actor: string;
  once?: IdempotentCall;
};

export type CompanyAnswers = Pick<StoredCompany, 'kind' | 'name' | 'country'> & { number?: string };

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

  /** `work` writes to the companies, and says what is noted. */
  const write = async (
    { id, userId, version, actor, once }: ListWrite,
    work: (tx: Tx, application: StoredApplication) => Pick<Change, 'action' | 'detail'>,
  ): Promise<{ saved: boolean }> => {
    const asked = { id, userId, actor, once };
    const saved = await changeIfThere(deps, asked, (tx, application) =>
      application.version === version && isListOpen(application)
        ? { ...work(tx, application), set: { savedAt: clock.now() } }
        : undefined,
    );
    return { saved: saved?.changed ?? false };
  };

  const numberColumns = ({ id, dataKey }: StoredApplication, companyId: string, number: string) => {
    const at = { table: 'owner_companies', column: 'number_sealed' };
    const place = { ...at, applicationId: id, rowId: companyId };
    return { numberSealed: sealer.seal(dataKey, place, number), numberLast4: last4Of(number) };
  };

  return {
    add: ({ company: { number = '', ...company }, holding, ...listWrite }) =>
      write(listWrite, (tx, application) => {
        const id = newUrn('own');
        const added = { id, applicationId: application.id, ...company, createdAt: clock.now() };
        tx.send(
          query
            .insertInto('ownerCompanies')
            .values({ ...added, ...numberColumns(application, id, number) }),
        );
        hold(tx, application.id, { ...holding, holderId: id });
        const detail = auditDetail({ companyId: idOf(id), ofId: idOf(holding.ofId) });
        return { action: 'owner.companyAdded', detail };
      }),

    change: ({ companyId, company, unnamed, isRestSmall, holding, ...listWrite }) =>
      write(listWrite, (tx, application) => {
        const { number = '', ...told } = company ?? {};
        const isRenumbered = number !== '';
        const set = {
          ...told,
          ...(isRenumbered ? numberColumns(application, companyId, number) : {}),
          ...(unnamed === undefined ? {} : { unnamed }),
          ...(isRestSmall === undefined ? {} : { isRestSmall }),
        };
        if (Object.keys(set).length > 0)
          tx.send(
            query
              .updateTable('ownerCompanies')
              .set(set)
              .where('id', '=', companyId)
              .where('applicationId', '=', application.id),
          );
        if (holding !== undefined) hold(tx, application.id, holding);
        const said = { isRenumbered, unnamed: unnamed ?? undefined, isRestSmall };
        const detail = auditDetail({ companyId: idOf(companyId), ...said });
        return { action: 'owner.companyChanged', detail };
      }),

    remove: ({ companyIds, ...listWrite }) =>
      write(listWrite, (tx, { id }) => {
        tx.send(
          query
            .deleteFrom('ownerCompanies')
            .where('applicationId', '=', id)
            .where('id', 'in', companyIds),
        );
        tx.send(
          query
            .deleteFrom('ownerHoldings')
            .where('applicationId', '=', id)
            .where(({ or, eb }) =>
              or([eb('holderId', 'in', companyIds), eb('ofId', 'in', companyIds)]),
            ),
        );
        const detail = auditDetail({ companyIds: companyIds.map(idOf) });
        return { action: 'owner.companyRemoved', detail };
      }),

    hold: ({ holding, ...listWrite }) =>
      write(listWrite, (tx, { id }) => {
        hold(tx, id, holding);
        const { holderId, ofId } = holding;
        const detail = auditDetail({ holderId: idOf(holderId), ofId: idOf(ofId) });
        return { action: 'owner.holdingSaid', detail };
      }),

    release: ({ holderId, ofId, ...listWrite }) =>
      write(listWrite, (tx, { id }) => {
        tx.send(
          query
            .deleteFrom('ownerHoldings')
            .where('applicationId', '=', id)
            .where('holderId', '=', holderId)
            .where('ofId', '=', ofId),
        );
        const detail = auditDetail({ holderId: idOf(holderId), ofId: idOf(ofId) });
        return { action: 'owner.holdingRemoved', detail };
      }),
  };
}

/** Stores a share of a company, in the place of an earlier one. */
export const hold = (tx: Tx, applicationId: string, holding: StoredHolding): void => {
  const { holderId, ofId, basisPoints, isTrustee } = holding;
  const share = { basisPoints, isTrustee };
  tx.send(
    query
      .insertInto('ownerHoldings')
      .values({ applicationId, holderId, ofId, ...share })
      .onConflict((conflict) =>
        conflict.columns(['applicationId', 'holderId', 'ofId']).doUpdateSet(share),
      ),
  );
};
