import { expect, test } from 'vitest';
import { holdRows } from './held-rows.ts';

type Row = { key: string; claim?: string };
const row = (key: string, claim?: string): Row => ({ key, ...(claim && { claim }) });
const rows = (keys: string) => [...keys].map((key) => row(key));
const keyOf = ({ key }: Row) => key;

/** Shown keys in order, a gone one in brackets, and how many wait. */
const held = (shown: string, latest: string, hasMore = false) => {
  const result = holdRows(rows(shown), rows(latest), { keyOf, hasMore });
  const places = result.shown.map(({ row: { key }, isGone }) => (isGone ? `[${key}]` : key));
  return `${places.join('')} +${result.held}`;
};

test.each([
  ['nothing changed', 'abc', 'abc', false, 'abc +0'],
  ['a new one comes first', 'abc', 'xabc', false, 'abc +1'],
  ['new ones come in between', 'abc', 'axbyc', false, 'abc +2'],
  ['the order changed', 'abc', 'cab', false, 'abc +0'],
  ['one was settled', 'abc', 'ac', false, 'a[b]c +0'],
  ['the last one was settled', 'abc', 'ab', false, 'ab[c] +0'],
  ['all were settled', 'abc', '', false, '[a][b][c] +0'],
  ['new ones push the last off its page', 'abc', 'xab', true, 'abc +1'],
  ['one was settled above the end of a page', 'abc', 'acd', true, 'a[b]c +1'],
  ['the queue was empty', '', 'ab', false, ' +2'],
])('%s', (_what, shown, latest, hasMore, result) =>
  expect(held(shown, latest, hasMore)).toBe(result),
);

test('a row that somebody claimed is renewed in its place', () => {
  const { shown } = holdRows(rows('ab'), [row('x'), row('a'), row('b', 'Sam')], {
    keyOf,
    hasMore: false,
  });
  expect(shown.map((each) => each.row)).toEqual([row('a'), row('b', 'Sam')]);
});
