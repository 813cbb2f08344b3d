import type { DescribedIndustry } from '../describe-industries.ts';
import { foldAccents, significantWords, stem, tokenize } from '../tokenize.ts';
import type { IndustryIndex, Phrase } from './industry-index.ts';
import { findFuzzyPrefix, findPrefix, type PrefixMatch } from './prefix-tree.ts';

const TYPED_MAX_WORDS = 6;
const WORD_MAX_CHARS = 24;
const PART_MIN_CHARS = 3;
/** One or two letters are the prefix of too many words, so only label words match. */
const BEGUN_ANYWHERE_CHARS = 3;
const SHOWN_MAX = 8;
/** Minimum length for correcting one error, and for a second when the first finds nothing. */
const ERROR_FROM_CHARS = 4;
const TWO_ERRORS_FROM_CHARS = 6;
const TWO_ERRORS_BEGUN_FROM_CHARS = 8;
/** Results scoring below this share of the best are dropped. */
const KEPT_SHARE = 0.6;
/** Looser for several words, as one of them may be what is meant: "real estate photography" is also a photographer. */
const KEPT_SHARE_OF_SEVERAL = 0.3;

/** Match quality by how the typed word matched: exact, prefix, other form, or with errors. */
const MET = {
  whole: 1,
  stem: 0.85,
  begun: 0.7,
  begunBeside: 0.5,
  stemOnly: 0.62,
  error: 0.65,
  errorBegun: 0.45,
  twoErrors: 0.4,
  twoErrorsBegun: 0.3,
} as const;

type Met = ReadonlyMap<number, number>;

/** Prefixes that sound alike and are easily confused. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^f/, 'ph'],
  [/^k/, 'c'],
  [/^k/, 'qu'],
];

/** At most eight industries, best first; tolerant of accents, word order and one error. docs/readings.md 59. */
export function searchIndustries(index: IndustryIndex, text: string, language: string): DescribedIndustry[] {
  const words = significantWords(text)
    .slice(0, TYPED_MAX_WORDS)
    .map((word) => word.slice(0, WORD_MAX_CHARS));
  const met = [...words.flatMap((word) => meetingsOrParts(index, word)), ...joinedMeetings(index, text)];
  return ranked(index, met, language, tokenize(text).join(' '));
}

/** True when every typed word is an indexed word or its prefix, so that other languages need not be searched. */
export const isEveryWordKnown = ({ tree }: IndustryIndex, text: string): boolean =>
  significantWords(text).every((word) => findPrefix(tree, word) !== undefined);

/** Matches of a typed word, or of its two halves when it is two known words joined ("dollarstore"). */
function meetingsOrParts(index: IndustryIndex, word: string): Met[] {
  const met = meetingsOf(index, word);
  if (met.size > 0) return [met];
  for (let at = word.length - PART_MIN_CHARS; at >= PART_MIN_CHARS; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)].map((part) => findPrefix(index.tree, part));
    const [first, second] = parts.map((part) => (part && index.tree.words[part.from]?.length === part.depth ? part.from : undefined));
    if (first !== undefined && second !== undefined) return [new Map([[first, MET.whole]]), new Map([[second, MET.whole]])];
  }
  return [];
}

function meetingsOf(index: IndustryIndex, word: string): Met {
  const met = new Map<number, number>();
  const meet = (at: number, how: number) => met.set(at, Math.max(met.get(at) ?? 0, how));
  const begun = findPrefix(index.tree, word);
  const isKnown = begun !== undefined && index.tree.words[begun.from] === word;
  if (begun) take(index, begun, word, meet, MET.whole, isKnown ? MET.begunBeside : MET.begun);
  if (!isKnown && word.length >= ERROR_FROM_CHARS) forgive(index, word, meet, met);
  const stemMatch = isKnown ? MET.stem : MET.stemOnly;
  if (isKnown || word.length >= ERROR_FROM_CHARS) for (const at of index.stems.get(stem(word)) ?? []) meet(at, stemMatch);
  return met;
}

/** Adds one-error matches, or two-error matches when there are none. */
function forgive(index: IndustryIndex, word: string, meet: (at: number, how: number) => void, met: Met): void {
  for (const reached of findFuzzyPrefix(index.tree, word, 1)) take(index, reached, word, meet, MET.error, MET.errorBegun);
  if (met.size > 0 || word.length < TWO_ERRORS_FROM_CHARS) return;
  const alike = SOUNDS.filter(([sound]) => sound.test(word)).map(([sound, other]) => word.replace(sound, other));
  for (const other of [word, ...alike])
    for (const reached of findFuzzyPrefix(index.tree, other, 2))
      take(index, reached, other, meet, MET.twoErrors, word.length >= TWO_ERRORS_BEGUN_FROM_CHARS ? MET.twoErrorsBegun : 0);
}

