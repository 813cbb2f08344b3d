import type { DuplicateCounts, FoundBy } from '@signet/rulebook/decision/duplicates';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { RevealReason } from '@signet/rulebook/decision/reveal-reasons';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { underEachFingerprintKey } from '../platform/seal/seal.ts';
import type { SecretAnswer, SecretAnswers } from '../platform/seal/secret-answer.ts';
import { identifier, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import { answerAt, isTaxId, sideOfPath } from './answers.ts';
import { type Change, changeIfThere } from './change-application.ts';
import { fingerprintsOf, openColumn, sealedColumn, subjectOf } from './sealed-subject.ts';
import {
  homeOf,
  type SecretsBefore,
  secretsBefore,
  subjectsOfApplications,
} from './subject-store.ts';

/** Why a person sees the value: the audit row is 'secret.shown' then. docs/decisions/0229. */
export type ShownFor = { reason: RevealReason; ticket: string };

/** The audit row of opened secrets, and why a person sees them. */
export const openedChange = (
  paths: readonly string[],
  shown: ShownFor | undefined,
  ownerId?: string,
): Pick<Change, 'action' | 'detail'> => ({
  action: shown === undefined ? 'secret.read' : 'secret.shown',
  detail: auditDetail({
    ...(ownerId === undefined ? {} : { ownerId: idOf(ownerId) }),
    paths: paths.map(idOf),
    ...(shown === undefined ? {} : { reason: shown.reason, ticket: codeOf(shown.ticket) }),
  }),
});

export type DuplicateFound = {
  id: string;
  counts: DuplicateCounts;
  /** What is the same of applicant and business. */
  foundBy: FoundBy[];
  /** Of all that were found. */
  total: number;
};

export type Secrets = {
  /** Returns the plain values and writes an audit row with the paths. */
  openSecrets(
    id: string,
    paths: readonly string[],
    actor?: string,
    shown?: ShownFor,
  ): Promise<Record<string, string>>;
  secretsThatDiffer(id: string, secrets: SecretAnswers): Promise<SecretAnswers>;
  duplicates(id: string): Promise<'none' | 'declined' | 'approved'>;
  /** The applications that it is found in, for a person of ours. docs/decisions/0247. */
  duplicatesFound(id: string): Promise<DuplicateFound[]>;
};

/**
 * The only place that returns plain values or compares them; `people/owner-check-store.ts` does so
 * for other owners.
 */
export function buildSecrets(deps: StoreDeps): Secrets {
  const { database, sealer, clock } = deps;

  const opened = (path: string, { dataKey, ...rows }: SecretsBefore): string | undefined => {
    const side = sideOfPath(path);
    const stored = rows[side];
    return openColumn(
      { subject: subjectOf(side, stored), stored, dataKey },
      sealedColumn(answerAt(side, path, 'secret')),
      sealer,
    );
  };

  /** Compares tax ids by fingerprint and kind, and a birth date by opening it. */
  const isStored = (
    path: string,
    { value, sourceType }: SecretAnswer,
    rows: SecretsBefore,
  ): boolean => {
    const side = sideOfPath(path);
    if (!isTaxId(answerAt(side, path, 'secret'))) return (opened(path, rows) ?? '') === value;
    const stored = rows[side];
    if (stored.taxIdHmac === undefined || value === '')
      return stored.taxIdHmac === undefined && value === '';
    return (
      taxIdHmacs(subjectOf(side, stored), value, sealer).includes(stored.taxIdHmac) &&
      stored.taxIdType === sourceType
    );
  };

  /** Undefined where the stored fingerprints are all of one key. */
  const mineOf = async (id: string): Promise<Sql | undefined> =>
    sealer.versionsOf('fingerprint').known.length === 1
      ? undefined
      : await fingerprintsUnderEachKey(deps, id);

  return {
    secretsThatDiffer: async (id, secrets): Promise<SecretAnswers> => {
      const rows = await secretsBefore(database, id);
      if (rows === undefined) return secrets;
      return Object.fromEntries(
        Object.entries(secrets).filter(([path, secret]) => !isStored(path, secret, rows)),
      );
    },

    openSecrets: async (id, paths, actor = 'system', shown) => {
      let rows: SecretsBefore | undefined;
      await changeIfThere(deps, { id, actor }, async (tx) => {
        rows = await secretsBefore(tx, id);
        return { ...openedChange(paths, shown), keepsVersion: true };
      });
      if (rows === undefined) return {};
      const known = rows; // read under the lock, told only once the reading is on record
      return Object.fromEntries(
        paths.flatMap((path) => {
          const value = opened(path, known);
          return value === undefined ? [] : [[path, value]];
        }),
      );
    },

    duplicatesFound: async (id) => {
      await assertKeyKnown(deps, 'fingerprint');
      return database.run<DuplicateFound>(duplicatesFoundSql(id, clock.now(), await mineOf(id)));
    },

    duplicates: async (id) => {
      await assertKeyKnown(deps, 'fingerprint');
      const mine = await mineOf(id);
      const [row] = await database.run<{ approved: boolean; declined: boolean }>(
        duplicatesQuery(id, clock.now(), mine),
      );
      if (row?.declined) return 'declined';
      return row?.approved ? 'approved' : 'none';
    },
  };
}

const storedFingerprints: Sql = sql`select p.tax_id_hmac, p.person_hmac, p.role = 'applicant' as applied
  from people p join own on own.home = p.application_id
    union all select b.tax_id_hmac, null, true from businesses b join own on own.home = b.application_id`;

/**
 * The same under every known key version: while a key is being rotated, other applications still
 * have fingerprints of the old one.
 */
async function fingerprintsUnderEachKey(deps: StoreDeps, id: string): Promise<Sql> {
  const subjects = await subjectsOfApplications(deps, sql`a.id = ${id}`);
  const rows = subjects.flatMap((one) =>
    underEachFingerprintKey(deps.sealer, (own) => fingerprintsOf(one, own)).map(
      ({ taxIdHmac, personHmac }) => ({
        tax_id_hmac: taxIdHmac,
        person_hmac: personHmac,
        applied: one.subject.side !== 'owner',
      }),
    ),
  );
  return sql`select m.tax_id_hmac, m.person_hmac, m.applied
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(tax_id_hmac text, person_hmac text, applied boolean)`;
}

/**
 * Whether the person or tax id of an application is known from another one, by fingerprints of full
 * tax ids and of people. `applied`: the applicant and the business, as opposed to other owners. A
 * decline counts if somebody applied on at least one side; an approved account counts only for
 * applicants on both, because owning two businesses is legitimate. docs/decisions/0028.
 */
export const duplicatesQuery = (
  id: string,
  now: number,
  mine: Sql = storedFingerprints,
): Sql => sql`${knownSql(id, mine)}
  select coalesce(bool_or(${countsApprovedSql(now)}), false) as approved,
    coalesce(bool_or(${countsDeclinedSql(now)}), false) as declined
  ${otherSql}`;

/** Rows of a table that hold the same fingerprint, as people or businesses found by it. */
const sameFingerprint = (found: {
  table: 'people' | 'businesses';
  hmac: 'tax_id_hmac' | 'person_hmac';
  by: Sql;
  appliedThere: Sql;
}): Sql => {
  const { table, hmac, by, appliedThere } = found;
  return sql`select f.application_id, mine.applied, ${appliedThere} as applied_there, ${by} as found_by
    from mine join ${identifier(table)} f on ${identifier(`f.${hmac}`)} = ${identifier(`mine.${hmac}`)}`;
};

const isApplicant = sql`f.role = 'applicant'`;
const othersSql = joinSql(
  [
    sameFingerprint({
      ...{ table: 'people', hmac: 'tax_id_hmac' },
      ...{ by: sql`'number'`, appliedThere: isApplicant },
    }),
    sameFingerprint({
      ...{ table: 'people', hmac: 'person_hmac' },
      ...{ by: sql`'person'`, appliedThere: isApplicant },
    }),
    sameFingerprint({
      ...{ table: 'businesses', hmac: 'tax_id_hmac' },
      ...{ by: sql`'business'`, appliedThere: sql`true` },
    }),
  ],
  ' union all ',
);

const knownSql = (id: string, mine: Sql): Sql => sql`
  with own as (select a.id, a.user_id, ${homeOf('a')} as home from applications a where a.id = ${id}),
  mine as (${mine}),
  others as (${othersSql}),
  known as (select others.*, b.id as business_id from others
    left join businesses b on b.application_id = others.application_id)`;

const countsApprovedSql = (
  now: number,
): Sql => sql`(known.applied and known.applied_there and other.decision = 'APPROVED'
    and other.user_id <> own.user_id
      and (other.closed_at is null
        or other.closed_at > ${now - DECISION_LIMITS.recentDeclineMs}::bigint))`;

const countsDeclinedSql = (
  now: number,
): Sql => sql`((known.applied or known.applied_there) and other.decision = 'DECLINED'
      and exists (select 1 from decisions d
      where d.application_id = other.id and d.outcome = 'DECLINED'
      and d.decided_at > ${now - DECISION_LIMITS.recentDeclineMs}::bigint))`;

const otherSql = sql`from own join known on true
    join applications other on (other.id = known.application_id
      or other.business_id = known.business_id) and other.id <> own.id`;

/** The same, application by application, those that count first and then the newest. */
const duplicatesFoundSql = (
  id: string,
  now: number,
  mine: Sql = storedFingerprints,
): Sql => sql`${knownSql(id, mine)}
  select other.id, count(*) over ()::integer as total,
    coalesce(array_agg(distinct known.found_by) filter (where known.applied and known.applied_there),
      '{}') as found_by,
    case when bool_or(${countsDeclinedSql(now)}) then 'declined'
      when bool_or(${countsApprovedSql(now)}) then 'approved' else 'none' end as counts
  ${otherSql}
  group by other.id, other.created_at
  order by (bool_or(${countsDeclinedSql(now)}) or bool_or(${countsApprovedSql(now)})) desc,
    other.created_at desc, other.id limit ${DECISION_LIMITS.duplicatesShown}::integer`;
