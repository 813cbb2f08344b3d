import { growthFactor, LINEAR_GROWTH_MAX } from '@signet/testing/linear-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsCardNumber, maskCardNumbers } from './card-number.ts';

function withCheckDigit(digits: string): string {
  for (let last = 0; last < 10; last += 1) {
    const sum = [...`${digits}${last}`].reverse().reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    if (sum % 10 === 0) return `${digits}${last}`;
  }
  throw new Error('one of ten digits fits');
}

test.each([
  ['Visa', '4242424242424242'],
  ['Visa of 13 digits', '4222222222222'],
  ['Mastercard', '5555 5555 5555 4444'],
  ['Mastercard of the 2 series', '2223-0031-2200-3222'],
  ['American Express', '3782 822463 10005'],
  ['Discover', '6011.1111.1111.1117'],
  ['Diners', '30569309025904'],
  ['no-break spaces and a dash', '4242\u00a04242–4242\u00a04242'],
  ['within a sentence', 'pay with 4242 4242 4242 4242, please'],
  ['after another number', '555 0123 4242424242424242'],
  ['full-width digits', '４２４２ ４２４２ ４２４２ ４２４２'],
  ['digits in circles', '④②④②④②④②④②④②④②④②'],
  ['the end of a sentence', 'it is 4222222222222.'],
  ['Arabic digits', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'],
])('%s is a card number', (_what, text) => expect(holdsCardNumber(text)).toBe(true));

test.each([
  ['a wrong check digit', '4242424242424241'],
  ['twelve digits', '424242424242'],
  ['a phone', '+1 (212) 555-0123'],
  ['a time in milliseconds', '1763846000007'],
  ['two dates', '2026-11-22 2026-11-23'],
  ['a fraction', '4.24242424242424242'],
  ['a hash', 'a4242424242424242f'],
  ['a street', '4242 Main Street, 4242 4242'],
  ['nothing', ''],
])('%s is none', (_what, text) => expect(holdsCardNumber(text)).toBe(false));

test('overlapping numbers are masked whole', () => {
  expect(maskCardNumbers('a 4242 4242 4242 4242 4242 4242 4242 4242 b')).toBe(
    'a 9999 9999 9999 9999 9999 9999 9999 9999 b',
  );
  expect(maskCardNumbers('{"a":"4242424242424242","b":"5555 5555 5555 4444","c":1}')).toBe(
    '{"a":"9999999999999999","b":"9999 9999 9999 9999","c":1}',
  );
});

/**
 * The worst texts: each group begins a number, each digit stands for one, each mark could be
 * reordered.
 */
const WORST = [
  '9.',
  '4.',
  '4 ',
  '4242 ',
  '4242424242424242 ',
  '4',
  '４',
  '½',
  '٤ ',
  '\u0301\u0323',
  'a4 ',
  '4242-',
];

test.each(WORST)('ten times as much of "%s" takes about ten times as long', (part) => {
  expect(growthFactor(holdsCardNumber, part)).toBeLessThan(LINEAR_GROWTH_MAX);
  expect(growthFactor(maskCardNumbers, part)).toBeLessThan(LINEAR_GROWTH_MAX);
});

test('finds and fully masks any valid card number, however it is grouped', () => {
  const digits = fc
    .tuple(
      fc.constantFrom('4', '51', '55', '6011', '65', '34', '37'),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 13 }),
    )
    .map(([start, rest]) => withCheckDigit((start + rest.join('')).slice(0, 15)));
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('', ' ', '-', '\u00a0', '–'),
      fc.constantFrom('', 'card: ', '("'),
      (number, between, before) => {
        const text = before + (number.match(/\d{1,4}/g) ?? []).join(between);
        expect(holdsCardNumber(text)).toBe(true);
        expect(holdsCardNumber(maskCardNumbers(text))).toBe(false);
        expect(maskCardNumbers(text)).toHaveLength(text.length);
      },
    ),
  );
});
