import { expect, test } from 'vitest';
import { CANDIDATES } from '../decision/candidates/candidates.ts';
import { UNDERWRITING, UNDERWRITING_VERSION } from '../decision/underwriting.ts';
import { addComparisons } from './add-comparisons.ts';
import { compareTables, type PolicyCase, type PolicyComparison } from './compare-tables.ts';
import { generatedCases } from './generated-cases.ts';

const [candidate] = CANDIDATES;
const inForce = { rows: UNDERWRITING, version: UNDERWRITING_VERSION };
const cases = generatedCases(3_000).map(
  (one, nth): PolicyCase => ({
    ...one,
    reference: `R${nth}`,
    later: nth % 2 ? 'APPROVED' : 'DECLINED',
  }),
);
const compared = (of: readonly PolicyCase[]): PolicyComparison =>
  compareTables(inForce, candidate?.rows ?? [], of);

/** What all have in common depends on the others, and which examples stand on their order. */
const counted = ({ groups, cells, ...rest }: PolicyComparison) => ({
  ...rest,
  cells: new Set(cells.map((cell) => JSON.stringify(cell))),
  groups: new Set(
    groups.map(({ from, to, count, later }) => JSON.stringify([from, to, count, later])),
  ),
});

test('comparisons of parts add up to the comparison of the whole', () => {
  const parts = [cases.slice(0, 700), cases.slice(700, 701), cases.slice(701)];
  const whole = compared(cases);
  expect(whole.flips).toBeGreaterThan(50);
  expect(counted(parts.map(compared).reduce(addComparisons))).toEqual(counted(whole));
});

test('a comparison of nothing adds nothing', () => {
  const one = compared(cases);
  expect(counted(addComparisons(compared([]), one))).toEqual(counted(one));
});
