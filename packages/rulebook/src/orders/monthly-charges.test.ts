import { expect, test } from 'vitest';
import { HOUR_MS, startOfDay } from '../core/dates.ts';
import {
  daysBetween,
  instrumentForMonth,
  isTriedAgain,
  leftToPeopleAt,
  monthlyChargesBy,
  nextMonthlyCharge,
  nextTryDay,
} from './monthly-charges.ts';

const RENT = { cents: 1_995, trialDays: 0 };
const TRIAL = { cents: 3_900, trialDays: 30 };
const days = (upcoming: Parameters<typeof monthlyChargesBy>[0], start: string, today: string) =>
  monthlyChargesBy(upcoming, start, today).map(({ day, cents }) => `${day} ${cents}`);

test.each([
  ['nothing is due on the day that it was paid', [RENT], '2026-01-15', '2026-01-15', []],
  ['the day before it comes', [RENT], '2026-01-15', '2026-02-14', []],
  [
    'the same day of each month',
    [RENT],
    '2026-01-15',
    '2026-03-15',
    ['2026-02-15 1995', '2026-03-15 1995'],
  ],
  [
    'a short month has its last day, and moves no later one',
    [RENT],
    '2026-01-31',
    '2026-04-30',
    ['2026-02-28 1995', '2026-03-31 1995', '2026-04-30 1995'],
  ],
  [
    'the 30th in a leap year',
    [RENT],
    '2027-12-30',
    '2028-03-30',
    ['2028-01-30 1995', '2028-02-29 1995', '2028-03-30 1995'],
  ],
  [
    'the 29th in another',
    [RENT],
    '2026-01-29',
    '2026-03-29',
    ['2026-02-28 1995', '2026-03-29 1995'],
  ],
  [
    'over the end of a year',
    [RENT],
    '2026-11-30',
    '2027-01-30',
    ['2026-12-30 1995', '2027-01-30 1995'],
  ],
  [
    'a trial ends, and its months count from there',
    [TRIAL],
    '2026-01-01',
    '2026-03-31',
    ['2026-01-31 3900', '2026-02-28 3900', '2026-03-31 3900'],
  ],
  [
    'rent and a licence in their own rhythm',
    [RENT, TRIAL],
    '2026-01-15',
    '2026-02-15',
    ['2026-02-14 3900', '2026-02-15 1995'],
  ],
  [
    'what costs nothing is not charged',
    [{ cents: 0, trialDays: 0 }],
    '2026-01-15',
    '2027-01-15',
    [],
  ],
])('%s', (_what, upcoming, start, today, expected) =>
  expect(days(upcoming, start, today)).toEqual(expected),
);

test('each month of an order has its own id', () => {
  const months = monthlyChargesBy([RENT, TRIAL], '2026-01-15', '2030-01-15');
  expect(new Set(months.map(({ trialDays, period }) => `${trialDays}:${period}`)).size).toBe(
    months.length,
  );
});

test.each([
  [[RENT], '2026-01-31', '2026-02-28', { day: '2026-03-31', cents: 1_995 }],
  [[RENT, TRIAL], '2026-01-15', '2026-02-01', { day: '2026-02-14', cents: 3_900 }],
  [
    [RENT, { cents: 500, trialDays: 31 }],
    '2026-01-15',
    '2026-02-01',
    { day: '2026-02-15', cents: 2_495 },
  ],
  [[], '2026-01-15', '2026-02-01', undefined],
])('what comes next of %j from %s, seen on %s', (upcoming, start, today, expected) =>
  expect(nextMonthlyCharge(upcoming, start, today)).toEqual(expected),
);

test.each([
  [{ attempts: 1, daysLate: 2, isOtherCard: false }, false],
  [{ attempts: 1, daysLate: 3, isOtherCard: false }, true],
  [{ attempts: 2, daysLate: 6, isOtherCard: false }, false],
  [{ attempts: 2, daysLate: 7, isOtherCard: false }, true],
  [{ attempts: 3, daysLate: 14, isOtherCard: false }, true],
  [{ attempts: 4, daysLate: 400, isOtherCard: false }, false],
  [{ attempts: 4, daysLate: 15, isOtherCard: true }, true],
])('after %j it is tried again: %j', (known, expected) =>
  expect(isTriedAgain(known)).toBe(expected),
);

