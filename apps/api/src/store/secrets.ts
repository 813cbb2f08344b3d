import { LIMITS } from '@signet/rulebook/limits';
import type { WrappedKey } from '../seal.ts';
import { columnOf } from './answer-columns.ts';
import { answerPlace } from './answer-writes.ts';
import { CHANGED, type Change, chained, changeParts, withParts } from './change.ts';
import { sql } from './sql.ts';
import type { Store, StoreDeps } from './store.ts';

type SealedRow = { dataKey: WrappedKey; applicantDob?: string; applicantTaxId?: string; companyTaxId?: string };

/** Which column of the query holds a secret answer. */
const SEALED: Readonly<Record<string, keyof SealedRow>> = {
  'applicant.dob': 'applicantDob',
  'applicant.governmentIdentification.value': 'applicantTaxId',
  'company.governmentIdentification.value': 'companyTaxId',
};

/** The one place where plain values come out, and equality without opening them. */
export function buildSecrets(deps: StoreDeps): Pick<Store['applications'], 'openSecrets' | 'duplicates'> {
  const { database, sealer, clock } = deps;
  return {
    openSecrets: async (id, paths, actor = 'system') => {
      const now = clock.now();
      const change: Change = { actor, action: 'secret.read', detail: { paths } };
      const parts = [
        sql`changed as (update applications set ${chained(change, now)} where id = ${id} returning ${CHANGED}, data_key)`,
        ...changeParts(change, deps, id),
      ];
      const [row] = await database.run<SealedRow>(sql`${withParts(parts)} select data_key,
        (select dob_sealed from applicants p where p.application_id = changed.id) as applicant_dob,
        (select value_sealed from tax_ids t where t.application_id = changed.id and t.holder = 'applicant') as applicant_tax_id,
        (select value_sealed from tax_ids t where t.application_id = changed.id and t.holder = 'company') as company_tax_id
        from changed`);
      const opened: Record<string, string> = {};
      for (const path of paths) {
        const at = columnOf(path, 'secret');
        const column = SEALED[path];
        const sealed = column === undefined ? undefined : row?.[column];
        if (row !== undefined && sealed !== undefined) opened[path] = sealer.open(row.dataKey, answerPlace(at, id), sealed);
      }
      return opened;
    },

    // Rule 5: declined in the last 30 days, or approved under another user. decisions.md, section 4.
    duplicates: async (id) => {
      const now = clock.now();
      const [row] = await database.run<{ approved: boolean; declined: boolean }>(sql`
        select coalesce(bool_or(other.decision = 'APPROVED' and other.user_id <> own.user_id), false) as approved,
          coalesce(bool_or(other.decision = 'DECLINED' and exists (select 1 from decisions d where d.application_id = other.id
            and d.outcome = 'DECLINED' and d.decided_at > ${now - LIMITS.recentDeclineMs}::bigint)), false) as declined
        from applications own
        join tax_ids mine on mine.application_id = own.id
        join tax_ids theirs on theirs.value_print = mine.value_print and theirs.application_id <> own.id
        join applications other on other.id = theirs.application_id
        where own.id = ${id}`);
      if (row?.declined) return 'declined';
      return row?.approved ? 'approved' : 'none';
    },
  };
}
