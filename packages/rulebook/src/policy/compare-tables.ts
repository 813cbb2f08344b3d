import { isRecord } from '../core/records.ts';
import type { ApplicantFacts, Evidence } from '../decision/evidence.ts';
import { decideBy, type UnderwritingRow } from '../decision/underwriting.ts';
import { UNDERWRITING_DOMAINS } from '../decision/underwriting-domains.ts';
import type { Decision, StepUpType } from '../reference/enumerations.ts';
import { POLICY_LIMITS } from './limits.ts';
import { policyOutcome } from './policy-outcome.ts';
import type { PolicyOutcome } from './policy-outcomes.ts';

/** The facts of one round, and what became of it where it is a stored one. */
export type PolicyCase = {
  /** None for generated facts. */
  reference?: string;
  evidence: Evidence;
  applied: ApplicantFacts;
  stored?: { outcome: Decision; stepUp?: string; rowId: string; version: string };
  /** What a person has decided since. */
  later?: 'APPROVED' | 'DECLINED';
};

type Said = { outcome: PolicyOutcome; stepUp?: StepUpType; row: string };
type Later = { approved: number; declined: number };

export type FlipGroup = {
  from: Said;
  to: Said;
  count: number;
  /** What all of them have in common and few others do. */
  shared: { fact: string; value: string }[];
  examples: string[];
  later: Later;
};

/** Of the decisions that a person has decided since and the table decides by itself. */
type Agreement = { agreed: number; of: number };

export type PolicyComparison = {
  decisions: number;
  flips: number;
  cells: { from: PolicyOutcome; to: PolicyOutcome; count: number }[];
  toPerson: { more: number; fewer: number };
  newlyDeclined: number;
  /** Would be approved, and a person has declined them. */
  approvedAgainstPeople: number;
  agreement: { inForce: Agreement; candidate: Agreement };
  /** Of the version in force, and yet stored with another outcome: none, or the replay is wrong. */
  notAsStored: number;
  groups: FlipGroup[];
};

const said = (
  table: readonly UnderwritingRow[],
  { evidence, applied }: PolicyCase,
): Said & { decision: Decision } => {
  const { row, ...result } = decideBy(table, evidence, applied);
  const { decision, stepUp } = result;
  return { outcome: policyOutcome(result), decision, row, ...(stepUp && { stepUp }) };
};

/** Whether an applicant would go on otherwise; the row alone makes no difference to anybody. */
const differs = (one: Said, other: Said): boolean =>
  one.outcome !== other.outcome || one.stepUp !== other.stepUp;

const FACTS = Object.keys(UNDERWRITING_DOMAINS).map((name) => name.split('.'));

const factValue = (one: PolicyCase, [part = '', fact = '']: readonly string[]): string => {
  const facts: unknown = part === 'evidence' ? one.evidence : one.applied;
  const value = isRecord(facts) ? facts[fact] : undefined;
  return Array.isArray(value) ? value.join(', ') : String(value ?? 'none');
};

/** How often each value of each fact occurs. */
type Census = ReadonlyMap<string, number>;

const keyOf = (fact: readonly string[], value: string): string => `${fact.join('.')} ${value}`;