const at = (day: string, hour = 0) => startOfDay('US', day) + hour * HOUR_MS;
test.each([
  ['the day after the last retry’s', { attempts: 1 }, at('2026-02-16')],
  [
    'then too after an earlier refusal',
    { attempts: 3, refusedAt: at('2026-02-08') },
    at('2026-02-16'),
  ],
  ['its last refusal', { attempts: 4, refusedAt: at('2026-02-15', 9) }, at('2026-02-15', 9)],
  [
    'the refusal after another card',
    { attempts: 4, refusedAt: at('2026-02-02') },
    at('2026-02-02'),
  ],
  ['another try of ours', { attempts: 5, refusedAt: at('2027-02-02') }, at('2027-02-02')],
  [
    'the day that a debit was taken back',
    { attempts: 1, refusedAt: at('2026-05-05') },
    at('2026-05-05'),
  ],
  ['the day of the last retry, its time unknown', { attempts: 4 }, at('2026-02-15')],
])('due on February 1, a month is left to people from %s', (_from, known, expected) =>
  expect(leftToPeopleAt({ day: '2026-02-01', ...known }, 'US')).toBe(expected),
);

const CARD = { paymentMethod: 'CARD', cardId: 'card_1' } as const;
test.each([
  ['on its day', CARD, { attempts: 1, by: 'card_1' }, '2026-02-01', '2026-02-04'],
  [
    'the next morning where its day has passed',
    CARD,
    { attempts: 1, by: 'card_1' },
    '2026-02-09',
    '2026-02-10',
  ],
  ['no more after the last try', CARD, { attempts: 4, by: 'card_1' }, '2026-02-15', undefined],
  [
    'the next morning with another card',
    { ...CARD, cardId: 'card_2' },
    { attempts: 4, by: 'card_1' },
    '2026-02-15',
    '2026-02-16',
  ],
  [
    'the next morning with the card, once the account has refused',
    { ...CARD, paymentMethod: 'BANK' as const, bankId: 'bank_1' },
    { attempts: 1, by: 'bank_1', why: 'bankClosed' },
    '2026-02-05',
    '2026-02-06',
  ],
  [
    'no more where an account is closed and there is no card',
    { paymentMethod: 'BANK' as const, bankId: 'bank_1' },
    { attempts: 1, by: 'bank_1', why: 'bankClosed' },
    '2026-02-05',
    undefined,
  ],
  [
    'no more without a card',
    { paymentMethod: 'CARD' as const },
    { attempts: 1, by: 'card_1' },
    '2026-02-01',
    undefined,
  ],
])(
  'a refused month due on February 1 is tried again %s',
  (_name, instruments, refused, today, next) =>
    expect(nextTryDay(instruments, { day: '2026-02-01', ...refused }, today)).toBe(next),
);

test('days are counted over a change of the clocks', () =>
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31));

const BANK = { paymentMethod: 'BANK', bankId: 'bank_1', cardId: 'card_1' } as const;
const NEVER = { attempts: 0, daysLate: 0 };
test.each([
  ['of an order by card: the card', { ...BANK, paymentMethod: 'CARD' }, NEVER, 'card_1'],
  [
    'of an order by card, without one: nothing',
    { paymentMethod: 'CARD', bankId: 'bank_1' },
    NEVER,
    undefined,
  ],
  ['of an order by bank: the account', BANK, NEVER, 'bank_1'],
  [
    'with no account any more: the card',
    { paymentMethod: 'BANK', cardId: 'card_1' },
    NEVER,
    'card_1',
  ],
  [
    'that the account refused: the card',
    BANK,
    { attempts: 1, daysLate: 1, by: 'bank_1', why: 'bankClosed' },
    'card_1',
  ],
  [
    'that an account refused which was replaced: the new one',
    BANK,
    { attempts: 1, daysLate: 1, by: 'bank_0', why: 'bankClosed' },
    'bank_1',
  ],
  [
    'without money, no card, too early: nothing',
    { ...BANK, cardId: undefined },
    { attempts: 1, daysLate: 2, by: 'bank_1', why: 'bankFunds' },
    undefined,
  ],
  [
    'without money, no card, on its day: the account again',
    { ...BANK, cardId: undefined },
    { attempts: 1, daysLate: 3, by: 'bank_1', why: 'bankFunds' },
    'bank_1',
  ],
  [
    'without money a third time: nothing',
    { ...BANK, cardId: undefined },
    { attempts: 3, daysLate: 90, by: 'bank_1', why: 'bankFunds' },
    undefined,
  ],
  [
    'that is not allowed: never the account again',
    { ...BANK, cardId: undefined },
    { attempts: 1, daysLate: 90, by: 'bank_1', why: 'bankNotAuthorised' },
    undefined,
  ],
  [
    'that account and card refused: the card on its day',
    BANK,
    { attempts: 2, daysLate: 7, by: 'card_1', why: 'declined' },
    'card_1',
  ],
  [
    'that account and card refused: not before',
    BANK,
    { attempts: 2, daysLate: 6, by: 'card_1', why: 'declined' },
    undefined,
  ],
  [
    'that account and card refused, and another card came: that one',
    { ...BANK, cardId: 'card_2' },
    { attempts: 2, daysLate: 3, by: 'card_1', why: 'declined' },
    'card_2',
  ],
] as const)('a month %s', (_name, instruments, refused, charged) =>
  expect(instrumentForMonth(instruments, refused)).toBe(charged),
);
