import { expect, test } from 'vitest';
import { defaultFlags } from '../core/flags.ts';
import { validateForm } from '../core/form.ts';
import { FIELDS } from '../fields.ts';
import { formFields } from '../forms.ts';
import {
  centsOf,
  mayResendTestDeposits,
  type TestDeposits,
  testDepositOutcome,
  testDepositState,
  testDepositTriesLeft,
} from './test-deposits.ts';

test.each([
  ['0.32', '32'],
  ['.32', '32'],
  ['32', '32'],
  ['$0.32', '32'],
  ['$ 0.32', '32'],
  ['US$0.32', '32'],
  [',32', '32'],
  ['0,32', '32'],
  ['0,32 $', '32'],
  ['0,32$', '32'],
  ['32¢', '32'],
  ['32 ¢', '32'],
  ['0.05', '5'],
  ['.5', '50'],
  ['05', '5'],
  ['1.00', '1.00'],
  ['100', '100'],
  ['thirty-two', 'thirty-two'],
  ['0.325', '0.325'],
])('%j is read as %j', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
  expect(centsOf(cents)).toBe(cents);
});

const context = {
  market: 'US',
  flags: defaultFlags(),
  today: '2026-11-22',
  issued: { ssnAreas: [], sinFirstDigits: [] },
} as const;
const validate = (first: string, second: string) =>
  validateForm(
    formFields('testDeposits'),
    FIELDS,
    { firstAmount: first, secondAmount: second },
    new Set(),
    context as never,
  ).fieldErrors;

test.each([
  ['both right, in either order', '0.45', ',32', []],
  ['one is missing', '', '45', [{ code: 'testDepositFirst.required', field: 'firstAmount' }]],
  ['more than 99 cents', '1.00', '45', [{ code: 'testDepositFirst.format', field: 'firstAmount' }]],
  ['nothing', '32', '0', [{ code: 'testDepositSecond.format', field: 'secondAmount' }]],
  ['words', '32', 'forty', [{ code: 'testDepositSecond.format', field: 'secondAmount' }]],
  [
    'the same twice, however it is typed',
    '0.32',
    '32',
    [{ code: 'testDepositSecond.same', field: 'secondAmount' }],
  ],
])(
  'amounts are judged at their fields before a try is used: %s',
  (_what, first, second, fieldErrors) => expect(validate(first, second)).toEqual(fieldErrors),
);

const sent: TestDeposits = {
  sends: 1,
  tries: 0,
  sentAt: 0,
  arrivesOn: '2026-11-25',
  enterBy: '2026-12-06',
};

test.each([
  ['before their day they are on their way', {}, '2026-11-24', 'sent', false],
  [
    'on their day they count as there, and may be asked for again',
    {},
    '2026-11-25',
    'arrived',
    true,
  ],
  ['a second time they may not', { sends: 2 }, '2026-11-25', 'arrived', false],
  ['tries used up', { outcome: 'tries' }, '2026-11-25', 'failed', false],
  ['matched', { outcome: 'matched' }, '2026-11-25', undefined, false],
] as const)('%s', (_what, changed, today, state, mayResend) => {
  const deposits = { ...sent, ...changed };
  expect([testDepositState(deposits, today), mayResendTestDeposits(deposits, today)]).toEqual([
    state,
    mayResend,
  ]);
});

test.each([
  ['matched', 3, 'matched'],
  ['differ', 1, undefined],
  ['differ', 2, undefined],
  ['differ', 3, 'tries'],
  ['returned', 1, 'returned'],
  ['term', 1, 'term'],
  ['tries', 1, 'tries'],
] as const)('an answer of %j to try %i ends them as %j', (answer, tries, outcome) =>
  expect(testDepositOutcome(answer, tries)).toBe(outcome),
);

test('allows three tries and never counts below zero', () =>
  expect([0, 1, 3, 4].map((tries) => testDepositTriesLeft({ tries }))).toEqual([3, 2, 0, 0]));
