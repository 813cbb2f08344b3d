import { described } from '../core/describe.ts';
import { LIMITS } from '../core/limits.ts';
import { IDENTITY_LIMITS } from '../identity/limits.ts';
import type { Decision, StepUpType } from '../reference/enumerations.ts';
import type { ApplicantFacts, Evidence } from './evidence.ts';
import { DECISION_LIMITS } from './limits.ts';
import type { ReasonCode } from './reasons.ts';
import { REOPENED } from './reopening.ts';

/** Stored with every decision; update by hand with any change to a row. */
export const UNDERWRITING_VERSION = '2026-11-27.1';

export type DecisionResult = { decision: Decision; stepUp?: StepUpType; reason?: ReasonCode };
export type UnderwritingRow = {
  id: string;
  /**
   * True for rows that apply to any person: the check of another owner runs only these.
   * docs/decisions/0063.
   */
  ofPerson?: true;
  /**
   * While this row matches, the business takes no payments, even when an earlier row decides.
   * docs/readings.md 74.
   */
  blocksPayments?: true;
  when: (evidence: Evidence, applied: ApplicantFacts) => boolean;
  /** `table`: the rows that the row stands among, because a candidate may have others. */
  outcome:
    | DecisionResult
    | ((
        evidence: Evidence,
        applied: ApplicantFacts,
        table: readonly UnderwritingRow[],
      ) => DecisionResult);
};

const done = (type: StepUpType, { done: answered }: ApplicantFacts) => answered.includes(type);
/**
 * At BASIC level identity comes later, so nothing about the person is requested. docs/readings.md
 * 42.
 */
const asksIdentity = ({ applicationLevel }: ApplicantFacts) => applicationLevel === 'FULL';
const identified = ({ inquiry }: ApplicantFacts) => inquiry === 'passed';
const isDocumented = ({ businessDocument }: ApplicantFacts) => businessDocument === 'passed';
/**
 * A first failed inquiry may be retried, with its reason; the next failure goes to manual review.
 * docs/readings.md 69.
 */
const photoId = (reason: ReasonCode, decision: Decision = 'PENDING') =>
  described(
    `${decision}, GOV_ID_SELFIE, ${reason}; after a failed inquiry the same with inquiry.retry; after ${IDENTITY_LIMITS.photoIdFailures} failed ones PENDING, inquiry.failedTwice; after one that needs a look PENDING, inquiry.review`,
    (_evidence: Evidence, { inquiry, failedInquiries }: ApplicantFacts): DecisionResult => {
      if (inquiry === 'review') return { decision: 'PENDING', reason: 'inquiry.review' };
      if (failedInquiries >= IDENTITY_LIMITS.photoIdFailures)
        return { decision: 'PENDING', reason: 'inquiry.failedTwice' };
      return {
        decision,
        stepUp: 'GOV_ID_SELFIE',
        reason: inquiry === 'failed' ? 'inquiry.retry' : reason,
      };
    },
  );

/** At BASIC level the identity sources are not needed yet; photo ID can stand in for them. */
const isSilent = described(
  'watchList or business is unknown; or at FULL level phoneOwner is, or person (unknown or fault) where photo ID does not answer for them',
  ({ person, business, watchList, phoneOwner }: Evidence, applied: ApplicantFacts) =>
    watchList === 'unknown' ||
    business === 'unknown' ||
    (applied.applicationLevel === 'FULL' &&
      (phoneOwner === 'unknown' ||
        ((person === 'unknown' || person === 'fault') && !identified(applied)))),
);

const awaitsClearance = (
  table: readonly UnderwritingRow[],
  evidence: Evidence,
  applied: ApplicantFacts,
): boolean =>
  table.some(({ blocksPayments, when }) => blocksPayments === true && when(evidence, applied));

