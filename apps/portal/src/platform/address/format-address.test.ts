import { expect, test } from 'vitest';
import { addressLines, noBreak } from './format-address.ts';

test('formats an address on one line without empty parts', () => {
  const answers = {
    'company.address.line1': '25 Rue Laurier',
    'company.address.line2': '',
    'company.address.city': 'Gatineau',
    'company.address.territory': 'QC',
    'company.address.zip': 'J8X 4C8',
  };
  expect(addressLines(answers, 'company.address', 'en-CA')).toEqual([
    '25 Rue Laurier',
    'Gatineau, QC\u00a0 J8X\u00a04C8',
  ]);
  expect(addressLines(answers, 'company.address', 'fr-CA')).toEqual([
    '25 Rue Laurier',
    'Gatineau (Québec)\u00a0 J8X\u00a04C8',
  ]);
});

test('an American address keeps its state’s code, in French as well', () => {
  const answers = {
    'company.address.city': 'Albany',
    'company.address.territory': 'NY',
    'company.address.zip': '12207',
  };
  expect(addressLines(answers, 'company.address', 'fr-CA')).toEqual(['Albany, NY\u00a0 12207']);
});

test('a street keeps its hyphens on one line, and breaks between its words', () => {
  expect(
    addressLines({ 'address.line1': '1050 Rue Sainte-Catherine' }, 'address', 'fr-CA'),
  ).toEqual(['1050 Rue Sainte-\u2060Catherine']);
});

test.each([
  ['a postal code', 'H2L 2G5', 'H2L\u00a02G5'],
  ['a date', '2026-10-01', '2026-\u206010-\u206001'],
  ['a name with a hyphen', 'Sainte-Catherine', 'Sainte-\u2060Catherine'],
])('%s stays on one line', (_name, text, kept) => {
  expect(noBreak(text)).toBe(kept);
});
