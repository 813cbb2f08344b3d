import { expect, test } from 'vitest';
import { isErrorCode, readServerError } from './errors.ts';

test.each([
  [
    'an errors list first',
    { errors: [{ message: 'from errors' }], details: [{ description: 'from details' }], message: 'from message' },
    'from errors',
  ],
  ['then details', { details: [{ description: 'from details' }], message: 'from message' }, 'from details'],
  ['then message', { message: 'from message', error: 'from error' }, 'from message'],
  ['then error', { error: 'from error' }, 'from error'],
  ['an empty text is passed over', { errors: [{ message: '' }], message: 'from message' }, 'from message'],
  ['a text that is none is passed over', { errors: [{ message: 7 }], error: 'from error' }, 'from error'],
])('%s', (_what, body, text) => expect(readServerError(body)).toBe(text));

test.each([
  ['Unhandled error', { message: 'Unhandled error in step 3' }],
  ['TypeError', { error: 'TypeError: x is undefined' }],
  ['ValidationError', { details: [{ description: 'ValidationError: bad' }] }],
  ['a hidden text in front of a good one', { errors: [{ message: 'TypeError: x' }], message: 'good' }],
])('%s is not shown', (_what, body) => expect(readServerError(body)).toBeUndefined());

test.each([[undefined], [null], ['text'], [42], [[]], [{ errors: 'x', details: null }], [{ errors: [null] }]])(
  '%j has no text and does not throw',
  (body) => {
    expect(readServerError(body)).toBeUndefined();
  },
);

test('a code of the catalogue is known, a property of every object is not', () => {
  expect(['code.expired', 'toString', 'constructor', '__proto__', ''].filter(isErrorCode)).toEqual(['code.expired']);
});
