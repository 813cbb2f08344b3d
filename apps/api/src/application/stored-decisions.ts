import type { LastDecision, StoredApplication } from './stored-application.ts';

export type StoredDecision = {
  outcome: string;
  stepUp?: string;
  reason?: string;
  round: number;
  decidedAt: number;
  decidedBy: NonNullable<StoredApplication['decidedBy']>;
};

/** Most recent first; in one round a reviewer decides after the rules. */
const lastFirst = (one: StoredDecision, other: StoredDecision): number =>
  other.decidedAt - one.decidedAt ||
  other.round - one.round ||
  Number(one.decidedBy === 'rules') - Number(other.decidedBy === 'rules');

/**
 * How the last round ended and who decided it. Rounds that repeat the same decision do not start a
 * new wait.
 */
export function lastDecisionOf(decisions: readonly StoredDecision[]): {
  lastDecision?: LastDecision;
  decidedBy?: StoredDecision['decidedBy'];
} {
  const [last, ...earlier] = decisions.toSorted(lastFirst);
  if (last === undefined) return {};
  const changedAt = earlier.find(
    ({ outcome, stepUp }) => outcome !== last.outcome || stepUp !== last.stepUp,
  )?.decidedAt;
  const same = decisions.filter(
    ({ decidedAt }) => changedAt === undefined || decidedAt > changedAt,
  );
  const lastDecision = {
    ...(last.stepUp === undefined ? {} : { stepUp: last.stepUp }),
    since: Math.min(...same.map(({ decidedAt }) => decidedAt)),
    rechecks: same.filter(({ reason }) => reason === 'source.unavailable').length,
  };
  return { lastDecision: same.length === 0 ? undefined : lastDecision, decidedBy: last.decidedBy };
}
