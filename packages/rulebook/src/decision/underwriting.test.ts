import { expect, test } from 'vitest';
import { LIMITS } from '../core/limits.ts';
import type { Evidence } from './evidence.ts';
import { REASONS } from './reasons.ts';
import { decide, UNDERWRITING } from './underwriting.ts';
import { ANA, CASES, CLEAR } from './underwriting-cases.ts';

test.each(CASES)('$what: $decision', ({ evidence, applied, row, decision, stepUp }) => {
  const outcome = decide({ ...CLEAR, ...evidence }, { ...ANA, ...applied });
  expect({ row: outcome.row, decision: outcome.decision, stepUp: outcome.stepUp }).toEqual({
    row,
    decision,
    stepUp,
  });
});

test('every row of underwriting is reached by a case', () => {
  const reached = new Set(CASES.map(({ row }) => row));
  expect(UNDERWRITING.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('every outcome gives a reason that is in the catalogue', () => {
  const reasons = CASES.map(
    ({ evidence, applied }) => decide({ ...CLEAR, ...evidence }, { ...ANA, ...applied }).reason,
  );
  expect(reasons.filter((reason) => reason === undefined || !REASONS.includes(reason))).toEqual([]);
});

const SOURCES = ['watchList', 'person', 'business', 'phoneOwner'] as const;

test.each(SOURCES)('an unknown %s never declines and never approves by itself', (source) => {
  expect(decide({ ...CLEAR, [source]: 'unknown' }, ANA).decision).toBe('PENDING');
});

const TAKES_PAYMENTS = ['APPROVED', 'APPROVED_PENDING'];
const BLOCKING = UNDERWRITING.filter(({ blocksPayments }) => blocksPayments === true).map(
  ({ id }) => id,
);
const UNCLEARED: Partial<Evidence>[] = [
  { categoryClass: 'PROHIBITED' },
  { watchList: 'unknown' },
  { business: 'review' },
  { confirmed: ['homeStreet.startsNotWithBuildingNumber'] },
  { person: 'review' },
];

test('every row that blocks payments is reached by evidence that the next test takes', () => {
  const rows = UNCLEARED.flatMap((uncleared) =>
    [0, LIMITS.recheckDelaysMs.length].map(
      (rechecks) => decide({ ...CLEAR, ...uncleared }, { ...ANA, rechecks }).row,
    ),
  );
  expect([...new Set(rows)].sort()).toEqual([...BLOCKING].sort());
});

/**
 * Pending without a step, and yet payments may go on: the business itself was cleared, only its
 * owners are in doubt.
 */
const MAY_TAKE_PAYMENTS = ['15-owner-trouble', '15-owner-unnamed', '15-replaced-review'];

test('every row after the business’s document that leaves a review open blocks payments', () => {
  const later = UNDERWRITING.slice(
    UNDERWRITING.findIndex(({ id }) => id === '12-business-unsettled') + 1,
  ).map(({ id }) => id);
  const reviewing = CASES.filter(
    ({ row, decision, stepUp }) =>
      later.includes(row) && decision === 'PENDING' && stepUp === undefined,
  );
  const rows = [...new Set(reviewing.map(({ row }) => row))].filter(
    (row) => !MAY_TAKE_PAYMENTS.includes(row),
  );
  expect(rows.sort()).toEqual([...BLOCKING].sort());
});

test.each(UNCLEARED)('with %j no business takes payments, whatever else is asked', (uncleared) => {
  const answered = [[], ['BUSINESS_INFO'], ['BUSINESS_INFO', 'EIN_DOC']] as const;
  const others: Partial<Evidence>[] = [
    {},
    { business: 'mismatch' },
    { person: 'mismatch' },
    { phoneOwner: 'other' },
  ];
  const outcomes = answered.flatMap((done) =>
    others.flatMap((other) =>
      [true, false].flatMap((takesPayments) =>
        (['none', 'passed', 'failed'] as const).map((inquiry) =>
          decide(
            { ...CLEAR, ...other, ...uncleared },
            { ...ANA, done, inquiry, takesPayments, otherOwnersOpen: true },
          ),
        ),
      ),
    ),
  );
  expect(outcomes.filter(({ decision }) => TAKES_PAYMENTS.includes(decision))).toEqual([]);
});
