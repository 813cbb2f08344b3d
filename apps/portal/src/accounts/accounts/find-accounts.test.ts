import type { AccountView } from '@signet/rulebook/account-view';
import { expect, test } from 'vitest';
import { firstRows, groupsOf, matchesSearch } from './find-accounts.ts';

const cafe = { company: { currency: 'CAD' as const, name: 'Café Élan' }, reference: 'K7QM-3XPD' };

test.each([
  ['', true],
  ['cafe', true],
  ['  ÉLAN ', true],
  ['k7qm', true],
  ['k7qm3xpd', true],
  ['3xpd', true],
  ['bakery', false],
])('a search for “%s” finds the application: %s', (search, isFound) =>
  expect(matchesSearch(cafe, search)).toBe(isFound),
);

test('an application without a name is found by its reference', () =>
  expect(matchesSearch({ company: { currency: 'USD' }, reference: 'AB12-CD34' }, 'ab12')).toBe(
    true,
  ));

type Who = AccountView['home']['waits'][number]['who'];
const account = (id: string, ...who: Who[]) => ({
  id,
  home: {
    waits: who.map((one) => ({ id: 'bank', who: one, holdsPayouts: true, what: '' })),
  } as unknown as AccountView['home'], // only what is grouped by
});

test('orders groups by who must act, and omits empty ones', () => {
  const groups = groupsOf([
    account('done'),
    account('ours', 'us'),
    account('yours', 'you', 'owner'),
  ]);
  expect(groups.map(({ id, accounts }) => [id, accounts.map((one) => one.id)])).toEqual([
    ['yours', ['yours']],
    ['ours', ['ours']],
    ['done', ['done']],
  ]);
});

test('a page of rows ends inside a group', () => {
  const groups = groupsOf(['a', 'b', 'c'].map((id) => account(id, id === 'a' ? 'you' : 'us')));
  expect(firstRows(groups, 2).map(({ accounts }) => accounts.map(({ id }) => id))).toEqual([
    ['a'],
    ['b'],
  ]);
  expect(firstRows(groups, 1)).toHaveLength(1);
});
