import type { ApplicantSort } from '@signet/rulebook/partners/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { Portal } from '@signet/rulebook/reference/portals';
import { changeApplication } from '../application/change-application.ts';
import { applicationsQuery, type PartOfRow, readApplication } from '../application/parts-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { AppError } from '../platform/http/problem.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { PageCursor } from './page-cursor.ts';

export type Referred = { portal: Portal; referralUrlIds: readonly string[] };

type PageFilter = {
  /** Newest first, or in the order of their changes. */
  sort?: ApplicantSort;
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  changedFrom?: number | undefined;
  /** An id of this partner’s own. */
  externalId?: string | undefined;
  partnerId?: string;
  after?: PageCursor | undefined;
};

type ExternalId = { id: string; partnerId: string; externalId: string | undefined };

export type Applicants = {
  /** One page in the order asked for; erased applications are excluded. */
  page(of: Referred, filter: PageFilter): Promise<StoredApplication[]>;
  one(of: Referred, id: string): Promise<StoredApplication | undefined>;
  /** `taken`: another application of the partner has the id. Throws application.notFound. */
  setExternalId(of: Referred, given: ExternalId): Promise<StoredApplication | 'taken'>;
};

const isOfSql = ({ portal, referralUrlIds }: Referred): Sql =>
  sql`(a.portal = ${portal}
    and a.referral_url_id ${inTexts(['', ...referralUrlIds].slice(referralUrlIds.length === 0 ? 0 : 1))}
    and a.referral_url_id <> '' and a.user_id not like 'usr\\_erased\\_%')`;

/** How an order reads the applications `b` of one referral, each part as an index has it. */
type Order = { from: Sql; referral: Sql; at: Sql; id: Sql; changedAt: Sql; isLater: Sql; way: Sql };

const ORDERS: Record<ApplicantSort, Order> = {
  createdAt: {
    from: sql`applications b`,
    referral: sql`b.referral_url_id`,
    at: sql`b.created_at`,
    id: sql`b.id`,
    // Applications of before the column are as old as their last audited act.
    changedAt: sql`coalesce(b.changed_at, b.audit_at, b.saved_at)`,
    isLater: sql`<`,
    way: sql`desc`,
  },
  changedAt: {
    from: sql`application_changes c join applications b on b.id = c.application_id`,
    referral: sql`c.referral_url_id`,
    at: sql`c.changed_at`,
    id: sql`c.application_id`,
    changedAt: sql`c.changed_at`,
    isLater: sql`>`,
    way: sql`asc`,
  },
};

const filtersOf = (
  { at, id, changedAt, isLater }: Order,
  { createdFrom, createdBefore, changedFrom, externalId, partnerId = '', after }: PageFilter,
): Sql => sql`(${createdFrom === undefined ? sql`true` : sql`b.created_at >= ${createdFrom}::bigint`}
  and ${createdBefore === undefined ? sql`true` : sql`b.created_at < ${createdBefore}::bigint`}
  and ${changedFrom === undefined ? sql`true` : sql`${changedAt} >= ${changedFrom}::bigint`}
  and ${
    externalId === undefined
      ? sql`true`
      : sql`b.external_id_of = ${partnerId} and b.external_id = ${externalId}`
  }
  and ${after === undefined ? sql`true` : sql`(${at}, ${id}) ${isLater} (${after.createdAt}::bigint, ${after.id}::text)`})`;

/** The referral may have gone to another partner since it was read. */
const notOf =
  ({ portal, referralUrlIds }: Referred) =>
  (application: StoredApplication): AppError | undefined =>
    application.portal === portal && referralUrlIds.includes(application.referralUrlId ?? '')
      ? undefined
      : new AppError('application.notFound');

export function buildApplicants(deps: StoreDeps): Applicants {
  const where = async (condition: Sql): Promise<StoredApplication[]> => {
    const rows = await deps.database.run<PartOfRow>(applicationsQuery(condition));
    return [...Map.groupBy(rows, ({ applicationId }) => applicationId).values()].flatMap(
      (parts) => readApplication(parts, deps) ?? [],
    );
  };
  const one = async (of: Referred, id: string): Promise<StoredApplication | undefined> =>
    (await where(sql`a.id = ${id} and ${isOfSql(of)}`))[0];
  return {
    // Each referral is read by its own index, so that none is sorted as a whole.
    page: async ({ portal, referralUrlIds }, { sort = 'createdAt', ...filter }) => {
      const order = ORDERS[sort];
      const { from, referral, at, id, way } = order;
      const found = await where(sql`a.id in (
        select f.id from unnest(${referralUrlIds}::text[]) as r(referral) cross join lateral (
          select ${id} as id, ${at} as at from ${from}
          where ${referral} = r.referral and r.referral <> '' and b.portal = ${portal}
            and b.user_id not like 'usr\\_erased\\_%' and ${filtersOf(order, filter)}
          order by at ${way}, ${id} ${way}
          limit ${PARTNER_LIMITS.partnerApplicationsPerPage}::integer) f
        order by f.at ${way}, f.id ${way}
        limit ${PARTNER_LIMITS.partnerApplicationsPerPage}::integer)`);
      const rising = found.toSorted(
        (first, second) => first[sort] - second[sort] || (first.id < second.id ? -1 : 1),
      );
      return sort === 'createdAt' ? rising.toReversed() : rising;
    },
    one,
    setExternalId: async (of, { id, partnerId, externalId }) => {
      if ((await one(of, id)) === undefined) throw new AppError('application.notFound');
      let isTaken = false;
      const { application } = await changeApplication(
        deps,
        { id, actor: `partner:${partnerId}`, refuse: notOf(of) },
        async (tx, { externalId: known, externalIdOf }) => {
          const isSame =
            known === externalId && (known === undefined || externalIdOf === partnerId);
          if (isSame) return undefined;
          if (externalId !== undefined) {
            // Two calls for one id come one after the other; the index holds it besides.
            await tx.run(
              sql`select pg_advisory_xact_lock(hashtextextended(${`external-id:${partnerId}:${externalId}`}::text, 0))`,
            );
            const others = await tx.run(sql`select id from applications
              where external_id_of = ${partnerId} and external_id = ${externalId} and id <> ${id}`);
            isTaken = others.length > 0;
            if (isTaken) return undefined;
          }
          return {
            action: 'externalId.set',
            detail: auditDetail({}),
            set: {
              externalId: externalId ?? null,
              externalIdOf: externalId === undefined ? null : partnerId,
            },
          };
        },
      );
      return isTaken ? 'taken' : application;
    },
  };
}
