import { keysOf } from '@signet/rulebook/core/keys-of';
import {
  BUSINESS_FACTS,
  PERSON_FACTS,
  sourcesOfPerson,
} from '@signet/rulebook/decision/compared-facts';
import type { Market } from '@signet/rulebook/reference/locales';
import { sourceAnswers } from '../case/source-words.ts';
import type { CaseHistory } from '../case-history.ts';
import type { FactRow } from './facts-table.tsx';
import { TEXTS } from './texts.en-US.ts';

type Typed = CaseHistory['typed'];
type Evidence = Readonly<Record<string, unknown>>;

const at = (typed: Typed, paths: readonly string[], label: string) =>
  paths.flatMap((path) =>
    typed.filter((one) => one.path === path).map((one) => ({ ...one, label })),
  );

/** The answers of some sources, in their order; of one that said nothing, none. */
const saidBy = (sources: readonly string[], evidence: Evidence) =>
  sources.flatMap((source) => sourceAnswers({ [source]: evidence[source] }));

/** What is known of a person, a fact a row. */
export function personRows({
  typed,
  evidence = {},
  ...asked
}: {
  typed: Typed;
  evidence: Evidence | undefined;
  market: Market;
  side: 'applicant' | 'owner';
}): FactRow[] {
  return keysOf(PERSON_FACTS).map((id) => {
    const label = TEXTS.person[id];
    return {
      ...{ id, label },
      typed: at(typed, PERSON_FACTS[id].paths[asked.side], label),
      said: saidBy(sourcesOfPerson(id, asked), evidence),
    };
  });
}

/** What is known of the business; facts that nobody was asked for are left out. */
export function businessRows({
  typed,
  evidence = {},
}: {
  typed: Typed;
  evidence: Evidence | undefined;
}): FactRow[] {
  return keysOf(BUSINESS_FACTS).flatMap((id) => {
    const label = TEXTS.businessFacts[id];
    const { paths, sources } = BUSINESS_FACTS[id];
    const row = { id, label, typed: at(typed, paths, label), said: saidBy(sources, evidence) };
    return row.typed.length === 0 ? [] : [row];
  });
}

/** The newest round in which a source was asked. */
export const newestRound = <Round extends { evidence: Evidence; decidedAt: number }>(
  rounds: readonly Round[],
): Round | undefined =>
  rounds
    .filter(({ evidence }) => sourceAnswers(evidence).length > 0)
    .toSorted((one, other) => other.decidedAt - one.decidedAt)[0];
