import { expect, test } from 'vitest';
import type { Answers } from '../answer-rows.ts';
import { shownGuesses, tellingNames } from './guesses.ts';

test.each<[what: string, scores: number[], shown: number[], isSure: boolean]>([
  ['a sure guess stands alone and is chosen beforehand', [0.8, 0.16], [0.8], true],
  ['plausible ones are shown, none is chosen', [0.79, 0.15], [0.79, 0.15], false],
  ['at most three', [0.3, 0.25, 0.2, 0.16], [0.3, 0.25, 0.2], false],
  ['what is less likely is not shown beside one that is plausible', [0.59, 0.05], [0.59], false],
  ['a lone one that is rather wrong than right is not shown', [0.39, 0.14], [], false],
  ['a lone one from 0.4', [0.4, 0.14], [0.4], false],
  ['nothing is shown without confidence', [0.14, 0.1], [], false],
  ['no prediction, no guess', [], [], false],
])('%s', (_what, scores, shown, isSure) =>
  expect(shownGuesses(scores.map((score) => ({ score })))).toEqual({
    shown: shown.map((score) => ({ score })),
    isSure,
  }),
);

const ZOE: Answers = { 'applicant.name.firstName': 'Zoé', 'applicant.name.lastName': 'Baker' };
test.each<[what: string, dba: string, name: string, usesDba: boolean, names: string[]]>([
  ['both names of a business', 'Fleurs', 'Fleurs inc.', true, ['Fleurs', 'Fleurs inc.']],
  [
    'the legal name alone where the other is not used',
    'Fleurs',
    'Fleurs inc.',
    false,
    ['Fleurs inc.'],
  ],
  ['a person’s own name is none', 'Zoe BAKER', '', true, []],
  ['nor is a part of it', 'Baker', '', true, []],
  ['a name with one more word tells', 'Baker’s Bread', '', true, ['Baker’s Bread']],
  ['signs tell nothing', '—', '', true, []],
  ['no name at all', '', '', true, []],
])('%s', (_what, dba, name, usesDba, names) =>
  expect(tellingNames({ ...ZOE, 'company.dba': dba, 'company.name': name }, { usesDba })).toEqual(
    names,
  ),
);
