import { flagsWith } from '@signet/rulebook/flags';
import { expect, test } from 'vitest';
import { addressLines, sectionsOf } from './sections.ts';

const US = { market: 'US', flags: flagsWith() } as const;
const CA = { market: 'CA', flags: flagsWith() } as const;
const pathsOf = (answers: Record<string, string>, context: typeof US | typeof CA) =>
  sectionsOf(answers, context).flatMap(({ lines }) => lines.map(({ path }) => path));

test('a business that is not registered has no legal name and no number to check', () => {
  const paths = pathsOf({ 'company.registered': 'NO' }, US);
  expect(paths).not.toContain('company.name');
  expect(paths).not.toContain('company.governmentIdentification.value');
});

test('a registered business has both', () => {
  expect(pathsOf({ 'company.registered': 'YES' }, US)).toEqual(
    expect.arrayContaining(['company.name', 'company.governmentIdentification.value']),
  );
});

test('only Canada checks a home address', () => {
  expect(pathsOf({}, US)).not.toContain('applicant.address.line1');
  expect(pathsOf({}, CA)).toContain('applicant.address.line1');
});

test('an address is one line of its own parts, without the empty ones', () => {
  const answers = {
    'company.address.line1': '25 Rue Laurier',
    'company.address.line2': '',
    'company.address.city': 'Gatineau',
    'company.address.territory': 'QC',
    'company.address.zip': 'J8X 4C8',
  };
  expect(addressLines(answers, 'company.address', 'en-CA')).toEqual(['25 Rue Laurier', 'Gatineau, QC\u00a0\u00a0J8X 4C8']);
  expect(addressLines(answers, 'company.address', 'fr-CA')).toEqual(['25 Rue Laurier', 'Gatineau (Québec)\u00a0\u00a0J8X 4C8']);
});

test('an American address keeps its state’s code, in French as well', () => {
  const answers = { 'company.address.city': 'Albany', 'company.address.territory': 'NY', 'company.address.zip': '12207' };
  expect(addressLines(answers, 'company.address', 'fr-CA')).toEqual(['Albany, NY\u00a0\u00a012207']);
});
