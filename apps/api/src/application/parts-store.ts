import { bankFailureOf } from '@signet/rulebook/bank/bank-link';
import {
  type BankCheckResult,
  type BankReviewResult,
  bankReviewOf,
} from '@signet/rulebook/bank/bank-status';
import { type TestDeposits, testDepositView } from '@signet/rulebook/bank/test-deposits';
import { maySendVoidCheck } from '@signet/rulebook/bank/void-check';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import type { StepUp } from '@signet/rulebook/core/step-up';
import type { InquiryFacts, InquiryMode } from '@signet/rulebook/identity/inquiry';
import { OWNER_INQUIRY_MODE } from '@signet/rulebook/people/owner-check';
import {
  otpFactsOf,
  otpState,
  type StoredOtpCode,
  type StoredPhoneSends,
} from '@signet/rulebook/phone/otp-state';
import type { LinkedBank } from '../bank/linked-bank.ts';
import { otpParts, phoneChangesLeft, phoneLinkPart } from '../phone/parts-store.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdChangesLeft } from '../tax-id/store.ts';
import { formAnswers, secretPaths } from './answers.ts';
import { applicantOf } from './facts.ts';
import { changeRequestPart, decisionPart, reopenedPart, reviewRequestPart } from './round-store.ts';
import type {
  OwnerInquiry,
  StoredApplication,
  StoredBusiness,
  StoredCompany,
  StoredHolding,
  StoredPerson,
  StoredPhoneLink,
} from './stored-application.ts';
import { lastDecisionOf, type StoredDecision } from './stored-decisions.ts';
import { homeOf, subjectParts } from './subject-store.ts';

type OwnColumns = Pick<
  StoredApplication,
  | (
      | 'id'
      | 'reference'
      | 'version'
      | 'userId'
      | 'portal'
      | 'market'
      | 'currency'
      | 'intent'
      | 'originalIntent'
      | 'applicationLevel'
      | 'originalApplicationLevel'
      | 'locale'
      | 'decision'
      | 'reason'
    )
  | (
      | 'boStatus'
      | 'round'
      | 'onboardedAt'
      | 'checkingSince'
      | 'bankDeferred'
      | 'createdAt'
      | 'savedAt'
      | 'changedAt'
      | 'dataKey'
    )
  | (
      | 'taxIdSubmittedAt'
      | 'serviceType'
      | 'source'
      | 'medium'
      | 'agentId'
      | 'startup'
      | 'storeName'
      | 'connection'
      | 'removedMailboxHmacs'
    )
>;

type PartValues = {
  application: OwnColumns & {
    referralUrlId: string;
    taxIdChangedAt: readonly number[];
    phoneChangedAt: readonly number[];
  };
  person: StoredPerson;
  business: StoredBusiness;
  company: StoredCompany;
  holding: StoredHolding;
  stepUp: StepUp & { round: number };
  inquiry: InquiryFacts;
  ownerInquiry: OwnerInquiry;
  inquiryAttempt: {
    mode: InquiryMode | typeof OWNER_INQUIRY_MODE;
    personId?: string;
    attemptedAt: readonly number[];
  };
  decision: StoredDecision;
  terms: NonNullable<StoredApplication['terms']>;
  bank: Omit<LinkedBank, 'testDeposits' | 'review' | 'failure' | 'maySendVoidCheck'> & {
    voidChecks: number;
    id: string;
    isOwn: boolean;
    linkedAt: number;
    checkResult?: BankCheckResult | BankReviewResult;
    checkedAt?: number;
    testDeposits?: TestDeposits;
  };
  card: NonNullable<StoredApplication['card']>;
  order: NonNullable<StoredApplication['order']>;
  reviewRequest: NonNullable<StoredApplication['reviewRequest']>;
  changeRequest: NonNullable<StoredApplication['changeRequest']>;
  otpCode: StoredOtpCode;
  phoneSends: StoredPhoneSends;
  phoneLink: StoredPhoneLink & { id: string; createdAt: number };
  phoneProof: true;
  phoneNetworkCheck: true;
  evidence: true;
  verifiedElsewhere: true;
  reopened: true;
};

export type PartOfRow = PartRow & { applicationId: string };

export type PartRow = { part: string; value: unknown };

const isThere = sql`to_jsonb(true)`;

/**
 * Everything but the secrets, one row each: a part that finds nothing costs one index lookup.
 * docs/decisions/0048.
 */
