import { expect, test } from 'vitest';
import { accountHolderNamesOf, isKnownHolder } from './holder-name.ts';

const NAMES = ['Chloé Gagné', 'Webb & Sons Plumbing LLC', 'Quick Pipes'];

test.each([
  ['as it stands in the application', 'Webb & Sons Plumbing LLC'],
  ['in capitals, without punctuation', 'WEBB AND SONS PLUMBING L.L.C.'],
  ['without its legal form', 'Webb & Sons Plumbing'],
  ['with another legal form', 'Webb and Sons Plumbing, Inc.'],
  ['with an article', 'The Webb & Sons Plumbing Co.'],
  ['the name that customers know', 'quick pipes'],
  ['both names in one line', 'Webb & Sons Plumbing LLC DBA Quick Pipes'],
  ['another legal name doing business as ours', 'WSP Holdings Inc d/b/a Quick-Pipes'],
  ['in French', 'Webb et Sons Plumbing ltée'],
  ['without accents', 'CHLOE GAGNE'],
  ['last name first', 'Gagné, Chloé'],
  ['decomposed accents', 'Chloé Gagné'.normalize('NFD')],
])('known: %s', (_what, holder) => expect(isKnownHolder(holder, NAMES)).toBe(true));

test.each([
  ['somebody else', 'Robert Webb'],
  ['a part of the name', 'Webb'],
  ['a longer name', 'Webb & Sons Plumbing Supply LLC'],
  ['a first name alone', 'Chloé'],
  ['nothing but a legal form', 'LLC'],
  ['nothing', ''],
  ['another business doing business as another', 'WSP Holdings Inc dba Fast Pipes'],
])('not known: %s', (_what, holder) => expect(isKnownHolder(holder, NAMES)).toBe(false));

test('compares a name that is only a legal form unchanged', () => {
  expect(isKnownHolder('The Company', ['The Company'])).toBe(true);
  expect(isKnownHolder('Inc', ['The Company'])).toBe(false);
});

test('accepts the name of the person, the legal name and the trade name', () => {
  const answers = {
    'applicant.name.firstName': 'Paolo',
    'applicant.name.lastName': 'Conti',
    'company.registered': true,
    'company.name': 'Conti Foods LLC',
    'company.dba': 'Da Paolo',
  };
  expect(accountHolderNamesOf(answers)).toEqual(['Paolo Conti', 'Conti Foods LLC', 'Da Paolo']);
});
