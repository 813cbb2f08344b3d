import { expect, test } from 'vitest';
import { BANK_STATUSES, BANK_VERDICTS } from './bank-status.ts';

test('only what the bank says yes to pays out, only what it says no to is lost, the rest waits', () => {
  const by = (status: (typeof BANK_STATUSES)[number]) =>
    Object.entries(BANK_VERDICTS).flatMap(([verdict, is]) => (is === status ? [verdict] : []));
  expect(BANK_STATUSES.map(by)).toEqual([
    ['verified', 'same', 'unknown'],
    ['unproven', 'other', 'down'],
    ['notFound', 'nameDiffers'],
  ]);
});
