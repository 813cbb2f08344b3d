import { keysOf } from '@signet/rulebook/core/keys-of';
import { UNDERWRITING_DOMAINS } from '@signet/rulebook/decision/underwriting-domains';
import { FIELDS, fieldRow } from '@signet/rulebook/fields';
import { expect, test } from 'vitest';
import { SOURCE_TEXTS as EN } from './source-texts.en-US.ts';
import { SOURCE_TEXTS as FR } from './source-texts.fr-CA.ts';
import { sourceAnswers } from './source-words.ts';

test.each([
  ['a hit', { watchList: 'hit' }, ['Watch list', 'Hit', 'bad']],
  [
    'no answer, which is no refusal',
    { person: 'unknown' },
    ['Identity records', 'No answer', 'warn'],
  ],
  ['a match', { business: 'match' }, ['Business records', 'Match', 'good']],
  [
    'answers that its person confirmed',
    { confirmed: ['lastName.unlikely'] },
    ['Confirmed by its person', 'Last name', 'plain'],
  ],
  ['a source that only a later build knows', { moonPhase: 'full' }, ['moonPhase', 'full', 'plain']],
  [
    'an answer that only a later build knows',
    { duplicate: 'maybe' },
    ['Other applications', 'maybe', 'plain'],
  ],
  ['a name of every object', { toString: 'constructor' }, ['toString', 'constructor', 'plain']],
] as const)('%s', (_what, evidence, [source, answer, tone]) =>
  expect(sourceAnswers(evidence)).toEqual([{ source, answer, tone }]),
);

test('counters at rest are left out', () =>
  expect(sourceAnswers({ ownFaults: 0, quebecBlocked: false, confirmed: [] })).toEqual([]));

/** Every code that a source or a person may answer with, by the name of the evidence. */
const CODES: readonly (readonly [string, string])[] = [
  ...Object.entries(UNDERWRITING_DOMAINS).flatMap(([name, values]) => {
    const [kind, key = ''] = name.split('.');
    const isSaid = (value: unknown): value is string => typeof value === 'string';
    return kind === 'evidence' ? values.filter(isSaid).map((value) => [key, value] as const) : [];
  }),
  ...keysOf(FIELDS).flatMap((id) =>
    fieldRow(id).rules.flatMap(({ asks, code }) =>
      asks ? [['confirmed', `${id}.${code}`] as const] : [],
    ),
  ),
];

test.each([
  ['English', EN],
  ['French', FR],
])('every answer of a source has words in %s', (_language, texts) => {
  const known: Readonly<Record<string, { answers: Readonly<Record<string, string>> }>> = texts;
  expect(CODES.length).toBeGreaterThan(30);
  expect(CODES.filter(([key, code]) => known[key]?.answers[code] === undefined)).toEqual([]);
});
