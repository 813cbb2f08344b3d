import { expect, test } from 'vitest';
import { idsBetween } from './selection.ts';

const IDS = ['a', 'b', 'c', 'd'];

test.each([
  ['downwards', 'b', 'd', ['b', 'c', 'd']],
  ['upwards', 'd', 'b', ['b', 'c', 'd']],
  ['from nowhere', undefined, 'c', ['c']],
  ['from a row that has gone', 'x', 'c', ['c']],
] as const)('a range %s', (_what, from, to, ids) => expect(idsBetween(IDS, from, to)).toEqual(ids));