/** The ordered rules: the first matching row decides. docs/readings.md 87. */
export const UNDERWRITING: readonly UnderwritingRow[] = [
  {
    id: '1-category',
    when: ({ categoryClass }) => categoryClass === 'SUPER_PROHIBITED',
    outcome: { decision: 'DECLINED', reason: 'category.blocked' },
  },
  {
    id: '1-quebec',
    when: ({ quebecBlocked }) => quebecBlocked,
    outcome: { decision: 'DECLINED', reason: 'quebec.blocked' },
  },
  {
    id: '2-own-fault',
    ofPerson: true,
    when: ({ ownFaults }) => ownFaults >= DECISION_LIMITS.internalErrorAttempts,
    outcome: { decision: 'ERROR', reason: 'internal.error' },
  },
  {
    id: '3-watch-list',
    ofPerson: true,
    when: ({ watchList }) => watchList === 'hit',
    outcome: { decision: 'PENDING', reason: 'watch.list' },
  },
  {
    id: '4-fraud',
    ofPerson: true,
    when: ({ person }) => person === 'fraud',
    outcome: { decision: 'DECLINED', reason: 'person.fraud' },
  },
  {
    id: '4-inquiry-fraud',
    ofPerson: true,
    when: (_evidence, { inquiry }) => inquiry === 'fraud',
    outcome: { decision: 'DECLINED', reason: 'inquiry.fraud' },
  },
  {
    id: '4-business-declined',
    when: ({ business }) => business === 'declined',
    outcome: { decision: 'DECLINED', reason: 'business.declined' },
  },
  {
    id: '5-duplicate',
    when: ({ duplicate }) => duplicate !== 'none',
    outcome: { decision: 'PENDING', reason: 'duplicate' },
  },
  {
    id: '6-phone-not-proven',
    when: (_evidence, applied) =>
      asksIdentity(applied) &&
      !applied.phoneProven &&
      !identified(applied) &&
      !done('OTP_SMS', applied) &&
      !done('PHONE_AUTH', applied),
    outcome: (_evidence, { prefersPhoneLink }) => ({
      decision: 'PENDING',
      stepUp: prefersPhoneLink ? 'PHONE_AUTH' : 'OTP_SMS',
      reason: 'phone.notProven',
    }),
  },
  {
    id: '6-phone-replaced',
    when: (_evidence, applied) =>
      asksIdentity(applied) && !applied.phoneProven && !identified(applied),
    outcome: photoId('phone.notProven'),
  },
  {
    id: '7-phone-other',
    ofPerson: true,
    when: ({ phoneOwner }, applied) => phoneOwner === 'other' && !identified(applied),
    outcome: photoId('phone.ownerMismatch'),
  },
  {
    id: '8-partners',
    when: (_evidence, applied) =>
      asksIdentity(applied) &&
      applied.hasPartners &&
      applied.boStatus === 'NONE' &&
      !done('BO_INFO', applied),
    outcome: { decision: 'PENDING', stepUp: 'BO_INFO', reason: 'owners.missing' },
  },
  {
    id: '9-document',
    ofPerson: true,
    when: ({ person }, applied) => person === 'document' && !identified(applied),
    outcome: photoId('document.requested'),
  },
  {
    id: '10-full-ssn',
    when: ({ person }, applied) =>
      applied.market === 'US' &&
      person === 'mismatch' &&
      !applied.fullSsnGiven &&
      !identified(applied) &&
      !done('FULL_SSN', applied),
    outcome: { decision: 'PENDING', stepUp: 'FULL_SSN', reason: 'person.mismatch' },
  },
  {
    id: '10-still-no-match',
    ofPerson: true,
    when: ({ person }, applied) =>
      applied.market === 'US' && person === 'mismatch' && !identified(applied),
    outcome: photoId('person.mismatch', 'DECLINED_PENDING'),
  },
  {
    id: '11-canada-no-match',
    ofPerson: true,
    when: ({ person }, applied) =>
      applied.market === 'CA' && person === 'mismatch' && !identified(applied),
    outcome: photoId('person.mismatch'),
  },
  {
    id: '12-business-info',
    when: ({ business }, applied) =>
      business === 'mismatch' && !isDocumented(applied) && !done('BUSINESS_INFO', applied),
    outcome: { decision: 'PENDING', stepUp: 'BUSINESS_INFO', reason: 'business.mismatch' },
  },
  {
    id: '12-business-document',
    when: ({ business }, applied) =>
      business === 'mismatch' && !isDocumented(applied) && !done('EIN_DOC', applied),
    outcome: (evidence, applied, table) => ({
      decision:
        (evidence.person === 'match' || identified(applied)) &&
        !awaitsClearance(table, evidence, applied)
          ? 'APPROVED_PENDING'
          : 'PENDING',
      stepUp: 'EIN_DOC',
      reason: 'business.document',
    }),
  },
  // A failed or unclear document goes to review, so no business is approved unseen.
  {
    id: '12-business-unsettled',
    when: ({ business }, applied) => business === 'mismatch' && !isDocumented(applied),
    outcome: { decision: 'PENDING', reason: 'business.unresolved' },
  },
  {
    id: '13-category-review',
    blocksPayments: true,
    when: ({ categoryClass }) => categoryClass === 'PROHIBITED',
    outcome: { decision: 'PENDING', reason: 'category.review' },
  },
  {
    id: '13-no-building-number',
    blocksPayments: true,
    when: ({ confirmed = [] }) =>
      confirmed.some((code) => code.endsWith('.startsNotWithBuildingNumber')),
    outcome: { decision: 'PENDING', reason: 'address.noBuildingNumber' },
  },
  {
    id: '13-review',
    ofPerson: true,
    blocksPayments: true,
    when: ({ person, business }) => person === 'review' || business === 'review',
    outcome: { decision: 'PENDING', reason: 'review' },
  },
  // A mailbox and a made-up name are no proof that the person we wrote to is the one who answers.
  // docs/readings.md 257.
  {
    id: '15-replaced-proof',
    ofPerson: true,
    when: (_evidence, applied) => applied.replacedOwner !== undefined && !identified(applied),
    outcome: photoId('owner.replaced'),
  },
  {
    id: '15-replaced-review',
    ofPerson: true,
    when: (_evidence, { replacedOwner }) => replacedOwner === 'open',
    outcome: { decision: 'PENDING', reason: 'owner.replaced' },
  },
  {
    id: '14-unknown',
    ofPerson: true,
    blocksPayments: true,
    when: described(
      `${isSilent.says}; fewer than ${LIMITS.recheckDelaysMs.length} rounds have found so`,
      (evidence: Evidence, applied: ApplicantFacts) =>
        isSilent(evidence, applied) && (applied.rechecks ?? 0) < LIMITS.recheckDelaysMs.length,
    ),
    outcome: { decision: 'PENDING', reason: 'source.unavailable' },
  },
  {
    id: '14-silent',
    ofPerson: true,
    blocksPayments: true,
    when: isSilent,
    outcome: { decision: 'PENDING', reason: 'source.unavailableTooLong' },
  },
  // A reviewer finds out who is behind a company that the applicant cannot see through.
  // docs/readings.md 259.
  {
    id: '15-owner-unnamed',
    when: (_evidence, { hasUnnamedOwners }) => hasUnnamedOwners === true,
    outcome: { decision: 'PENDING', reason: 'owners.unnamed' },
  },
  // An owner who failed, denied or never responded is not waited for: a reviewer decides.
  {
    id: '15-owner-trouble',
    when: (_evidence, { otherOwnersOpen, ownerTrouble }) =>
      otherOwnersOpen && ownerTrouble !== undefined,
    outcome: described(
      'PENDING, owner.failed, owner.denied, owner.replaced or owner.overdue',
      (_evidence: Evidence, { ownerTrouble = 'overdue' }: ApplicantFacts): DecisionResult => ({
        decision: 'PENDING',
        reason: `owner.${ownerTrouble}`,
      }),
    ),
  },
  {
    id: '15-other-owner',
    when: (_evidence, { otherOwnersOpen }) => otherOwnersOpen,
    outcome: { decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION', reason: 'owners.open' },
  },
  {
    id: '16-basic',
    when: (_evidence, { applicationLevel }) => applicationLevel === 'BASIC',
    outcome: (_evidence, applied) => ({
      decision:
        identified(applied) || applied.verifiedElsewhere === true ? 'APPROVED' : 'APPROVED_PENDING',
      reason: 'level.basic',
    }),
  },
  {
    id: '17-all-clear',
    ofPerson: true,
    when: () => true,
    outcome: { decision: 'APPROVED', reason: 'all.clear' },
  },
];

/**
 * A merchant who already takes online payments keeps them during a step-up; only a finding that
 * needs clearance or a decline takes them away. docs/decisions/0022.
 */
const keepingPayments = (
  outcome: DecisionResult,
  evidence: Evidence,
  applied: ApplicantFacts,
  table: readonly UnderwritingRow[],
): DecisionResult =>
  applied.takesPayments &&
  outcome.stepUp !== undefined &&
  outcome.decision === 'PENDING' &&
  !awaitsClearance(table, evidence, applied)
    ? { ...outcome, decision: 'APPROVED_PENDING' }
    : outcome;

export const PERSON_RULES: readonly UnderwritingRow[] = UNDERWRITING.filter(
  ({ ofPerson }) => ofPerson === true,
);

/** What a row that holds says, before payments that go on already are kept. */
export const outcomeOfRow = (
  { outcome }: UnderwritingRow,
  evidence: Evidence,
  applied: ApplicantFacts,
  table: readonly UnderwritingRow[],
): DecisionResult => (typeof outcome === 'function' ? outcome(evidence, applied, table) : outcome);

/**
 * The first matching row's outcome; the last row of the table must be among the rules. Throws Error
 * when none matches.
 */
export function decideAmong(
  rules: readonly UnderwritingRow[],
  evidence: Evidence,
  applied: ApplicantFacts,
  table: readonly UnderwritingRow[] = UNDERWRITING,
): DecisionResult & { row: string } {
  const row = rules.find(({ when }) => when(evidence, applied));
  if (row === undefined) throw new Error('the last row of UNDERWRITING holds for all evidence');
  const outcome = outcomeOfRow(row, evidence, applied, table);
  return { ...keepingPayments(outcome, evidence, applied, table), row: row.id };
}

/**
 * What two people have taken back, no rule says again by itself: a person decides.
 * docs/decisions/0269.
 */
const leftToAPerson = <Outcome extends DecisionResult>(
  outcome: Outcome,
  applied: ApplicantFacts,
): Outcome =>
  outcome.decision === 'DECLINED' && applied.isReopened === true
    ? { ...outcome, ...REOPENED }
    : outcome;

/** What a whole table says, whether it is in force or a candidate. */
export const decideBy = (
  table: readonly UnderwritingRow[],
  evidence: Evidence,
  applied: ApplicantFacts,
): DecisionResult & { row: string } =>
  leftToAPerson(decideAmong(table, evidence, applied, table), applied);

export const decide = (
  evidence: Evidence,
  applied: ApplicantFacts,
): DecisionResult & { row: string } => decideBy(UNDERWRITING, evidence, applied);
