import { expect, test } from 'vitest';
import { EMPTY_FAULT_FORM, validateFaultForm } from './fault-form.tsx';

const whole = { ...EMPTY_FAULT_FORM, vendor: 'twilio', mode: '503' };

test('a whole fault has nothing wrong', () => expect(validateFaultForm(whole)).toEqual({}));

test('an empty form names what is missing, first field first', () => {
  expect(Object.keys(validateFaultForm(EMPTY_FAULT_FORM))).toEqual(['vendor', 'mode']);
});

test.each(['', '0', '-1', '1.5', 'two'])(
  'the number of calls is a whole number, not %j',
  (times) => {
    expect(validateFaultForm({ ...whole, times })).toHaveProperty('times');
  },
);
