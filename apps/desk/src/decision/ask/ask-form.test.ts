import { expect, test } from 'vitest';
import { EMPTY_FORM, formOf, isOtherLanguage, marksToSend, toggled, withMark } from './ask-form.ts';

const named = toggled(EMPTY_FORM, 'legalName');

test('nothing is sent while nothing is marked, or a mark lacks its reason', () => {
  expect(marksToSend(EMPTY_FORM)).toBeUndefined();
  expect(marksToSend(named)).toBeUndefined();
  expect(
    marksToSend(toggled(withMark(named, 'legalName', { reason: 'mistyped' }), 'website')),
  ).toBeUndefined();
});

test('a mark is sent with its reason and without an empty line', () => {
  expect(marksToSend(withMark(named, 'legalName', { reason: 'mistyped', line: '  ' }))).toEqual([
    { changeable: 'legalName', reason: 'mistyped' },
  ]);
});

test('a line with a number is not sent', () => {
  const form = withMark(named, 'legalName', { reason: 'mistyped', line: 'It is 84-2917365.' });
  expect(marksToSend(form)).toBeUndefined();
});

test.each([
  ['Also fine: your passport.', 'fr-CA', true],
  ['Avec les deux noms de famille.', 'fr-CA', false],
  ['Avec les deux noms de famille.', 'en-US', true],
  ['With both last names.', 'en-CA', false],
  ['Petrosyan', 'en-US', false],
] as const)('%s, read in %s: another language is %s', (line, locale, isOther) => {
  expect(isOtherLanguage(line, locale)).toBe(isOther);
});

test.each([
  ['a mark and its reason', 'emailAddress', 'noMailArrives', 'noMailArrives'],
  ['a reason of another mark', 'website', 'noMailArrives', ''],
  ['a mark alone', 'website', null, ''],
])('an address opens %s', (_what, mark, reason, chosen) =>
  expect(formOf(['emailAddress', 'website'], mark, reason).marks).toEqual({
    [mark]: { reason: chosen, line: '' },
  }),
);

test('an address that marks what cannot be asked opens an empty form', () =>
  expect(formOf(['website'], 'photoId', 'expired')).toEqual(EMPTY_FORM));
