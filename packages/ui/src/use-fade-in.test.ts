import { expect, test } from 'vitest';
import { milliseconds } from './use-fade-in.ts';

test.each([
  ['140ms', 140],
  [' .14s', 140],
  ['0s', 0],
  ['0ms', 0],
])('the duration %j lasts %d ms', (time, ms) => expect(milliseconds(time)).toBeCloseTo(ms));
