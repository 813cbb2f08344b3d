import type { StepUp } from '@signet/rulebook/core/step-up';
import type { InquiryFacts } from '@signet/rulebook/identity/inquiry';
import { decidedByColumn, lastDecisionColumn } from '../decision/store.ts';
import { type OwnerRow, ownersColumn, readOwner } from '../people/owner-row-store.ts';
import { type OtpFacts, otpFactsSql, otpState } from '../phone/otp-state-store.ts';
import { phoneLinkColumn } from '../phone/phone-link-store.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { LinkedBank, StoreDeps, StoredApplication } from '../platform/store-types.ts';
import { taxIdChangesLeft } from '../tax-id/store.ts';
import { ANSWER_COLUMNS, type AnswerColumn } from './answer-columns.ts';

type Columns = Readonly<Record<string, string | null>>;

/** What the one query about an application answers. */
export type ApplicationRow = Omit<
  StoredApplication,
  | 'answers'
  | 'secretsOnFile'
  | 'stepUps'
  | 'owners'
  | 'bank'
  | 'terms'
  | 'code'
  | 'inquiries'
  | 'inquiryAttemptedAt'
  | 'referralUrlId'
  | 'flags'
  | 'redirectUrl'
> & {
  referralUrlId: string;
  medium?: string;
  applicant?: Columns;
  company?: Columns;
  addresses?: (Columns & { holder: string })[];
  taxIds?: (Columns & { holder: string })[];
  dobGiven: boolean;
  stepUps?: StepUp[];
  inquiries?: InquiryFacts[];
  inquiryAttemptedAt?: StoredApplication['inquiryAttemptedAt'];
  owners?: OwnerRow[];
  terms?: StoredApplication['terms'];
  bank?: LinkedBank;
  codeFacts?: OtpFacts;
};

/** Everything about one application but its secrets, in one query. */
export const applicationQuery = (where: Sql, now: number): Sql => sql`
  select a.id, a.version, a.user_id, a.portal, a.market, a.currency, a.referral_url_id, a.intent, a.application_level, a.locale, a.decision, a.reason,
    a.bo_status, a.round, a.onboarded_at, a.checking_since, a.bank_put_off as bank_deferred, a.created_at, a.saved_at, a.data_key,
    ${taxIdChangesLeft(now)} as tax_id_changes_left, a.tax_id_submitted_at, a.service_type, a.medium,
    exists (select 1 from applications o where o.user_id = a.user_id and o.id <> a.id and o.decision = 'APPROVED' and o.application_level = 'FULL') as verified_elsewhere,
    to_jsonb(p) - 'dob_sealed' - 'person_print' as applicant, p.dob_sealed is not null as dob_given, to_jsonb(c) as company,
    (select jsonb_agg(to_jsonb(d)) from addresses d where d.application_id = a.id) as addresses,
    (select jsonb_agg(jsonb_build_object('holder', t.holder, 'last4', t.last4, 'source_type', t.source_type))
      from tax_ids t where t.application_id = a.id and t.value_sealed is not null) as tax_ids,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('type', u.type, 'requestedAt', u.asked_at, 'finishedAt', u.done_at, 'result', u.result)) order by u.round)
      from step_ups u where u.application_id = a.id) as step_ups,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'mode', i.mode, 'withSelfie', i.with_selfie, 'status', i.status, 'result', i.result,
      'createdAt', i.created_at, 'settledAt', i.settled_at)) order by i.created_at) from inquiries i where i.application_id = a.id) as inquiries,
    (select jsonb_object_agg(n.mode, to_jsonb(n.tried_at)) from inquiry_tries n where n.application_id = a.id) as inquiry_attempted_at,
    ${lastDecisionColumn} as last_decision, ${decidedByColumn} as decided_by, ${ownersColumn} as owners,
    (select jsonb_strip_nulls(jsonb_build_object('id', s.id, 'version', s.version, 'signedAt', s.signed_at, 'language', s.language))
      from terms s where s.application_id = a.id order by s.signed_at desc limit 1) as terms,
    (select jsonb_strip_nulls(jsonb_build_object('kind', b.kind, 'bankName', b.bank_name, 'last4', b.last4, 'accountType', b.account_type, 'status', b.status))
      from bank_instruments b where b.application_id = a.id and b.is_primary) as bank,
    (select b.created_at from bank_instruments b where b.application_id = a.id and b.is_primary) as bank_linked_at,
    exists (select 1 from phone_proofs f where f.application_id = a.id and f.phone = p.local_phone_number) as phone_proven,
    case when p.local_phone_number is not null and a.onboarded_at is not null then ${otpFactsSql(sql`a.id`, sql`p.local_phone_number`, now)} end as code_facts,
    ${phoneLinkColumn} as phone_link,
    exists (select 1 from phone_network_asks n where n.application_id = a.id and n.phone = p.local_phone_number and n.ended_at is not null) as was_phone_network_checked,
    (select count(*) from evidence e where e.application_id = a.id and e.round = a.round) as evidence_answered
  from applications a left join applicants p on p.application_id = a.id left join companies c on c.application_id = a.id
  where ${where}`;

