import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { Portal } from '@signet/rulebook/reference/portals';
import { applicationsQuery, type PartOfRow, readApplication } from '../application/parts-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { PageCursor } from './page-cursor.ts';

export type Referred = { portal: Portal; referralUrlIds: readonly string[] };

type PageFilter = {
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  changedFrom?: number | undefined;
  after?: PageCursor | undefined;
};

export type Applicants = {
  /** Newest first, one page; erased applications are excluded. */
  page(of: Referred, filter: PageFilter): Promise<StoredApplication[]>;
  one(of: Referred, id: string): Promise<StoredApplication | undefined>;
};

const isOfSql = ({ portal, referralUrlIds }: Referred): Sql =>
  sql`(a.portal = ${portal}
    and a.referral_url_id ${inTexts(['', ...referralUrlIds].slice(referralUrlIds.length === 0 ? 0 : 1))}
    and a.referral_url_id <> '' and a.user_id not like 'usr\\_erased\\_%')`;

export function buildApplicants(deps: StoreDeps): Applicants {
  const where = async (condition: Sql): Promise<StoredApplication[]> => {
    const rows = await deps.database.run<PartOfRow>(applicationsQuery(condition));
    return [...Map.groupBy(rows, ({ applicationId }) => applicationId).values()].flatMap(
      (parts) => readApplication(parts, deps) ?? [],
    );
  };
  return {
    page: async (of, { createdFrom = 0, createdBefore, changedFrom, after }) => {
      const before =
        createdBefore === undefined ? sql`true` : sql`a.created_at < ${createdBefore}::bigint`;
      const changed =
        changedFrom === undefined
          ? sql`true`
          : sql`coalesce(a.changed_at, a.audit_at, a.saved_at) >= ${changedFrom}::bigint`;
      const later =
        after === undefined
          ? sql`true`
          : sql`(a.created_at, a.id) < (${after.createdAt}::bigint, ${after.id}::text)`;
      const found = await where(sql`a.id in (select a.id from applications a
          where ${isOfSql(of)} and a.created_at >= ${createdFrom}::bigint
        and ${before} and ${changed} and ${later} order by a.created_at desc, a.id desc
        limit ${PARTNER_LIMITS.partnerApplicationsPerPage}::integer)`);
      return found.toSorted(
        (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
      );
    },
    one: async (of, id) => (await where(sql`a.id = ${id} and ${isOfSql(of)}`))[0],
  };
}