function censusOf(cases: readonly PolicyCase[]): Census {
  const counts = new Map<string, number>();
  for (const one of cases)
    for (const fact of FACTS) {
      const key = keyOf(fact, factValue(one, fact));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** A value that nearly everybody has says nothing of a group. */
const COMMON_SHARE = 0.8;

function sharedBy(members: readonly PolicyCase[], census: Census, total: number) {
  const [first] = members;
  if (first === undefined) return [];
  return FACTS.map((fact) => ({ fact, value: factValue(first, fact) }))
    .map(({ fact, value }) => ({ fact, value, everywhere: census.get(keyOf(fact, value)) ?? 0 }))
    .filter(
      ({ fact, value, everywhere }) =>
        everywhere < total * COMMON_SHARE && members.every((one) => factValue(one, fact) === value),
    )
    .sort((one, other) => one.everywhere - other.everywhere)
    .slice(0, POLICY_LIMITS.sharedFactsShown)
    .map(({ fact: [, fact = ''], value }) => ({ fact, value }));
}

const laterOf = (members: readonly PolicyCase[]): Later => ({
  approved: members.filter(({ later }) => later === 'APPROVED').length,
  declined: members.filter(({ later }) => later === 'DECLINED').length,
});

type Pair = { one: PolicyCase; before: Said & { decision: Decision }; after: Said };

function groupsOf(
  flipped: readonly Pair[],
  cases: readonly PolicyCase[],
): PolicyComparison['groups'] {
  const byPlace = new Map<string, Pair[]>();
  for (const pair of flipped) {
    const place = [pair.before, pair.after]
      .map(({ outcome, stepUp, row }) => `${outcome} ${stepUp} ${row}`)
      .join(' → ');
    byPlace.set(place, [...(byPlace.get(place) ?? []), pair]);
  }
  const census = censusOf(flipped.length === 0 ? [] : cases);
  const placeOf = ({ outcome, stepUp, row }: Said): Said => ({ outcome, stepUp, row });
  return [...byPlace.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, POLICY_LIMITS.groupsShown)
    .flatMap((pairs) => {
      const [first] = pairs;
      const members = pairs.map(({ one }) => one);
      return first === undefined
        ? []
        : [
            {
              from: placeOf(first.before),
              to: placeOf(first.after),
              count: pairs.length,
              shared: sharedBy(members, census, cases.length),
              examples: [...new Set(members.flatMap(({ reference }) => reference ?? []))].slice(
                0,
                POLICY_LIMITS.examplesPerGroup,
              ),
              later: laterOf(members),
            },
          ];
    });
}

const isApproved = ({ outcome }: Said): boolean =>
  outcome === 'approved' || outcome === 'approvedLater';

function agreementOf(pairs: readonly { one: PolicyCase; said: Said }[]): Agreement {
  const decided = pairs.filter(
    ({ one, said: now }) =>
      one.later !== undefined && (isApproved(now) || now.outcome === 'declined'),
  );
  const agreed = decided.filter(
    ({ one, said: now }) => isApproved(now) === (one.later === 'APPROVED'),
  );
  return { agreed: agreed.length, of: decided.length };
}

function cellsOf(pairs: readonly Pair[]): PolicyComparison['cells'] {
  const counts = new Map<string, PolicyComparison['cells'][number]>();
  for (const { before, after } of pairs) {
    const key = `${before.outcome} ${after.outcome}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { from: before.outcome, to: after.outcome, count });
  }
  return [...counts.values()];
}

/**
 * What the candidate would say of each case beside what the table in force says: who would flip, and
 * by which rows. `version` is the one in force.
 */
export function compareTables(
  inForce: { rows: readonly UnderwritingRow[]; version: string },
  candidate: readonly UnderwritingRow[],
  cases: readonly PolicyCase[],
): PolicyComparison {
  const pairs: Pair[] = cases.map((one) => ({
    one,
    before: said(inForce.rows, one),
    after: said(candidate, one),
  }));
  const count = (is: (pair: Pair) => boolean): number => pairs.filter(is).length;
  const flipped = pairs.filter(({ before, after }) => differs(before, after));
  return {
    decisions: cases.length,
    flips: flipped.length,
    cells: cellsOf(pairs),
    toPerson: {
      more: count(({ before, after }) => before.outcome !== 'person' && after.outcome === 'person'),
      fewer: count(
        ({ before, after }) => before.outcome === 'person' && after.outcome !== 'person',
      ),
    },
    newlyDeclined: count(
      ({ before, after }) => before.outcome !== 'declined' && after.outcome === 'declined',
    ),
    approvedAgainstPeople: count(
      ({ one, before, after }) =>
        one.later === 'DECLINED' && isApproved(after) && !isApproved(before),
    ),
    agreement: {
      inForce: agreementOf(pairs.map(({ one, before }) => ({ one, said: before }))),
      candidate: agreementOf(pairs.map(({ one, after }) => ({ one, said: after }))),
    },
    notAsStored: count(
      ({ one: { stored }, before }) =>
        stored !== undefined &&
        stored.version === inForce.version &&
        (stored.outcome !== before.decision ||
          stored.stepUp !== before.stepUp ||
          stored.rowId !== before.row),
    ),
    groups: groupsOf(flipped, cases),
  };
}
