import { expect, test } from 'vitest';
import { tableOf } from '../core/keys-of.ts';
import {
  numberPrefix,
  phoneChangeError,
  TEXT_LIMIT_IDS,
  TEXT_LIMITS,
  type TextCount,
  type TextLimitId,
  textBucket,
  textMaxima,
  textRefusal,
} from './text-limits.ts';

const now = 1_000_000_000;
const counts = (own: Partial<Record<TextLimitId, TextCount>>) => ({
  ...tableOf(TEXT_LIMIT_IDS, (): TextCount => ({ sent: 0 })),
  ...own,
});

test('refuses nothing when nothing was sent', () =>
  expect(textRefusal(counts({}), now)).toBeUndefined());

test.each(TEXT_LIMIT_IDS)('%s allows its last text and refuses the next', (limit) => {
  const { max, windowMs } = TEXT_LIMITS[limit];
  expect(textRefusal(counts({ [limit]: { sent: max - 1, from: now } }), now)).toBeUndefined();
  const opensBreaker = 'opensBreaker' in TEXT_LIMITS[limit];
  expect(textRefusal(counts({ [limit]: { sent: max, from: now - 1_000 } }), now)).toEqual({
    limit,
    waitMs: windowMs - 1_000,
    opensBreaker,
  });
});

test('reports the first of several reached limits', () => {
  const full = counts(
    Object.fromEntries(TEXT_LIMIT_IDS.map((id) => [id, { sent: TEXT_LIMITS[id].max, from: now }])),
  );
  expect(textRefusal(full, now)?.limit).toBe(TEXT_LIMIT_IDS[0]);
});

test('a configured maximum replaces ours', () => {
  const raised = textMaxima((id) => TEXT_LIMITS[id].max * 3);
  const sent = counts({ allDay: { sent: TEXT_LIMITS.allDay.max * 2, from: now } });
  expect(textRefusal(sent, now, raised)).toBeUndefined();
  expect(textRefusal(sent, now)?.limit).toBe('allDay');
});

test.each(TEXT_LIMIT_IDS)('our own maximum of %s is within its bounds', (id) => {
  const { least, most, max } = TEXT_LIMITS[id];
  expect(max).toBeGreaterThanOrEqual(least);
  expect(max).toBeLessThanOrEqual(most);
});

test('texts of an hour are counted in buckets of five minutes', () => {
  const minuteMs = 60_000;
  expect(textBucket('allHour', 9 * minuteMs)).toBe(5 * minuteMs);
  expect(textBucket('allHour', 10 * minuteMs)).toBe(10 * minuteMs);
});

test('a block of numbers is its area code and exchange', () =>
  expect(numberPrefix('4155550123')).toBe('415555'));

const change = {
  phone: '3035550124',
  current: '3035550123',
  ownersPhones: ['3035550177'],
  changesLeft: 3,
};

test.each([
  ['another number is taken', {}, undefined],
  ['the last change of the day is still taken', { changesLeft: 1 }, undefined],
  ['after the last one none is', { changesLeft: 0 }, 'phone.changeLimitExceeded'],
  ['the same number is no change', { phone: '3035550123' }, 'phone.unchanged'],
  [
    'the number of another owner proves somebody else',
    { phone: '3035550177' },
    'phone.usedByOwner',
  ],
] as const)('%s', (_name, changed, error) =>
  expect(phoneChangeError({ ...change, ...changed })).toBe(error),
);
