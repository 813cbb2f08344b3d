import { INQUIRY_FAILURES } from '@signet/rulebook/identity/inquiry';
import { expect, test } from 'vitest';
import {
  inquiryStateFromVendor,
  PERSONA_FAILURES,
  PERSONA_INQUIRY_STATES,
} from './persona-statuses.ts';

const plain = (statuses: readonly string[]) => statuses.map((status) => ({ status, checks: [] }));

const CASES: readonly [
  vendor: string,
  verifications: string[],
  status: string,
  result: string | undefined,
][] = [
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
  const reading = inquiryStateFromVendor(vendor, plain(verifications));
  expect([reading.status, reading.result]).toEqual([status, result]);
});

test('every row of the vendor’s statuses is reached by a case', () => {
  const reached = new Set(
    CASES.map(([vendor, verifications]) =>
      PERSONA_INQUIRY_STATES.find(
        (row) => row.vendor === vendor && (row.when?.(verifications) ?? true),
      ),
    ),
  );
  expect(PERSONA_INQUIRY_STATES.filter((row) => !reached.has(row))).toEqual([]);
});

test('a status never goes back: ended outranks open, and decided outranks ended', () => {
  const rank = (vendor: string, ...verifications: string[]) =>
    inquiryStateFromVendor(vendor, plain(verifications)).rank;
  expect(rank('pending')).toBeLessThan(rank('expired'));
  expect(rank('expired')).toBeLessThan(rank('completed', 'passed'));
  expect(rank('completed', 'passed')).toBeLessThan(rank('needs_review'));
  expect(rank('needs_review')).toBeLessThan(rank('approved'));
  expect(rank('approved')).toBe(rank('declined'));
});

const failedBy = (vendor: string, ...names: string[]) => {
  const checks = names.map((name) => ({ name, status: 'failed', requirement: 'required' }));
  const { result, failure } = inquiryStateFromVendor(vendor, [{ status: 'failed', checks }]);
  return [result, failure];
};

test.each([
  ['an expired document', ['id_expired_detection'], 'documentExpired'],
  ['a blurred one', ['id_blur_detection'], 'documentUnreadable'],
  ['one of a kind that is not taken', ['id_disallowed_type_detection'], 'documentNotAccepted'],
  ['a picture of a screen', ['id_electronic_replica_detection'], 'documentCopy'],
  ['another birth date', ['id_inquiry_comparison'], 'detailsMismatch'],
  ['another face', ['selfie_id_comparison'], 'selfieMismatch'],
  ['a face that cannot be seen', ['selfie_face_covering_detection'], 'selfieUnclear'],
  [
    'what a person can mend first, before the rest',
    ['selfie_id_comparison', 'id_expired_detection'],
    'documentExpired',
  ],
  ['a check that we do not know', ['id_moon_phase_detection'], 'other'],
  ['nothing named', [], 'other'],
] as const)('%s failed: why is told', (_what, names, failure) =>
  expect(failedBy('failed', ...names)).toEqual(['failed', failure]),
);

test.each([
  'id_tamper_detection',
  'id_fabrication_detection',
  'id_compromised_detection',
  'database_fraud_detection',
])('%s is fraud, and the reason is not shown', (name) => {
  expect(failedBy('declined', 'id_expired_detection', name)).toEqual(['fraud', undefined]);
  expect(failedBy('failed', name)).toEqual(['fraud', undefined]);
});

test('ignores a check that the template does not request', () => {
  const checks = [{ name: 'id_tamper_detection', status: 'failed', requirement: 'not_required' }];
  expect(inquiryStateFromVendor('failed', [{ status: 'failed', checks }])).toMatchObject({
    result: 'failed',
    failure: 'other',
  });
});

test('every reason of the page comes from a check', () =>
  expect([...PERSONA_FAILURES.map(({ failure }) => failure), 'other'].sort()).toEqual(
    [...INQUIRY_FAILURES].sort(),
  ));
