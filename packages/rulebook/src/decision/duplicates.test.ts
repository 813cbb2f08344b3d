import { expect, test } from 'vitest';
import { factSameness, isCompared } from './duplicates.ts';

test.each([
  ['Ébénisterie Gervais inc.', 'ebenisterie GERVAIS, Inc', 'same'],
  ['(514) 555-0147', '5145550147', 'same'],
  ['Atelier Beaubien', 'Atelier Beaubien inc.', 'close'],
  ['4200 Saint-Denis', '4201 Saint-Denis', 'close'],
  ['Atelier Beaubien', 'Salon Drolet', 'other'],
  ['MA', 'MAINE', 'other'],
  ['', '', 'other'],
  [undefined, 'Atelier Beaubien', 'other'],
] as const)('“%s” and “%s” are %s', (own, other, is) =>
  expect(factSameness('company.name', { own, other }, [])).toBe(is),
);

const masked = { own: '••• 0004', other: '••• 0004' };

test.each([
  ['applicant.dob', ['person'], 'same'],
  ['applicant.dob', ['number', 'business'], 'other'],
  ['applicant.governmentIdentification.value', ['number'], 'same'],
  ['company.governmentIdentification.value', ['person'], 'other'],
  ['company.governmentIdentification.value', ['business'], 'same'],
] as const)('%s, masked alike and found by %j, is %s', (path, foundBy, is) => {
  expect(factSameness(path, masked, foundBy)).toBe(is);
  expect(isCompared(path)).toBe(true);
});
