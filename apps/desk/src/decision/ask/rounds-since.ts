import { type SourceAnswer, sourceAnswers } from '../case/source-words.ts';
import type { CaseHistory } from '../case-history.ts';

type Decided = Pick<CaseHistory['decisions'][number], 'round' | 'decidedAt' | 'evidence'>;

export type SourceSince = {
  source: string;
  before: SourceAnswer | undefined;
  now: SourceAnswer | undefined;
};

export type RoundsSince = { before: number; now: number; sources: readonly SourceSince[] };

/**
 * What each source said in the last round before changes were asked for and in the newest one;
 * undefined while there is no round on each side.
 */
export function roundsSince(
  decisions: readonly Decided[],
  askedAt: number,
): RoundsSince | undefined {
  const rounds = decisions
    .filter(({ evidence }) => sourceAnswers(evidence).length > 0)
    .toSorted((one, other) => one.decidedAt - other.decidedAt);
  const before = rounds.findLast(({ decidedAt }) => decidedAt < askedAt);
  const now = rounds.findLast(({ decidedAt }) => decidedAt > askedAt);
  if (before === undefined || now === undefined) return undefined;
  const [said, says] = [sourceAnswers(before.evidence), sourceAnswers(now.evidence)];
  const names = new Set([...said, ...says].map(({ source }) => source));
  return {
    ...{ before: before.round, now: now.round },
    sources: [...names].map((source) => ({
      source,
      before: said.find((one) => one.source === source),
      now: says.find((one) => one.source === source),
    })),
  };
}
