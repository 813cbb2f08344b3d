import { expect, test } from 'vitest';
import { ERROR_WORDS } from './errors.en-US.ts';
import { ERRORS, type ErrorCode, isErrorCode } from './errors.ts';
import {
  afterDeclinedPayment,
  afterLoadFailure,
  afterOnboardingFailure,
  ENVIRONMENT_KEYS,
  MESSAGE_KEYS,
  movedTo,
} from './errors-behaviours.ts';
import { errorCodesOf, FIELDS, type FieldId } from './fields/fields.ts';

test.each([
  [undefined, 'success'],
  [0, 'success'],
  [408, 'success'],
  [503, 'success'],
  [504, 'success'],
  [500, 'error'],
  [502, 'error'],
  [422, 'error'],
  [404, 'error'],
])('onboarding that fails with %s leads to %s', (status, page) => expect(afterOnboardingFailure(status)).toBe(page));

test.each([
  [401, { to: 'sign-out', dismissToasts: true }],
  [403, { to: 'root', query: 'completed=true' }],
  [404, { to: 'root', query: 'completed=true' }],
  [500, { to: 'error' }],
])('an application that fails to load with %d', (status, then) => expect(afterLoadFailure(status)).toEqual(then));

test('a 417 sends the browser to its address', () =>
  expect([movedTo(417, 'https://example.com/'), movedTo(417, ''), movedTo(200, 'https://example.com/')]).toEqual([
    'https://example.com/',
    undefined,
    undefined,
  ]));

test('a declined payment goes back to the card, without its token', () =>
  expect(afterDeclinedPayment({ id: 'o1', paymentMethod: 'BANK', cardToken: 'tok' })).toEqual({ id: 'o1', paymentMethod: 'CARD' }));

test('every key of another system names an error of the catalogue', () =>
  expect(Object.values(ENVIRONMENT_KEYS).filter((code) => !isErrorCode(code))).toEqual([]));

test('every ending that a message key stands for is given by some field', () => {
  const endings = new Set((Object.keys(FIELDS) as FieldId[]).flatMap(errorCodesOf).map((code) => code.split('.')[1])); // keys of FIELDS itself
  expect(
    Object.values(MESSAGE_KEYS)
      .flat()
      .filter((ending) => !endings.has(ending)),
  ).toEqual([]);
});

/** The texts as document 2, section 8, quotes them. */
const QUOTED: Readonly<Partial<Record<ErrorCode, string>>> = {
  'server.fault': 'Sorry, something went wrong. Please try again. If you have any questions, please contact support.',
  'server.faultShort': 'Sorry, an error occurred. Please try again. For questions, contact support.',
  'config.failed': 'Cannot get page configuration from server. Please try again later.',
  'config.unsupported': '{brand} is not supporting in your market and currency.',
  'link.incorrect': 'Oops! Looks like the URL is incorrect',
  'link.expired': 'Oops! Looks like the URL is expired',
  'bank.link': 'Sorry, something went wrong. Please wait a few minutes and try connecting again.',
  'owners.failed': 'Something went wrong. Please, try again later.',
  'owners.incomplete': 'Complete the required information about the business owners to continue',
  'channel.unauthorised': 'Oops! Something went wrong',
  'form.invalid': 'Please fill or correct required fields.',
  'card.failed': 'Service temporarily unavailable. Please try again later.',
  'payment.declined': 'Your selected payment method was declined by bank. Please use another one.',
  'application.notFound': 'Application not found, please reload the page.',
  'application.update': 'Application update Error, please reload the page.',
  'application.fetch': 'Application fetch Error, please reload the page.',
  'stepUp.unsupported': 'Current step up "{type}" does not support',
  'email.notUnique': 'Please use a unique email for each partner.',
};

test('what the documents quote stands as quoted, and nothing else is marked so', () => {
  const marked = Object.entries(ERRORS).filter(([, row]) => 'quoted' in row);
  expect(Object.fromEntries(marked.map(([code]) => [code, ERROR_WORDS[code as ErrorCode]]))).toEqual(QUOTED); // keys of ERRORS itself
});
