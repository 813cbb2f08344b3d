import type { StepUp } from '@signet/rulebook/core/step-up';
import type { InquiryFacts } from '@signet/rulebook/identity/inquiry';
import { decidedByColumn, lastDecisionColumn } from '../decision/store.ts';
import { applicantOf } from '../people/stored-people.ts';
import { type OtpFacts, otpFactsSql, otpState } from '../phone/otp-state-store.ts';
import { phoneLinkColumn } from '../phone/phone-link-store.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { LinkedBank, StoreDeps, StoredApplication } from '../platform/store-types.ts';
import { taxIdChangesLeft } from '../tax-id/store.ts';
import { formAnswers, secretPaths } from './answers.ts';
import { businessColumn, peopleColumn } from './subject-store.ts';

/** Result of the one query about an application. */
export type ApplicationRow = Omit<
  StoredApplication,
  | 'answers'
  | 'secretsOnFile'
  | 'stepUps'
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
  stepUps?: StepUp[];
  inquiries?: InquiryFacts[];
  inquiryAttemptedAt?: StoredApplication['inquiryAttemptedAt'];
  terms?: StoredApplication['terms'];
  bank?: LinkedBank;
  codeFacts?: OtpFacts;
};

/** Everything but the secrets. */
export const applicationQuery = (where: Sql, now: number): Sql => sql`
  select a.id, a.version, a.user_id, a.portal, a.market, a.currency, a.referral_url_id, a.intent, a.application_level, a.locale, a.decision, a.reason,
    a.bo_status, a.round, a.onboarded_at, a.checking_since, a.bank_deferred, a.created_at, a.saved_at, a.data_key,
    ${taxIdChangesLeft(now)} as tax_id_changes_left, a.tax_id_submitted_at, a.service_type, a.medium,
    exists (select 1 from applications o where o.user_id = a.user_id and o.id <> a.id and o.decision = 'APPROVED' and o.application_level = 'FULL') as verified_elsewhere,
    ${peopleColumn} as people, ${businessColumn} as business,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('type', u.type, 'requestedAt', u.requested_at, 'finishedAt', u.finished_at, 'result', u.result)) order by u.round)
      from step_ups u where u.application_id = a.id) as step_ups,
    (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'mode', i.mode, 'withSelfie', i.with_selfie, 'status', i.status, 'result', i.result, 'failure', i.failure,
      'createdAt', i.created_at, 'settledAt', i.settled_at)) order by i.created_at) from inquiries i where i.application_id = a.id) as inquiries,
    (select jsonb_object_agg(n.mode, to_jsonb(n.attempted_at)) from inquiry_attempts n where n.application_id = a.id) as inquiry_attempted_at,
    ${lastDecisionColumn} as last_decision, ${decidedByColumn} as decided_by,
    (select jsonb_strip_nulls(jsonb_build_object('id', s.id, 'version', s.version, 'signedAt', s.signed_at, 'language', s.language))
      from terms s where s.application_id = a.id order by s.signed_at desc limit 1) as terms,
    (select jsonb_strip_nulls(jsonb_build_object('kind', k.kind, 'bankName', k.bank_name, 'last4', k.last4, 'accountType', k.account_type, 'status', k.status))
      from bank_accounts k where k.application_id = a.id and k.is_primary) as bank,
    (select k.created_at from bank_accounts k where k.application_id = a.id and k.is_primary) as bank_linked_at,
    exists (select 1 from phone_proofs f where f.application_id = a.id and f.phone = p.local_phone_number) as phone_proven,
    case when p.local_phone_number is not null and a.onboarded_at is not null then ${otpFactsSql(sql`a.id`, sql`p.local_phone_number`, now)} end as code_facts,
    ${phoneLinkColumn} as phone_link,
    exists (select 1 from phone_network_checks n where n.application_id = a.id and n.phone = p.local_phone_number and n.ended_at is not null) as was_phone_network_checked,
    (select count(*) from evidence e where e.application_id = a.id and e.round = a.round) as evidence_answered
  from applications a join people p on p.application_id = a.id and p.role = 'applicant' join businesses b on b.application_id = a.id
  where ${where}`;

export function readApplication(
  row: ApplicationRow,
  { clock, flags, redirectOf }: Pick<StoreDeps, 'clock' | 'flags' | 'redirectOf'>,
): StoredApplication {
  const { people, business, codeFacts: facts, referralUrlId, medium, ...rest } = row;
  const applicant = applicantOf(row);
  return {
    ...rest,
    flags: flags.of(row.portal),
    redirectUrl: redirectOf(row.portal, medium),
    ...(referralUrlId === '' ? {} : { referralUrlId }),
    people,
    business,
    answers: { ...formAnswers(applicant, 'applicant'), ...formAnswers(business, 'company') },
    secretsOnFile: { ...secretPaths(applicant, 'applicant'), ...secretPaths(business, 'company') },
    stepUps: row.stepUps ?? [],
    inquiries: row.inquiries ?? [],
    inquiryAttemptedAt: row.inquiryAttemptedAt ?? {},
    ...(facts === undefined ? {} : { code: otpState(facts, clock.now()) }),
  };
}

export const applicationOfUserSql = ({ id, userId }: { id: string; userId: string }): Sql => sql`a.id = ${id} and a.user_id = ${userId}`;

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

/** Same, for an actor who is authorised already; throws where the application does not exist. */
export async function writeAndLoadAuthorised(
  deps: StoreDeps,
  write: Sql,
  id: string,
): Promise<{ isWritten: boolean; application: StoredApplication }> {
  const { written, application } = await writeAndLoad(deps, write, applicationByIdSql(id));
  if (application === undefined) throw new Error('the application that was written is not there');
  return { isWritten: written !== undefined, application };
}
