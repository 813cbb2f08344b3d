import { expect, test } from 'vitest';
import { isOlder, isOlderRecord } from './application.tsx';

const ana = 'urn:app:1111-1111-1111-1111-1111';
const other = 'urn:app:2222-2222-2222-2222-2222';

test.each([
  ['the first answer is taken', { id: ana, version: 1 }, undefined, false],
  ['a newer one is taken', { id: ana, version: 8 }, { id: ana, version: 7 }, false],
  [
    'the same one is taken: its time and its page are read again',
    { id: ana, version: 7 },
    { id: ana, version: 7 },
    false,
  ],
  ['one that was overtaken is left', { id: ana, version: 6 }, { id: ana, version: 7 }, true],
  [
    'another application begins its own count',
    { id: other, version: 1 },
    { id: ana, version: 7 },
    false,
  ],
])('%s', (_name, fresh, seen, expected) => expect(isOlder(fresh, seen)).toBe(expected));

const lena = 'urn:own:1111-1111-1111-1111';
const kim = 'urn:own:2222-2222-2222-2222';

test.each([
  ['the first record is taken', { ownerId: lena, serverNow: 1 }, undefined, false],
  ['a later one is taken', { ownerId: lena, serverNow: 8 }, { ownerId: lena, serverNow: 7 }, false],
  [
    'one read before a press and heard after its answer is left',
    { ownerId: lena, serverNow: 6 },
    { ownerId: lena, serverNow: 7 },
    true,
  ],
  [
    'another owner’s is taken',
    { ownerId: kim, serverNow: 6 },
    { ownerId: lena, serverNow: 7 },
    false,
  ],
])('an owner’s own record: %s', (_name, fresh, seen, expected) =>
  expect(isOlderRecord(fresh, seen)).toBe(expected),
);
