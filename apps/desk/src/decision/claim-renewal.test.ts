import { expect, test } from 'vitest';
import { isToBeRenewed } from './claim-renewal.ts';

const minute = 60_000;
const used = { leftMs: 4 * minute, pressedAgoMs: minute, renewingForMs: 20 * minute };

test.each([
  ['while the case is used and the claim ends soon', used, true],
  ['not long before its end', { ...used, leftMs: 6 * minute }, false],
  ['not for somebody who has left the desk', { ...used, pressedAgoMs: 4 * minute }, false],
  ['not for longer than two hours', { ...used, renewingForMs: 121 * minute }, false],
] as const)('a claim is renewed by itself: %s', (_when, use, isRenewed) =>
  expect(isToBeRenewed(use)).toBe(isRenewed),
);
