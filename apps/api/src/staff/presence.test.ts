import { expect, test } from 'vitest';
import { buildPresenceBook, presenceMs } from './presence.ts';

const robin = { page: 'r1', staffId: 'robin', name: 'Robin Ashe', reading: 'K7QM-3XPD' };
const sam = { page: 's1', staffId: 'sam', name: 'Sam Okafor' };

test('lists a person with two open pages once', () => {
  const book = buildPresenceBook(() => 0);
  expect(book.hear([robin, { ...robin, page: 'r2' }, sam])).toBe(true);
  expect(book.list()).toEqual([
    { id: 'robin', name: 'Robin Ashe', reading: 'K7QM-3XPD' },
    { id: 'sam', name: 'Sam Okafor' },
  ]);
  expect(book.hear([{ ...robin, page: 'r2', hasLeft: true }])).toBe(false);
  expect(book.hear([{ ...robin, hasLeft: true }])).toBe(true);
  expect(book.list()).toEqual([{ id: 'sam', name: 'Sam Okafor' }]);
});

test('drops a person after a time without a sign of life', () => {
  let now = 0;
  const book = buildPresenceBook(() => now);
  book.hear([robin]);
  now = presenceMs - 1;
  expect(book.hear([sam])).toBe(true);
  expect(book.list()).toHaveLength(2);
  now = presenceMs + 1;
  expect(book.hear([sam])).toBe(true);
  expect(book.list()).toEqual([{ id: 'sam', name: 'Sam Okafor' }]);
});