const PARTS: readonly Sql[] = [
  sql`select 'application' as part, jsonb_strip_nulls(jsonb_build_object('id', a.id, 'reference', a.reference, 'version', a.version, 'userId', a.user_id, 'portal', a.portal, 'market', a.market,
    'currency', a.currency, 'referralUrlId', a.referral_url_id, 'intent', a.intent, 'applicationLevel', a.application_level, 'locale', a.locale, 'decision', a.decision,
    'originalIntent', coalesce(a.original_intent, a.intent), 'originalApplicationLevel', coalesce(a.original_application_level, a.application_level),
    'reason', a.reason, 'boStatus', a.bo_status, 'round', a.round, 'onboardedAt', a.onboarded_at, 'closedAt', a.closed_at, 'referralOverriddenAt', a.referral_overridden_at, 'checkingSince', a.checking_since, 'bankDeferred', a.bank_deferred,
    'createdAt', a.created_at, 'savedAt', a.saved_at, 'changedAt', coalesce(a.changed_at, a.audit_at, a.saved_at), 'dataKey', a.data_key, 'taxIdSubmittedAt', a.tax_id_submitted_at, 'taxIdChangedAt', a.tax_id_changed_at, 'phoneChangedAt', a.phone_changed_at,
    'serviceType', a.service_type, 'medium', a.medium, 'source', a.source, 'agentId', a.agent_id, 'startup', a.startup, 'storeName', a.store_name, 'connection', a.connection, 'removedMailboxHmacs', a.removed_mailbox_hmacs)) as value`,
  ...subjectParts,
  sql`select 'company', jsonb_strip_nulls(jsonb_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'country', c.country, 'last4', c.number_last4,
    'unnamed', c.unnamed, 'isRestSmall', c.is_rest_small, 'createdAt', c.created_at))
      from owner_companies c where c.application_id = a.id`,
  sql`select 'holding', jsonb_build_object('holderId', g.holder_id, 'ofId', g.of_id, 'basisPoints', g.basis_points, 'isTrustee', g.is_trustee)
    from owner_holdings g where g.application_id = a.id`,
  sql`select 'stepUp', jsonb_strip_nulls(jsonb_build_object('type', u.type, 'requestedAt', u.requested_at, 'finishedAt', u.finished_at, 'result', u.result, 'round', u.round))
    from step_ups u where u.application_id = a.id`,
  sql`select case when i.mode = ${OWNER_INQUIRY_MODE} then 'ownerInquiry' else 'inquiry' end, jsonb_strip_nulls(jsonb_build_object('id', i.id, 'mode', i.mode, 'personId', case when i.mode = ${OWNER_INQUIRY_MODE} then i.person_id end, 'withSelfie', i.with_selfie, 'status', i.status, 'result', i.result,
    'failure', i.failure, 'createdAt', i.created_at, 'settledAt', i.settled_at)) from inquiries i
      where i.application_id = a.id`,
  sql`select 'inquiryAttempt', jsonb_build_object('mode', n.mode, 'personId', n.person_id, 'attemptedAt', n.attempted_at)
    from inquiry_attempts n where n.application_id = a.id`,
  decisionPart,
  sql`select 'terms', jsonb_strip_nulls(jsonb_build_object('id', s.id, 'version', s.version, 'signedAt', s.signed_at, 'language', s.language))
    from terms s where s.application_id = a.id`,
  sql`select 'bank', jsonb_strip_nulls(jsonb_build_object('id', k.id, 'isOwn', k.application_id = a.id, 'availableCents', k.available_cents, 'instantAuth', k.instant_auth, 'kind', k.kind, 'bankName', k.bank_name, 'last4', k.last4, 'accountType', k.account_type, 'status', k.status,
    'linkedAt', k.created_at, 'checkResult', k.check_result, 'checkedAt', k.checked_at, 'payoutsFrom', k.payouts_from,
    'hasVoidCheck', case when k.check_result in ('voidCheck', 'replaceAsked', 'refused')
      and exists (select 1 from void_checks v where v.bank_id = k.id) then true end,
    'voidChecks', (select count(*) from void_checks v where v.bank_id = k.id),
    'testDeposits', (select jsonb_build_object('sends', d.sends, 'tries', d.tries, 'sentAt', d.sent_at, 'arrivesOn', d.arrives_on,
      'enterBy', d.enter_by, 'outcome', d.outcome) from test_deposits d
        where d.bank_id = k.id and (k.check_result = 'depositsFailed'
        or k.status = 'PENDING' and k.check_result is distinct from 'voidCheck'))))
    from bank_accounts k where k.is_primary and k.application_id in (a.id, p.application_id)`,
  sql`select 'card', jsonb_build_object('cardId', k.id, 'brand', k.brand, 'last4', k.last4, 'expiryMonth', k.expiry_month, 'expiryYear', k.expiry_year)
    from cards k where k.application_id = a.id and k.is_primary`,
  sql`select 'order', jsonb_build_object('orderId', n.id, 'state', n.state)
    from (select o.id, o.state from orders o where o.application_id = a.id
      order by o.submitted_at desc, o.id limit 1) n`,
  reviewRequestPart,
  changeRequestPart,
  ...otpParts,
  phoneLinkPart,
  sql`select 'phoneProof', ${isThere} from phone_proofs f
    where f.application_id = a.id and f.phone = p.local_phone_number`,
  sql`select 'phoneNetworkCheck', ${isThere} from phone_network_checks n
    where n.application_id = a.id and n.phone = p.local_phone_number and n.ended_at is not null`,
  sql`select 'evidence', ${isThere} from evidence e where e.application_id = a.id and e.round = a.round`,
  sql`select 'verifiedElsewhere', ${isThere} from applications o
    where o.user_id = a.user_id and o.id <> a.id and o.decision = 'APPROVED'
    and o.application_level = 'FULL'`,
  reopenedPart,
];