const rowOf = (row: ApplicationRow, { table, holder }: AnswerColumn): Columns | undefined => {
  if (table === 'applicants') return row.applicant;
  if (table === 'companies') return row.company;
  return (table === 'addresses' ? row.addresses : row.taxIds)?.find((found) => found.holder === holder);
};

/** The stored application that the row describes. */
export function readApplication(
  row: ApplicationRow,
  { clock, flags, redirectOf }: Pick<StoreDeps, 'clock' | 'flags' | 'redirectOf'>,
): StoredApplication {
  const { applicant, company, addresses, taxIds, dobGiven, codeFacts: facts, referralUrlId, medium, ...rest } = row;
  const answers: Record<string, string> = {};
  const given: Record<string, StoredApplication['secretsOnFile'][string]> = {};
  for (const [path, at] of Object.entries(ANSWER_COLUMNS)) {
    const columns = rowOf(row, at);
    const value = columns?.[at.column];
    if (at.secret === undefined && typeof value === 'string') answers[path] = value;
    if (at.table === 'tax_ids' && columns !== undefined) given[path] = givenTaxId(columns);
  }
  if (dobGiven) given['applicant.dob'] = {};
  return {
    ...rest,
    flags: flags.of(row.portal),
    redirectUrl: redirectOf(row.portal, medium),
    ...(referralUrlId === '' ? {} : { referralUrlId }),
    answers,
    secretsOnFile: given,
    stepUps: row.stepUps ?? [],
    inquiries: row.inquiries ?? [],
    inquiryAttemptedAt: row.inquiryAttemptedAt ?? {},
    owners: (row.owners ?? []).map(readOwner),
    ...(facts === undefined ? {} : { code: otpState(facts, clock.now()) }),
  };
}

const givenTaxId = ({ last4, source_type: sourceType }: Columns): StoredApplication['secretsOnFile'][string] =>
  ({ ...(last4 ? { last4 } : {}), ...(sourceType ? { sourceType } : {}) }) as StoredApplication['secretsOnFile'][string];

/** The application `a` of that id, where it is that person's. */
export const applicationOfUserSql = ({ id, userId }: { id: string; userId: string }): Sql => sql`a.id = ${id} and a.user_id = ${userId}`;

/** The application `a` of that id, whoever asks. */
export const applicationByIdSql = (id: string): Sql => sql`a.id = ${id}`;

/**
 * Runs the one statement of a write and then reads the application, in one round trip: whether the write took effect or not, `application` is
 * what stands after it. docs/decisions/0027.
 */
export async function writeAndLoad<Row = object>(
  deps: StoreDeps,
  write: Sql,
  where: Sql,
): Promise<{ written: Row | undefined; application: StoredApplication | undefined }> {
  const [[written], [row]] = await deps.database.runTogether<[Row, ApplicationRow]>([write, applicationQuery(where, deps.clock.now())]);
  return { written, application: row && readApplication(row, deps) };
}

/** The same for an actor who is authorised already; throws where the application is not there. */
export async function writeAndLoadAuthorised(
  deps: StoreDeps,
  write: Sql,
  id: string,
): Promise<{ isWritten: boolean; application: StoredApplication }> {
  const { written, application } = await writeAndLoad(deps, write, applicationByIdSql(id));
  if (application === undefined) throw new Error('the application that was written is not there');
  return { isWritten: written !== undefined, application };
} // a source type is written by ourselves
