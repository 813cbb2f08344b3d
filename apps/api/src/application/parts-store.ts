import { bankFailureOf } from '@signet/rulebook/bank/bank-link';
import {
  type BankCheckResult,
  type BankReviewResult,
  bankReviewOf,
  isConfirmedLater,
} from '@signet/rulebook/bank/bank-status';
import { type TestDeposits, testDepositView } from '@signet/rulebook/bank/test-deposits';
import { maySendVoidCheck } from '@signet/rulebook/bank/void-check';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import type { IdentityDocument } from '@signet/rulebook/core/identity-document';
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
import { jsonObject } from '../platform/sql/json-object.ts';
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

/** What the row of an application says of itself, read under its own name. */
const APPLICATION_COLUMNS = [
  'id',
  'reference',
  'version',
  'userId',
  'portal',
  'market',
  'currency',
  'referralUrlId',
  'intent',
  'applicationLevel',
  'locale',
  'decision',
  'reason',
  'boStatus',
  'round',
  'onboardedAt',
  'closedAt',
  'referralOverriddenAt',
  'checkingSince',
  'bankDeferred',
  'createdAt',
  'savedAt',
  'dataKey',
  'taxIdSubmittedAt',
  'taxIdChangedAt',
  'phoneChangedAt',
  'serviceType',
  'medium',
  'source',
  'agentId',
  'startup',
  'storeName',
  'connection',
  'removedMailboxHmacs',
  'externalId',
  'externalIdOf',
] as const;

type OwnColumns = Pick<
  StoredApplication,
  | Extract<(typeof APPLICATION_COLUMNS)[number], keyof StoredApplication>
  | 'originalIntent'
  | 'originalApplicationLevel'
  | 'changedAt'
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
  document: IdentityDocument;
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

const isOwnersInquiry = sql`i.mode = ${OWNER_INQUIRY_MODE}`;

/** Deposits that failed, and those that an account which is not verified yet waits for. */
const depositsJson = sql`(select ${jsonObject('testDeposits as d', [
  'sends',
  'tries',
  'sentAt',
  'arrivesOn',
  'enterBy',
  'outcome',
])} from test_deposits d
  where d.bank_id = k.id and (k.check_result = 'depositsFailed'
    or k.status = 'PENDING' and k.check_result is distinct from 'voidCheck'))`;

const hasVoidCheck = sql`case when k.check_result in ('voidCheck', 'replaceAsked', 'refused')
  and exists (select 1 from void_checks v where v.bank_id = k.id) then true end`;

/** An additional store may be paid to the account of the application that created its business. */
const bankJson = jsonObject(
  'bankAccounts as k',
  [
    'id',
    'availableCents',
    'instantAuth',
    'kind',
    'bankName',
    'last4',
    'accountType',
    'status',
    'checkResult',
    'checkedAt',
    'payoutsFrom',
  ],
  {
    isOwn: sql`k.application_id = a.id`,
    linkedAt: sql`k.created_at`,
    hasVoidCheck,
    voidChecks: sql`(select count(*) from void_checks v where v.bank_id = k.id)`,
    testDeposits: depositsJson,
  },
);

/**
 * Everything but the secrets, one row each: a part that finds nothing costs one index lookup.
 * docs/decisions/0048.
 */
const PARTS: readonly Sql[] = [
  sql`select 'application' as part, ${jsonObject('applications as a', APPLICATION_COLUMNS, {
    originalIntent: sql`coalesce(a.original_intent, a.intent)`,
    originalApplicationLevel: sql`coalesce(a.original_application_level, a.application_level)`,
    changedAt: sql`coalesce(a.changed_at, a.audit_at, a.saved_at)`,
  })} as value`,
  ...subjectParts,
  sql`select 'company', ${jsonObject(
    'ownerCompanies as c',
    ['id', 'kind', 'name', 'country', 'unnamed', 'isRestSmall', 'createdAt'],
    { last4: sql`c.number_last4` },
  )} from owner_companies c where c.application_id = a.id`,
  sql`select 'holding', ${jsonObject('ownerHoldings as g', ['holderId', 'ofId', 'basisPoints', 'isTrustee'])}
    from owner_holdings g where g.application_id = a.id`,
  sql`select 'stepUp', ${jsonObject('stepUps as u', ['type', 'requestedAt', 'finishedAt', 'result', 'round'])}
    from step_ups u where u.application_id = a.id`,
  sql`select case when ${isOwnersInquiry} then 'ownerInquiry' else 'inquiry' end, ${jsonObject(
    'inquiries as i',
    ['id', 'mode', 'vendor', 'withSelfie', 'status', 'result', 'failure', 'createdAt', 'settledAt'],
    { personId: sql`case when ${isOwnersInquiry} then i.person_id end` },
  )} from inquiries i where i.application_id = a.id`,
  sql`select 'inquiryAttempt', ${jsonObject('inquiryAttempts as n', ['mode', 'personId', 'attemptedAt'])}
    from inquiry_attempts n where n.application_id = a.id`,
  sql`select 'document', ${jsonObject('identityDocuments as d', ['personId', 'expiresOn', 'askedAt', 'givenAt', 'settledAt'])}
    from identity_documents d where d.application_id = a.id`,
  decisionPart,
  sql`select 'terms', ${jsonObject('terms as s', ['id', 'version', 'signedAt', 'language'])}
    from terms s where s.application_id = a.id`,
  sql`select 'bank', ${bankJson}
    from bank_accounts k where k.is_primary and k.application_id in (a.id, p.application_id)`,
  sql`select 'card', ${jsonObject('cards as k', ['brand', 'last4', 'expiryMonth', 'expiryYear'], {
    cardId: sql`k.id`,
  })} from cards k where k.application_id = a.id and k.is_primary`,
  sql`select 'order', ${jsonObject(
    'orders as n',
    ['state', 'submittedAt', 'placedAt', 'shippedAt', 'deliveredAt'],
    { orderId: sql`n.id` },
  )} from (select o.id, o.state, o.submitted_at, o.placed_at, o.shipped_at, o.delivered_at
    from orders o where o.application_id = a.id
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
    documents: parts.document ?? [],
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
          ...(checkResult !== undefined && isConfirmedLater(checkResult) && checkedAt !== undefined
            ? { bankConfirmedAt: checkedAt }
            : {}),
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
