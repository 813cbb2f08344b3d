import { STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { INDUSTRY_PATH, YES_NO } from '@signet/rulebook/core/answers';
import { fieldRow } from '@signet/rulebook/fields';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { expect, test } from 'vitest';
import { answerWords, typedAnswersOf } from './typed-answers.ts';

const MARKETS = ['US', 'CA'] as const;

/** Written on mail as they are stored, so that an address reads as on its envelope. */
const AS_ON_MAIL: readonly string[] = [
  'applicant.address.territory',
  'company.address.territory',
  'address.territory',
];

/** Every answer that is chosen and not typed, with each value that it may have in a market. */
const CHOSEN = STORED_ANSWERS.flatMap(({ wire, fields, type }) =>
  Object.values(wire).flatMap((path) =>
    MARKETS.flatMap((market) => {
      const own = fields.flatMap((field) => {
        const { values = [] } = fieldRow(field);
        return 'US' in values ? values[market] : values;
      });
      const all = type === 'boolean' ? YES_NO : path === INDUSTRY_PATH ? ['1'] : own;
      return all.map((value) => ({ path, market, value }));
    }),
  ),
).filter(({ path }) => !AS_ON_MAIL.includes(path));

test('has words for every choice, of people and of businesses', () =>
  expect([...new Set(CHOSEN.map(({ path }) => path))]).toEqual(
    expect.arrayContaining([
      'applicant.name.hasOneName',
      'company.registered',
      'company.hasPartners',
      'company.gpv',
      'company.registeredIn',
      INDUSTRY_PATH,
      'isController',
      'communicationLanguage',
    ]),
  ));

test.each(LOCALE_IDS)('no chosen answer is shown as it is stored (%s)', (locale) =>
  expect(
    CHOSEN.filter(
      ({ path, market, value }) => answerWords(path, value, { market, locale }) === value,
    ),
  ).toEqual([]),
);

test('a range of sales, a register and a yes or no in two languages', () => {
  const answers = {
    'company.gpv': 'band2',
    'company.registered': true,
    'company.registeredIn': 'QC',
    'company.name': 'YES',
  } as const;
  const read = (locale: 'en-CA' | 'fr-CA') =>
    typedAnswersOf({ answers, secretsOnFile: {}, market: 'CA' }, locale).map(({ path, value }) => [
      path,
      value.replaceAll(/\s/g, ' '),
    ]);
  expect(read('en-CA')).toEqual([
    ['company.gpv', '$50,001 to $125,000'],
    ['company.name', 'YES'],
    ['company.registered', 'Yes'],
    ['company.registeredIn', 'Quebec'],
  ]);
  expect(read('fr-CA')).toEqual([
    ['company.gpv', 'De 50 001 $ à 125 000 $'],
    ['company.name', 'YES'],
    ['company.registered', 'Oui'],
    ['company.registeredIn', 'Québec'],
  ]);
});

test('a confirmed unlikely answer is named by its question', () =>
  expect(
    typedAnswersOf(
      {
        answers: { 'applicant.confirmedAnswers': 'applicant.name.lastName:lastName.unlikely' },
        secretsOnFile: {},
        market: 'US',
      },
      'en-US',
    ),
  ).toEqual([{ path: 'applicant.confirmedAnswers', value: 'Last name', isSecret: false }]));

test('without a language, answers stay as stored', () =>
  expect(
    typedAnswersOf({
      answers: { 'company.gpv': 'band2', 'company.hasPartners': false },
      secretsOnFile: {},
      market: 'US',
    }).map(({ value }) => value),
  ).toEqual(['band2', 'NO']));