/** Shared by both queries, and built once because every call about an application uses it. */
const ofApplications = sql`from applications a
  join people p on p.application_id = ${homeOf('a')} and p.role = 'applicant'
    cross join lateral (${joinSql(PARTS, ' union all ')}) part`;

/** The single query that reads an application; the condition refers to it as `a`. */
export const applicationQuery = (where: Sql): Sql => sql`
  select part.part, part.value ${ofApplications} where ${where}`;

export const applicationOf = (id: string): Sql => applicationQuery(sql`a.id = ${id}`);

/**
 * Locks the application and the one whose people and business it shares, in the order of their ids,
 * so that two changes cannot wait for each other. Rows that only refer to them are not held up.
 */
export const applicationLock = (id: string): Sql => sql`select id, version, audit_seq, audit_head
  from applications
  where id in (${id}, (select 'urn:app:' || business_id from applications where id = ${id}))
  order by id
  for no key update`;

export const applicationsQuery = (where: Sql): Sql => sql`
  select a.id as application_id, part.part, part.value ${ofApplications} where ${where}`;

export const answersOf = (
  told: Pick<StoredApplication, 'people' | 'business'>,
): Pick<StoredApplication, 'answers' | 'secretsOnFile'> => {
  const applicant = applicantOf(told);
  return {
    answers: { ...formAnswers(applicant, 'applicant'), ...formAnswers(told.business, 'company') },
    secretsOnFile: {
      ...secretPaths(applicant, 'applicant'),
      ...secretPaths(told.business, 'company'),
    },
  };
};

function byPart(rows: readonly PartRow[]): { [Part in keyof PartValues]?: PartValues[Part][] } {
  const parts: Record<string, unknown[]> = {};
  for (const { part, value } of rows) {
    const known = parts[part];
    if (known === undefined) parts[part] = [value];
    else known.push(value);
  }
  return parts as ReturnType<typeof byPart>; // the query's own parts
}

const inListOrder = (one: StoredPerson, other: StoredPerson): number =>
  Number(one.role === 'owner') - Number(other.role === 'owner') ||
  (one.listedAt ?? Number.MAX_SAFE_INTEGER) - (other.listedAt ?? Number.MAX_SAFE_INTEGER) ||
  (one.id < other.id ? -1 : 1);

const last = <Row>(
  rows: readonly Row[] = [],
  compare: (one: Row, other: Row) => number,
): Row | undefined => rows.toSorted(compare).at(-1);

