import { expect, test } from 'vitest';
import { errorCodesOf } from '../fields.ts';
import { ERROR_TEXTS as EN_CA } from './error-texts.en-CA.ts';
import { ERROR_TEXTS } from './error-texts.en-US.ts';
import { ERROR_TEXTS as FR_CA } from './error-texts.fr-CA.ts';
import { ERRORS, type ErrorCode, type ErrorRow, isErrorCode } from './errors.ts';
import { entriesOf } from './keys-of.ts';
import { publicServerMessage } from './problem.ts';

test.each([
  [
    'an errors list first',
    {
      errors: [{ message: 'from errors' }],
      details: [{ description: 'from details' }],
      message: 'from message',
    },
    'from errors',
  ],
  [
    'then details',
    { details: [{ description: 'from details' }], message: 'from message' },
    'from details',
  ],
  ['then message', { message: 'from message', error: 'from error' }, 'from message'],
  ['then error', { error: 'from error' }, 'from error'],
  [
    'an empty text is passed over',
    { errors: [{ message: '' }], message: 'from message' },
    'from message',
  ],
  [
    'an invalid text is passed over',
    { errors: [{ message: 7 }], error: 'from error' },
    'from error',
  ],
])('%s', (_what, body, text) => expect(publicServerMessage(body)).toBe(text));

test.each([
  ['Unhandled error', { message: 'Unhandled error in step 3' }],
  ['TypeError', { error: 'TypeError: x is undefined' }],
  ['ValidationError', { details: [{ description: 'ValidationError: bad' }] }],
  [
    'a hidden text in front of a good one',
    { errors: [{ message: 'TypeError: x' }], message: 'good' },
  ],
])('%s is not shown', (_what, body) => expect(publicServerMessage(body)).toBeUndefined());

test.each([
  [undefined],
  [null],
  ['text'],
  [42],
  [[]],
  [{ errors: 'x', details: null }],
  [{ errors: [null] }],
])('%j has no text and does not throw', (body) => {
  expect(publicServerMessage(body)).toBeUndefined();
});

test('knows the catalogue’s codes, but no inherited property', () => {
  expect(['otp.expired', 'toString', 'constructor', '__proto__', ''].filter(isErrorCode)).toEqual([
    'otp.expired',
  ]);
});

type Shown = ErrorRow['show'];

/** The specification's situations, each with its errors and how they are shown. */
const CATALOGUE: readonly (readonly [
  situation: string,
  errors: { readonly [code in ErrorCode]?: Shown },
])[] = [
  ['Default', { 'server.error': 'toast', 'server.errorShort': 'growl' }],
  ['Page configuration failure', { 'config.failed': 'page' }],
  ['Unsupported market or currency', { 'config.unsupported': 'page' }],
  ['Incorrect URL', { 'link.incorrect': 'page' }],
  ['Expired phone link', { 'link.expired': 'page' }],
  ['Bank link failure', { 'bank.linkFailed': 'toast' }],
  ['Owners', { 'owners.failed': 'toast', 'owners.incomplete': 'toast' }],
  ['Overlapping currency', { 'account.overlapUS': 'page', 'account.overlapCA': 'page' }],
  ['No redirect URL', { 'account.noRedirect': 'toast' }],
  ['Unauthorised channel creation', { 'channel.unauthorised': 'dialog' }],
  ['Submit', { 'form.invalid': 'field' }],
  ['Application, domain or website not allowed', { 'store.notAllowed': 'page' }],
  ['Complimentary rental limit', { 'rental.limit': 'field' }],
  ['Code errors', { 'otp.incorrect': 'field', 'otp.expired': 'field' }],
  ['Super-prohibited category', { 'category.blocked': 'field' }],
  ['Quebec restaurant or transport', { 'quebec.blocked': 'field' }],
  ['Wrong account', { 'account.wrong': 'dialog' }],
  [
    'Session',
    { 'auth.sessionExpired': 'page', 'session.signedUp': 'toast', 'session.pressAgain': 'toast' },
  ],
  ['Cash advance', { 'cashAdvance.notEligible': 'page' }],
  ['Card failure default', { 'card.failed': 'toast' }],
  ['Payment failure default', { 'payment.declined': 'toast' }],
  ['Missing application', { 'application.notFound': 'page' }],
  ['Update failure', { 'application.update': 'toast' }],
  ['Application fetch in step-up', { 'application.fetch': 'toast' }],
  ['Unsupported step-up', { 'stepUp.unsupported': 'toast' }],
  [
    'Environment keys',
    { 'config.unsupported': 'page', 'config.failed': 'page', 'owners.failed': 'toast' },
  ],
  ['Onboarding failures', { 'onboarding.failed': 'page' }],
  ['Session-token failure', { 'inquiry.sessionTokenMissing': 'page' }],
  ['Categories and stores failures', { 'categories.failed': 'toast', 'stores.failed': 'toast' }],
  ['Wam error modal', { 'wam.failed': 'dialog' }],
  ['Embed error events', { 'embed.failed': 'parent' }],
  ['Missing config location (417)', { 'config.portalMoved': 'page' }],
  ['A 401 of any request', { 'auth.signInRequired': 'page' }],
];

test.each(CATALOGUE)(
  '%s: its errors are rows, shown as written, with words in three languages',
  (_situation, errors) => {
    const codes = Object.keys(errors).filter(isErrorCode);
    expect(Object.fromEntries(codes.map((code) => [code, ERRORS[code].show]))).toEqual(errors);
    const texts = [ERROR_TEXTS, EN_CA, FR_CA].flatMap((words) => codes.map((code) => words[code]));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  },
);

test('the third code error, an invalid code, is the field’s own', () =>
  expect(errorCodesOf('code')).toContain('code.digits'));

test.each(Object.entries(ERRORS))(
  '%s travels with a status that exists, or never leaves the browser',
  (_code, { status }) => expect(status === 0 || (status >= 400 && status < 600)).toBe(true),
);

test('no message for the US mentions Canadian numbers', () =>
  expect(
    [ERROR_TEXTS['bank.notFound'], FR_CA['bank.notFound']].filter((text) =>
      /transit|institution/i.test(text),
    ),
  ).toEqual([]));

/** Quoted from the specification. docs/readings.md 5. */
const QUOTED: Readonly<Partial<Record<ErrorCode, string>>> = {
  'server.error':
    'Sorry, something went wrong. Please try again. If you have any questions, please contact support.',
  'server.errorShort':
    'Sorry, an error occurred. Please try again. For questions, contact support.',
  'config.failed': 'Cannot get page configuration from server. Please try again later.',
  'config.unsupported': '{brand} is not supporting in your market and currency.',
  'link.incorrect': 'Oops! Looks like the URL is incorrect',
  'link.expired': 'Oops! Looks like the URL is expired',
  'bank.linkFailed':
    'Sorry, something went wrong. Please wait a few minutes and try connecting again.',
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

test('messages quoted in the specification match it, and no others are marked as quoted', () => {
  const marked = entriesOf(ERRORS).filter(([, row]) => 'quoted' in row);
  expect(Object.fromEntries(marked.map(([code]) => [code, ERROR_TEXTS[code]]))).toEqual(QUOTED);
});
