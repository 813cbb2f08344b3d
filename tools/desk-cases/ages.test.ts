import { DESK_AGES } from '@signet/personas/desk-row';
import { DAY_MS } from '@signet/rulebook/core/dates';
import { expect, test } from 'vitest';
import { agesAt } from './ages.ts';

test.each([
  ['a Wednesday', '2026-11-18T15:00:00Z', 3, 2],
  ['a Monday', '2026-11-23T15:00:00Z', 5, 4],
  ['an evening whose date in Greenwich is tomorrow’s', '2026-11-19T01:00:00Z', 3, 2],
  ['a Saturday, when nothing is due', '2026-11-21T15:00:00Z', 3, 3],
  ['Thanksgiving, likewise', '2026-11-26T15:00:00Z', 3, 3],
])('on %s, what is late and what is due came %s, %i and %i days ago', (_day, at, late, due) => {
  const ages = agesAt(Date.parse(at));
  expect([ages.late / DAY_MS, ages.today / DAY_MS]).toEqual([late, due]);
});

test('on every day of a year, the ages go from the oldest to now', () => {
  for (let day = 0; day < 366; day += 1) {
    const ages = agesAt(Date.parse('2026-01-01T18:00:00Z') + day * DAY_MS);
    const inOrder = DESK_AGES.map((age) => ages[age]);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one));
  }
});
