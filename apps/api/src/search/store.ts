import type { Decision } from '@signet/rulebook/reference/enumerations';
import { type NextErasing, nextErasing } from '@signet/rulebook/reference/next-erasing';
import type { Portal } from '@signet/rulebook/reference/portals';
import { SEARCH_LIMITS, type SoughtApplication } from '@signet/rulebook/search/search-kinds';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { changeIfThere } from '../application/change-application.ts';
import { homeOf } from '../application/subject-store.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import { searchedWords } from '../platform/sql/searched-words.ts';
import { identifier, inTexts, joinSql, literalSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdHmacs } from '../tax-id/store.ts';

export type FoundApplication = {
  id: string;
  reference: string;
  businessName: string;
  person: string;
  foundAs: 'reference' | 'applicant' | 'business' | 'owner' | 'account';
  decision: Decision;
  market: 'US' | 'CA';
  portal: Portal;
  createdAt: number;
  sentAt?: number;
  closedAt?: number;
  erasing?: NextErasing | undefined;
};

type FoundRow = Omit<FoundApplication, 'erasing'> & { savedAt: number; decidedAt?: number };

export type SearchFilters = Partial<Pick<FoundApplication, 'decision' | 'market' | 'portal'>>;

type Found = { results: FoundApplication[]; isCut: boolean };

export type Searches = {
  find(sought: SoughtApplication, filters: SearchFilters): Promise<Found>;
  /** Compares fingerprints; each application that is found has the search in its log. */
  findByTaxId(digits: string, reviewer: Reviewer): Promise<Found>;
};

const wordsSql = (...columns: readonly string[]): Sql => literalSql(searchedWords(...columns));

const startsWith = (words: readonly string[]): Sql =>
  sql`to_tsquery('simple', folded_name(${words.map((word) => `${word}:*`).join(' & ')}::text))`;

const NAMES = wordsSql('p.first_name', 'p.last_name');
const BUSINESS_NAMES = wordsSql('b.name', 'b.dba');
const ADDRESS = wordsSql('b.line1', 'b.zip', 'b.city');

const people = (where: Sql): Sql => sql`select p.application_id as home, p.role as found_as
  from people p where ${where}`;
const businesses = (where: Sql): Sql => sql`select b.application_id as home, 'business' as found_as
  from businesses b where ${where}`;

/** Which business or person matches, by the application that created it. */
function hitsSql(sought: SoughtApplication): Sql {
  switch (sought.kind) {
    case 'name':
      return sql`${people(sql`${NAMES} @@ ${startsWith(sought.words)}`)}
        union all ${businesses(sql`${BUSINESS_NAMES} @@ ${startsWith(sought.words)}`)}`;
    case 'address':
      return businesses(sql`${ADDRESS} @@ ${startsWith(sought.words)}`);
    case 'phone':
      return people(sql`${NAMES} @@ ${startsWith(sought.words)}
        and right(p.local_phone_number, 4) = ${sought.last4}::text`);
    case 'email':
      return sql`${people(sql`lower(p.email_address) = ${sought.email}::text`)}
        union all select a.id, 'account' from applications a join users u on u.id = a.user_id
          where lower(u.email_address) = ${sought.email}::text`;
    case 'reference':
      return sql`select a.id as home, 'reference' as found_as from applications a
        where a.reference = ${sought.reference}::text`;
  }
}

const FOUND_AS_RANK = sql`array_position(array['reference', 'applicant', 'account', 'business', 'owner'], h.found_as)`;

const filterSql = (filters: SearchFilters): Sql =>
  joinSql(
    [
      sql`true`,
      ...Object.entries(filters).flatMap(([column, value]) =>
        value === undefined ? [] : [sql`${identifier(`a.${column}`)} = ${value}::text`],
      ),
    ],
    ' and ',
  );

/** Applications that were found, each once; a store shares its business with other applications. */
const foundOnce = (filters: SearchFilters): Sql => sql`
  select distinct on (a.id) a.id, a.created_at, h.found_as from hits h
    join applications a on (a.id = h.home
      or (h.found_as <> 'reference' and a.business_id = substr(h.home, 9)))
  where ${filterSql(filters)} order by a.id, ${FOUND_AS_RANK}`;

const BUSINESS_NAME = sql`coalesce(nullif(b.dba, ''), nullif(b.name, ''), '')`;
const APPLICANT_NAME = sql`concat_ws(' ', p.first_name, p.last_name)`;

const LAST_DECIDED = sql`(select max(d.decided_at) from decisions d where d.application_id = a.id)`;

const FOUND_COLUMNS = sql`a.id, a.reference, ${BUSINESS_NAME} as business_name, ${APPLICANT_NAME} as person,
  n.found_as, a.decision, a.market, a.portal, a.created_at, a.onboarded_at as sent_at, a.closed_at,
  a.saved_at, ${LAST_DECIDED} as decided_at`;

/** The newest applications of what was found. */
const foundSql = (hits: Sql, filters: SearchFilters): Sql => sql`with hits as (${hits}),
  newest as (select id, created_at, found_as from (${foundOnce(filters)}) found
    order by created_at desc, id limit ${SEARCH_LIMITS.resultsMax + 1}::integer)
  select ${FOUND_COLUMNS}
  from newest n join applications a on a.id = n.id
    join businesses b on b.application_id = ${homeOf('a')}
    join people p on p.application_id = b.application_id and p.role = 'applicant'
  order by n.created_at desc, n.id`;

/** What staff find applications by. docs/decisions/0227. */
export function buildSearches(deps: StoreDeps): Searches {
  const { database, sealer, clock, retention } = deps;
  const find = async (hits: Sql, filters: SearchFilters): Promise<Found> => {
    const rows = await database.run<FoundRow>(foundSql(hits, filters));
    const results = rows
      .slice(0, SEARCH_LIMITS.resultsMax)
      .map(({ savedAt, decidedAt, ...found }) => ({
        ...found,
        erasing: nextErasing({ ...found, savedAt, decidedAt }, retention, clock.now()),
      }));
    return { results, isCut: rows.length > results.length };
  };
  return {
    find: (sought, filters) => find(hitsSql(sought), filters),
    findByTaxId: async (digits, reviewer) => {
      if (digits.length < TAX_ID_LIMITS.taxIdFullDigits) return { results: [], isCut: false };
      const hmacs = (side: 'applicant' | 'company') =>
        taxIdHmacs({ side, applicationId: '' }, digits, sealer);
      const found = await find(
        sql`${people(sql`p.tax_id_hmac ${inTexts(hmacs('applicant'))}`)}
          union all ${businesses(sql`b.tax_id_hmac ${inTexts(hmacs('company'))}`)}`,
        {},
      );
      for (const { id } of found.results)
        await changeIfThere(deps, { id, actor: `reviewer:${reviewer.id}` }, () => ({
          action: 'taxId.searched',
          detail: auditDetail({ reviewer: idOf(reviewer.id) }),
          keepsVersion: true,
        }));
      return found;
    },
  };
}
