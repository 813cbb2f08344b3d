import { expect, test } from 'vitest';
import { EMPTY_FAULT, wrongIn } from './fault-form.tsx';

const whole = { ...EMPTY_FAULT, vendor: 'twilio', mode: '503' };

test('a whole fault has nothing wrong', () => expect(wrongIn(whole)).toEqual({}));

test('an empty form names what is missing, first field first', () => {
  expect(Object.keys(wrongIn(EMPTY_FAULT))).toEqual(['vendor', 'mode']);
});

test.each(['', '0', '-1', '1.5', 'two'])('the number of calls is a whole number, not %j', (times) => {
  expect(wrongIn({ ...whole, times })).toHaveProperty('times');
});
