import { expect, test } from 'vitest';
import { filtersOf, isQueueView, queuePath, searchOf, sortOf } from './queue-filters.ts';

test.each([
  ['none', '', {}],
  ['one', '?risk=high', { risk: 'high' }],
  ['several', '?case=bank.voidCheck&market=CA', { case: 'bank.voidCheck', market: 'CA' }],
  ['a language and a portal', '?locale=fr-CA&portal=poynt', { locale: 'fr-CA' }],
  [
    'a reason and a time',
    '?reason=duplicate&waiting=week',
    { reason: 'duplicate', waiting: 'week' },
  ],
  [
    'a claim and a partner',
    '?claim=free&partner=northwind',
    { claim: 'free', partner: 'northwind' },
  ],
  ['a partner that is no id', '?partner=%3Cb%3E&claim=free', { claim: 'free' }],
  ['a value that is none', '?risk=terrible&market=CA', { market: 'CA' }],
  ['a filter that is none', '?sort=risk&constructor=x', {}],
  ['one that is named twice: its first value', '?risk=low&risk=high', { risk: 'low' }],
])('filters in the address: %s', (_what, search, filters) =>
  expect(filtersOf(search)).toMatchObject(filters),
);

test('the same filters are the same address, in whatever order they were chosen', () => {
  expect(searchOf({ risk: 'high', case: 'decision' })).toBe('?case=decision&risk=high');
  expect(searchOf({ case: 'decision', risk: 'high' })).toBe('?case=decision&risk=high');
  expect(searchOf({})).toBe('');
});

test('an address leads back to its filters', () => {
  const filters = { case: 'owner.failed', locale: 'fr-CA', risk: 'medium' } as const;
  expect(filtersOf(searchOf(filters))).toEqual(filters);
  expect(queuePath('late', filters)).toBe('/queue/late?case=owner.failed&locale=fr-CA&risk=medium');
});

test.each([
  ['all', true],
  ['second', true],
  ['everything', false],
  ['toString', false],
])('%s is a view: %s', (text, isView) => expect(isQueueView(text)).toBe(isView));

test.each([
  ['none', '', 'due'],
  ['one', '?sort=waiting', 'waiting'],
  ['one beside a filter', '?market=CA&sort=risk', 'risk'],
  ['one that is none', '?sort=name', 'due'],
])('the sort of an address: %s', (_what, search, sort) => expect(sortOf(search)).toBe(sort));

test('a sort is kept beside the filters, and the usual one is not written', () => {
  expect(queuePath('late', { risk: 'high' }, 'waiting')).toBe('/queue/late?risk=high&sort=waiting');
  expect(queuePath('late', {}, 'due')).toBe('/queue/late');
});
