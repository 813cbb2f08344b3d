import { APPLICANT_PHONE_PATH, isTaxIdPath } from '@signet/rulebook/core/answers';
import { withinWindow } from '@signet/rulebook/core/dates';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import type { Tx } from '../platform/sql/database.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';
import { sideOfPath } from './answers.ts';
import { subjectOf } from './sealed-subject.ts';
import type { StoredApplication } from './stored-application.ts';
import {
  assignments,
  type Given,
  givenOf,
  insertion,
  needsBefore,
  type SecretsBefore,
  SIDES,
  type Side,
  secretsBefore,
  subjectWrites,
} from './subject-store.ts';

/** A further store has no people or business of its own, so nothing of theirs is changed for it. */
const UPDATES: Readonly<Record<Side, (set: Sql, id: string) => Sql>> = {
  applicant: (set, id) =>
    sql`update people set ${set} where application_id = ${id} and role = 'applicant'`,
  company: (set, id) => sql`update businesses set ${set} where application_id = ${id}`,
};

/**
 * Stores answers of a locked application with the person's fingerprint; an empty text removes the
 * answer, and a changed phone number loses its proof. Returns the column that counts changed tax
 * ids. Throws taxId.changeLimitExceeded.
 */
export async function writeAnswers(
  deps: StoreDeps,
  tx: Tx,
  { id }: Pick<StoredApplication, 'id'>,
  given: Given & { taxIdField?: string },
): Promise<Columns<'applications'>> {
  const mustRead = SIDES.some((side) => needsBefore(givenOf(side, given), side));
  const before = mustRead ? await secretsBefore(tx, id) : undefined;
  const counted =
    before === undefined ? {} : await countTaxIdChange(deps, tx, { id, before, ...given });
  for (const side of SIDES) {
    const subject = { side, id: before?.[side].id ?? '', applicationId: id };
    const now = deps.clock.now();
    const own = { ...givenOf(side, given), before: before?.[side], dataKey: before?.dataKey, now };
    const writes = subjectWrites({ subject, ...own }, deps.sealer);
    if (writes.length > 0) tx.send(UPDATES[side](assignments(writes), id));
  }
  const phone = given.answers[APPLICANT_PHONE_PATH];
  if (phone !== undefined)
    tx.send(
      query
        .deleteFrom('phoneProofs')
        .where('applicationId', '=', id)
        .where('phone', '<>', String(phone)),
    );
  return counted;
}

type TaxIdChange = {
  id: string;
  before: SecretsBefore;
  secrets: SecretAnswers;
  taxIdField?: string;
};

/** A first number or an unchanged one does not count. */
async function countTaxIdChange(
  { clock, sealer }: StoreDeps,
  tx: Tx,
  { id, before, secrets, taxIdField }: TaxIdChange,
): Promise<Columns<'applications'>> {
  const isChange = Object.entries(secrets).some(([path, { value }]) => {
    if (value === '' || !isTaxIdPath(path)) return false;
    const side = sideOfPath(path);
    const stored = before[side];
    const hmacs = taxIdHmacs(subjectOf(side, stored), value, sealer);
    return stored.taxIdFirstAt !== undefined && !hmacs.some((hmac) => hmac === stored.taxIdHmac);
  });
  if (!isChange) return {};
  const [row] = await tx.run(
    query.selectFrom('applications').select('taxIdChangedAt').where('id', '=', id),
  );
  const now = clock.now();
  const recent = withinWindow(row?.taxIdChangedAt ?? [], TAX_ID_LIMITS.taxIdWindowMs, now);
  if (recent.length >= TAX_ID_LIMITS.taxIdChangesPerDay)
    throw tooManyTaxIdChanges(secrets, taxIdField);
  return { taxIdChangedAt: [...recent, now] };
}

type NewSubjects = Given & {
  id: string;
  personId: string;
  businessId: string;
  dataKey: Parameters<typeof subjectWrites>[0]['dataKey'];
};

/** Adds the applicant and the business of a new application, with what is known of them. */
export function addSubjects(
  { clock, sealer }: StoreDeps,
  tx: Tx,
  { id, personId, businessId, dataKey, ...given }: NewSubjects,
): void {
  const now = clock.now();
  const row = (side: Side, own: string) => {
    const subject = { side, id: own, applicationId: id };
    return insertion(subjectWrites({ subject, ...givenOf(side, given), dataKey, now }, sealer));
  };
  const applicant = row('applicant', personId);
  const business = row('company', businessId);
  tx.send(sql`insert into people (id, application_id, role, created_at ${applicant.columns})
    values (${personId}, ${id}, 'applicant', ${now} ${applicant.values})`);
  tx.send(sql`insert into businesses (id, application_id, created_at ${business.columns})
    values (${businessId}, ${id}, ${now} ${business.values})`);
}
