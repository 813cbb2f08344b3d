import { LIMITS } from '@signet/rulebook/core/limits';
import { AUDITED_RETURNING, type AuditedUpdate, auditColumns, sideEffectCtes, withCtes } from '../platform/audit/audited-update.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { SecretAnswer, SecretAnswers, StoreDeps } from '../platform/store-types.ts';
import { applicationTaxIdFingerprint } from '../tax-id/store.ts';
import { type AnswerColumn, columnOf } from './answer-columns.ts';
import { answerSealContext } from './answer-store.ts';

export type Secrets = {
  /** The plain values, and an audit row 'secret.read' that names the paths. */
  openSecrets(id: string, paths: readonly string[], actor?: string): Promise<Record<string, string>>;
  /** Those of the secrets that do not stand there already with the same value. */
  secretsThatDiffer(id: string, secrets: SecretAnswers): Promise<SecretAnswers>;
  duplicates(id: string): Promise<'none' | 'declined' | 'approved'>;
};

type SealedRow = { dataKey: WrappedKey; applicantDob?: string; applicantTaxId?: string; companyTaxId?: string };

/** Which column of the query holds a secret answer. */
const SEALED: Readonly<Record<string, keyof SealedRow>> = {
  'applicant.dob': 'applicantDob',
  'applicant.governmentIdentification.value': 'applicantTaxId',
  'company.governmentIdentification.value': 'companyTaxId',
};

/** The one place where plain values come out, and equality without opening them. */
export function buildSecrets(deps: StoreDeps): Secrets {
  const { database, sealer, clock } = deps;
  return {
    ...buildChangedSecrets(deps),

    openSecrets: async (id, paths, actor = 'system') => {
      const now = clock.now();
      const change: AuditedUpdate = { actor, action: 'secret.read', detail: { paths } };
      const parts = [
        sql`changed as (update applications set ${auditColumns(change, now)} where id = ${id} returning ${AUDITED_RETURNING}, data_key)`,
        ...sideEffectCtes(change, deps, id),
      ];
      const [row] = await database.run<SealedRow>(sql`${withCtes(parts)} select data_key,
        (select dob_sealed from applicants p where p.application_id = changed.id) as applicant_dob,
        (select value_sealed from tax_ids t where t.application_id = changed.id and t.holder = 'applicant') as applicant_tax_id,
        (select value_sealed from tax_ids t where t.application_id = changed.id and t.holder = 'company') as company_tax_id
        from changed`);
      const opened: Record<string, string> = {};
      for (const path of paths) {
        const at = columnOf(path, 'secret');
        const column = SEALED[path];
        const sealed = column === undefined ? undefined : row?.[column];
        if (row !== undefined && sealed !== undefined) opened[path] = sealer.open(row.dataKey, answerSealContext(at, id), sealed);
      }
      return opened;
    },

    duplicates: async (id) => {
      const [row] = await database.run<{ approved: boolean; declined: boolean }>(duplicatesQuery(id, clock.now()));
      if (row?.declined) return 'declined';
      return row?.approved ? 'approved' : 'none';
    },
  };
}

/**
 * Whether the person or the number of an application is known from another one: by the prints of whole numbers and of people. `applies` is who
 * applied and the business itself, else it is another owner. A decline counts where somebody applied on at least one side; an account counts only
 * for who applied on both, because owning two businesses is honest. decisions.md, section 4, row 5; docs/decisions/0028.
 */
export const duplicatesQuery = (id: string, now: number): Sql => sql`
  with own as (select id, user_id from applications where id = ${id}),
  mine as (
    select t.value_print as number_print, null as person_print, true as applies from tax_ids t join own on own.id = t.application_id
    union all select null, p.person_print, true from applicants p join own on own.id = p.application_id
    union all select o.tax_id_print, o.person_print, false from owners o join own on own.id = o.application_id),
  known as (
    select t.application_id, mine.applies as applied_in_both from mine join tax_ids t on t.value_print = mine.number_print
    union all select p.application_id, mine.applies from mine join applicants p on p.person_print = mine.person_print
    union all select o.application_id, false from mine join owners o on o.tax_id_print = mine.number_print where mine.applies
    union all select o.application_id, false from mine join owners o on o.person_print = mine.person_print where mine.applies)
  select coalesce(bool_or(known.applied_in_both and other.decision = 'APPROVED' and other.user_id <> own.user_id), false) as approved,
    coalesce(bool_or(other.decision = 'DECLINED' and exists (select 1 from decisions d where d.application_id = other.id
      and d.outcome = 'DECLINED' and d.decided_at > ${now - LIMITS.recentDeclineMs}::bigint)), false) as declined
  from own join known on known.application_id <> own.id join applications other on other.id = known.application_id`;

type Row = {
  dataKey: WrappedKey;
  dobSealed?: string;
  taxIds?: Record<string, { print: string | null; sourceType: string | null }>;
};

/** Equality of secrets without handing them out: numbers by their fingerprint, a birth date by opening it here and nowhere else. */
export function buildChangedSecrets({ database, sealer }: StoreDeps): Pick<Secrets, 'secretsThatDiffer'> {
  const isStored = (id: string, at: AnswerColumn, { value, sourceType }: SecretAnswer, row: Row): boolean => {
    if (at.table !== 'tax_ids') {
      return row.dobSealed === undefined ? value === '' : sealer.open(row.dataKey, answerSealContext(at, id), row.dobSealed) === value;
    }
    const { holder = '' } = at;
    const stored = row.taxIds?.[holder]?.print ?? undefined;
    if (stored === undefined || value === '') return stored === undefined && value === '';
    return (
      stored === applicationTaxIdFingerprint({ id, holder, value }, sealer) &&
      (row.taxIds?.[holder]?.sourceType ?? undefined) === sourceType
    );
  };

  return {
    secretsThatDiffer: async (id, secrets): Promise<SecretAnswers> => {
      const [row] = await database.run<Row>(sql`select a.data_key, p.dob_sealed,
        (select jsonb_object_agg(t.holder, jsonb_build_object('print', t.value_print, 'sourceType', t.source_type))
          from tax_ids t where t.application_id = a.id) as tax_ids
        from applications a left join applicants p on p.application_id = a.id where a.id = ${id}`);
      if (row === undefined) return secrets;
      return Object.fromEntries(Object.entries(secrets).filter(([path, secret]) => !isStored(id, columnOf(path, 'secret'), secret, row)));
    },
  };
}
