import { expect, test } from 'vitest';
import { feeLines, SAMPLE_FEES, visibleFees } from './fees.ts';

const sample = visibleFees(SAMPLE_FEES.US);

test('three ways to be paid from afar that cost the same are one line, where the first of them stood', () =>
  expect(feeLines(sample).map(({ id, fee }) => [id, fee.basisPoints])).toEqual([
    ['terminal', 230],
    ['keyedIn', 330],
    ['online', 270],
  ]));

test.each([
  ['one of them costs more', sample.map((fee) => (fee.id === 'paylink' ? { ...fee, fixedCents: 40 } : fee))],
  ['one of them is not configured', sample.filter(({ id }) => id !== 'paylink')],
  ['none of them is configured', sample.filter(({ id }) => id === 'terminal')],
])('%s: each keeps its own line', (_what, fees) => expect(feeLines(fees).map(({ id }) => id)).toEqual(fees.map(({ id }) => id)));
