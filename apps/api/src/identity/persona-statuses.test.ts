import { expect, test } from 'vitest';
import { inquiryStateFromVendor, PERSONA_INQUIRY_STATES } from './persona-statuses.ts';

const CASES: readonly [vendor: string, verifications: string[], status: string, result: string | undefined][] = [
  ['created', [], 'IN_PROGRESS', undefined],
  ['pending', [], 'IN_PROGRESS', undefined],
  ['pending', ['passed'], 'IN_PROGRESS', undefined],
  ['expired', ['passed'], 'TIMEOUT', undefined],
  ['completed', ['passed', 'passed'], 'RECEIVED', 'passed'],
  ['completed', ['passed', 'failed'], 'RECEIVED', 'review'],
  ['completed', ['passed', 'submitted'], 'IN_PROGRESS', undefined],
  ['completed', [], 'IN_PROGRESS', undefined],
  ['needs_review', ['passed'], 'RECEIVED', 'review'],
  ['approved', ['passed'], 'RECEIVED', 'passed'],
  ['failed', [], 'RECEIVED', 'failed'],
  ['declined', ['passed'], 'RECEIVED', 'failed'],
  ['APPROVED', ['passed'], 'IN_PROGRESS', undefined],
  ['', ['passed'], 'IN_PROGRESS', undefined],
];

test.each(CASES)('the vendor’s "%s" with %j is %s, %s', (vendor, verifications, status, result) => {
  const reading = inquiryStateFromVendor(vendor, verifications);
  expect([reading.status, reading.result]).toEqual([status, result]);
});

test('every row of the vendor’s statuses is reached by a case', () => {
  const reached = new Set(
    CASES.map(([vendor, verifications]) =>
      PERSONA_INQUIRY_STATES.find((row) => row.vendor === vendor && (row.when?.(verifications) ?? true)),
    ),
  );
  expect(PERSONA_INQUIRY_STATES.filter((row) => !reached.has(row))).toEqual([]);
});

test('nothing turns back: what is over outranks what goes on, and a decision outranks being through', () => {
  const rank = (vendor: string, ...verifications: string[]) => inquiryStateFromVendor(vendor, verifications).rank;
  expect(rank('pending')).toBeLessThan(rank('expired'));
  expect(rank('expired')).toBeLessThan(rank('completed', 'passed'));
  expect(rank('completed', 'passed')).toBeLessThan(rank('needs_review'));
  expect(rank('needs_review')).toBeLessThan(rank('approved'));
  expect(rank('approved')).toBe(rank('declined'));
});
