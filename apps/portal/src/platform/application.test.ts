import { expect, test } from 'vitest';
import { isOlder } from './application.tsx';

const ana = 'urn:app:1111-1111-1111-1111-1111';
const other = 'urn:app:2222-2222-2222-2222-2222';

test.each([
  ['the first answer is taken', { id: ana, version: 1 }, undefined, false],
  ['a newer one is taken', { id: ana, version: 8 }, { id: ana, version: 7 }, false],
  ['the same one is taken: its time and its page are read again', { id: ana, version: 7 }, { id: ana, version: 7 }, false],
  ['one that was overtaken is left', { id: ana, version: 6 }, { id: ana, version: 7 }, true],
  ['another application begins its own count', { id: other, version: 1 }, { id: ana, version: 7 }, false],
])('%s', (_name, fresh, seen, expected) => expect(isOlder(fresh, seen)).toBe(expected));
