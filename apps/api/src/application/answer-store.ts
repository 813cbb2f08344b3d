import type { Answers } from '@signet/rulebook/answer-rows';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answer-paths';
import type { Sealer, WrappedKey } from '../platform/seal/seal.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { SecretAnswers, StoreDeps } from '../platform/store-types.ts';
import { sideOfPath } from './answers.ts';
import { assignments, insertion, needsBefore, type StoredSecrets, secretsJson, subjectWrites } from './subject-store.ts';

const SIDES = ['applicant', 'company'] as const;
type Side = (typeof SIDES)[number];
type Given = { answers: Answers; secrets: SecretAnswers };
/** What is sealed of an application, and its wrapped key. */
export type SecretsBefore = { dataKey: WrappedKey; applicant: StoredSecrets; company: StoredSecrets };

const ofSide = <Value>(side: Side, byPath: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(byPath).filter(([path]) => sideOfPath(path) === side));
const givenOf = (side: Side, { answers, secrets }: Given): Given => ({
  answers: ofSide(side, answers),
  secrets: ofSide(side, secrets),
});

/** A query for `SecretsBefore` of an application that `from` calls `a`. */
export const secretsOfApplication = (from: Sql): Sql => sql`select a.data_key, ${secretsJson('person', 'p')} as applicant,
    ${secretsJson('business', 'b')} as company from ${from}
    join people p on p.application_id = a.id and p.role = 'applicant' join businesses b on b.application_id = a.id`;

/** What is sealed of the applicant and the business; undefined without the application. */
export async function secretsBefore({ database }: StoreDeps, id: string): Promise<SecretsBefore | undefined> {
  const [row] = await database.run<SecretsBefore>(sql`${secretsOfApplication(sql`applications a`)} where a.id = ${id}`);
  return row;
}

/** The part that writes columns of the row that a side's answers stand in. */
const UPDATES: Readonly<Record<Side, (set: Sql) => Sql>> = {
  applicant: (set) =>
    sql`save_applicant as (update people set ${set} from changed where people.application_id = changed.id and people.role = 'applicant')`,
  company: (set) => sql`save_business as (update businesses set ${set} from changed where businesses.application_id = changed.id)`,
};

/**
 * The statement's parts that store answers below `changed`, with the fingerprint of the person whom they describe; a changed phone loses its proof.
 * Empty answers are removed. Undefined where the application is not there.
 */
export async function answerUpdateCtes(deps: StoreDeps, { id, ...given }: Given & { id: string }): Promise<Sql[] | undefined> {
  const mustRead = SIDES.some((side) => needsBefore(givenOf(side, given), side));
  const before = mustRead ? await secretsBefore(deps, id) : undefined;
  if (mustRead && before === undefined) return undefined;
  const parts = SIDES.flatMap((side) => {
    const subject = { side, id: before?.[side].id ?? '', applicationId: id };
    const own = { ...givenOf(side, given), before: before?.[side], dataKey: before?.dataKey, now: deps.clock.now() };
    const writes = subjectWrites({ subject, ...own }, deps.sealer);
    return writes.length === 0 ? [] : [UPDATES[side](assignments(writes))];
  });
  const phone = given.answers[APPLICANT_PHONE_PATH];
  if (phone === undefined) return parts;
  return [
    ...parts,
    sql`drop_proofs as (delete from phone_proofs using changed where phone_proofs.application_id = changed.id and phone_proofs.phone <> ${phone}::text)`,
  ];
}

type New = Given & { id: string; personId: string; businessId: string; dataKey: WrappedKey; now: number };

/** The parts that make the applicant and the business of a new application, below `changed`. */
export function answerInsertCtes({ id, personId, businessId, dataKey, now, ...given }: New, sealer: Sealer): Sql[] {
  const row = (side: Side, own: string) => {
    const subject = { side, id: own, applicationId: id };
    return insertion(subjectWrites({ subject, ...givenOf(side, given), dataKey, now }, sealer));
  };
  const applicant = row('applicant', personId);
  const business = row('company', businessId);
  return [
    sql`new_applicant as (insert into people (id, application_id, role, created_at ${applicant.columns})
      select ${personId}::text, id, 'applicant', ${now}::bigint ${applicant.values} from changed)`,
    sql`new_business as (insert into businesses (id, application_id, created_at ${business.columns})
      select ${businessId}::text, id, ${now}::bigint ${business.values} from changed)`,
  ];
}