export function readApplication(
  rows: readonly PartRow[],
  { clock, flags, partners }: Pick<StoreDeps, 'clock' | 'flags' | 'partners'>,
): StoredApplication | undefined {
  const parts = byPart(rows);
  const [own] = parts.application ?? [];
  const [business] = parts.business ?? [];
  const [card] = parts.card ?? [];
  const [order] = parts.order ?? [];
  const [changeRequest] = parts.changeRequest ?? [];
  if (own === undefined || business === undefined) return undefined;
  const { referralUrlId, taxIdChangedAt, phoneChangedAt, ...columns } = own;
  const asked = {
    portal: own.portal,
    referralUrlId: referralUrlId === '' ? undefined : referralUrlId,
  };
  const people = (parts.person ?? []).toSorted(inListOrder);
  const now = clock.now();
  // An additional store is paid into its business's account until it has its own.
  const account = parts.bank?.find(({ isOwn }) => isOwn) ?? parts.bank?.[0];
  const {
    id: bankId,
    isOwn: isBankOwn,
    linkedAt,
    checkResult,
    checkedAt,
    testDeposits: sent,
    voidChecks = 0,
    payoutsFrom = 0,
    ...bank
  } = account ?? {};
  const review = checkResult && bankReviewOf(checkResult);
  const failure = checkResult && bankFailureOf(checkResult);
  const testDeposits = sent && testDepositView(sent, clock.today(own.market));
  const link = last(
    parts.phoneLink,
    (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1),
  );
  const reviewRequest = last(
    parts.reviewRequest,
    (one, other) => one.requestedAt - other.requestedAt,
  );
  const terms = last(parts.terms, (one, other) => one.signedAt - other.signedAt);
  const told = answersOf({ people, business });
  const hasPhone = told.answers[APPLICANT_PHONE_PATH] !== undefined;
  return {
    ...columns,
    flags: flags.of(asked),
    redirectUrl: partners.redirectOf(asked, own.medium),
    ...(referralUrlId === '' ? {} : { referralUrlId }),
    people,
    business,
    ...told,
    companies: (parts.company ?? []).toSorted(
      (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1),
    ),
    holdings: parts.holding ?? [],
    stepUps: (parts.stepUp ?? [])
      .toSorted((one, other) => one.round - other.round)
      .map(({ round: _round, ...stepUp }) => stepUp),
    inquiries: (parts.inquiry ?? []).toSorted((one, other) => one.createdAt - other.createdAt),
    inquiryAttemptedAt: Object.fromEntries(
      (parts.inquiryAttempt ?? []).map(({ mode, attemptedAt }) => [mode, attemptedAt]),
    ),
    ownerInquiries: (parts.ownerInquiry ?? []).toSorted(
      (one, other) => one.createdAt - other.createdAt,
    ),
    ownerAttemptedAt: Object.fromEntries(
      (parts.inquiryAttempt ?? []).flatMap(({ mode, personId, attemptedAt }) =>
        mode === OWNER_INQUIRY_MODE && personId !== undefined ? [[personId, attemptedAt]] : [],
      ),
    ),
    ...lastDecisionOf(parts.decision ?? []),
    ...(terms === undefined ? {} : { terms }),
    ...(reviewRequest === undefined ? {} : { reviewRequest }),
    ...(changeRequest === undefined ? {} : { changeRequest }),
    ...(card === undefined ? {} : { card }),
    ...(order === undefined ? {} : { order }),
    ...(linkedAt === undefined
      ? {}
      : {
          bank: {
            ...(bank as LinkedBank), // both come with the same row
            ...(maySendVoidCheck(checkResult, voidChecks) ? { maySendVoidCheck: true } : {}),
            ...(payoutsFrom > now ? { payoutsFrom } : {}),
            ...(failure === undefined ? {} : { failure }),
            ...(review === undefined ? {} : { review }),
            ...(testDeposits === undefined ? {} : { testDeposits }),
          },
          bankId,
          isBankOwn,
          bankLinkedAt: sent?.sentAt ?? linkedAt,
          ...(review === 'open' && checkedAt !== undefined ? { bankReviewSince: checkedAt } : {}),
        }),
    taxIdChangesLeft: taxIdChangesLeft(taxIdChangedAt, now),
    phoneChangesLeft: phoneChangesLeft(phoneChangedAt, now),
    verifiedElsewhere: parts.verifiedElsewhere !== undefined,
    isReopened: parts.reopened !== undefined,
    phoneProven: parts.phoneProof !== undefined,
    wasPhoneNetworkChecked: parts.phoneNetworkCheck !== undefined,
    evidenceAnswered: parts.evidence?.length ?? 0,
    ...(own.onboardedAt !== undefined && hasPhone
      ? {
          code: otpState(
            otpFactsOf({ code: parts.otpCode?.[0], sends: parts.phoneSends?.[0] }, now),
            now,
          ),
        }
      : {}),
    ...(link === undefined ? {} : { phoneLink: phoneLinkOf(link) }),
  };
}

const phoneLinkOf = ({
  id: _id,
  createdAt: _createdAt,
  ...link
}: PartValues['phoneLink']): StoredPhoneLink => link;