/** Adds the words under a prefix: an exact match counts as whole, longer words as begun, better the closer they are to complete. */
function take(
  index: IndustryIndex,
  reached: PrefixMatch,
  word: string,
  meet: (at: number, how: number) => void,
  whole: number,
  begun: number,
) {
  const mayBegin = begun > 0 && (reached.errors === 0 || word.length > ERROR_FROM_CHARS);
  for (let at = reached.from; at < reached.to; at += 1) {
    const { length } = index.tree.words[at] ?? '';
    if (length === reached.depth) meet(at, whole);
    else if (mayBegin && (word.length >= BEGUN_ANYWHERE_CHARS || index.inLabel[at] === 1))
      meet(at, begun * (1 + 0.2 * (reached.depth / length)));
  }
}

/** Words typed apart but indexed as one: "book keeper", "make up artist". */
function joinedMeetings(index: IndustryIndex, typed: string): Met[] {
  const words = tokenize(typed).slice(0, TYPED_MAX_WORDS);
  return words.slice(1).flatMap((word, at) => {
    const joined = `${words[at]}${word}`;
    const found = joined.length <= WORD_MAX_CHARS ? findPrefix(index.tree, joined) : undefined;
    return found && index.tree.words[found.from] === joined ? [new Map([[found.from, MET.whole]])] : [];
  });
}

/** Share of the typed words that a phrase or industry matches, and for a phrase the share of it that was typed. */
type Answer = { typed: number; covered: number };

function ranked(index: IndustryIndex, typed: readonly Met[], language: string, whole: string): DescribedIndustry[] {
  const answers = new Map<number, Answer>();
  const ofRow = new Float64Array(index.industries.length);
  let asked = 0;
  for (const met of typed) {
    const tells = weightOf(index, met);
    asked += tells;
    addUp(index, met, tells, answers, ofRow);
  }
  const best = new Map<number, number>();
  for (const [at, answer] of answers) {
    const phrase = index.phrases[at];
    if (phrase === undefined) continue;
    const score = scoreOf(phrase, answer, asked, language);
    if (score > (best.get(phrase.row) ?? 0)) best.set(phrase.row, score);
  }
  const scored = [...best].map(([row, score]) => {
    const industry = index.industries[row];
    return { industry, score: score + (ofRow[row] ?? 0) / asked + bonusOf(industry, language, whole) };
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= top * (typed.length > 1 ? KEPT_SHARE_OF_SEVERAL : KEPT_SHARE))
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN_MAX)
    .flatMap(({ industry }) => industry ?? []);
}

function weightOf({ weights }: IndustryIndex, met: Met): number {
  let [best, tells] = [0, 0];
  for (const [at, how] of met) {
    const weight = weights[at] ?? 0;
    if (how > best || (how === best && weight < tells)) [best, tells] = [how, weight];
  }
  return tells;
}

/** Adds one typed word's matches; a phrase or industry with several matching words counts only the best. */
function addUp(
  { phrases, holders, weights }: IndustryIndex,
  met: Met,
  tells: number,
  answers: Map<number, Answer>,
  ofRow: Float64Array,
): void {
  const inPhrase = new Map<number, Answer>();
  const inRow = new Map<number, number>();
  for (const [at, how] of met) {
    for (const phrase of holders[at] ?? []) {
      if (how > (inPhrase.get(phrase)?.typed ?? 0)) inPhrase.set(phrase, { typed: how, covered: how * (weights[at] ?? 0) });
      const row = phrases[phrase]?.row ?? 0;
      if (how > (inRow.get(row) ?? 0)) inRow.set(row, how);
    }
  }
  for (const [at, { typed, covered }] of inPhrase) {
    const before = answers.get(at);
    answers.set(at, { typed: (before?.typed ?? 0) + typed * tells, covered: (before?.covered ?? 0) + covered });
  }
  for (const [row, how] of inRow) ofRow[row] = (ofRow[row] ?? 0) + how * tells;
}

/** Favors phrases typed in full, then labels and the reader's language. */
function scoreOf(phrase: Phrase, { typed, covered }: Answer, asked: number, language: string): number {
  const kind = (phrase.isLabel ? 0.1 : 0) + (phrase.language === language ? 0.06 : 0);
  return (typed / asked) * (0.5 + 0.5 * Math.min(1, covered / phrase.weight)) + kind;
}

/** Prefers labels that start with the full typed text; ties go to unrestricted industries. */
function bonusOf(industry: DescribedIndustry | undefined, language: string, whole: string): number {
  if (industry === undefined) return 0;
  return (
    (foldAccents(industry.label[language] ?? industry.label.en).startsWith(whole) ? 0.15 : 0) + (industry.class === 'REGULAR' ? 0.03 : 0)
  );
}
