import type { Answers } from '../answer-rows.ts';
import { answerAt } from '../core/answers.ts';
import { normalizeText } from '../core/normalize-text.ts';
import { CATEGORY_LIMITS } from './limits.ts';

type Guess = { score: number };

export type ShownGuesses<Found> = { shown: readonly Found[]; isSure: boolean };

/**
 * A single guess when it is certain or likely, two or three when plausible, otherwise none: a wrong
 * guess costs more than none. docs/readings.md 59.
 */
export function shownGuesses<Found extends Guess>(found: readonly Found[]): ShownGuesses<Found> {
  const [best] = found;
  if (best !== undefined && best.score >= CATEGORY_LIMITS.guessSureFromScore)
    return { shown: [best], isSure: true };
  const plausible = found
    .filter(({ score }) => score >= CATEGORY_LIMITS.guessFromScore)
    .slice(0, CATEGORY_LIMITS.guessesMax);
  const isTooWeakAlone =
    plausible.length === 1 &&
    plausible.every(({ score }) => score < CATEGORY_LIMITS.guessAloneFromScore);
  return { shown: isTooWeakAlone ? [] : plausible, isSure: false };
}

const wordsOf = (name: string): string[] =>
  normalizeText(name, 'NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/**
 * Business names that may describe the trade; skips names that consist only of the applicant's own.
 * docs/readings.md 59.
 */
export function tellingNames(answers: Answers, { usesDba }: { usesDba: boolean }): string[] {
  const person = new Set(
    wordsOf(
      `${answerAt(answers, 'applicant.name.firstName')} ${answerAt(answers, 'applicant.name.lastName')}`,
    ),
  );
  const names = [
    usesDba ? answerAt(answers, 'company.dba') : '',
    answerAt(answers, 'company.name'),
  ];
  return names.filter((name) => wordsOf(name).some((word) => !person.has(word)));
}
