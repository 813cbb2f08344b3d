import { expect, test } from 'vitest';
import { loadRecovery } from './call-recovery.ts';
import { ERRORS, isErrorCode } from './core/errors.ts';
import {
  embedErrorMessage,
  errorDisplayFor,
  LEGACY_ERROR_KEYS,
  LEGACY_MESSAGE_KEYS,
  onboardingFailurePage,
  orderAfterDecline,
  redirectAfter417,
} from './error-recovery.ts';
import { errorCodesOf, FIELDS, type FieldId } from './fields.ts';

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
])('onboarding that fails with %s leads to %s', (status, page) => expect(onboardingFailurePage(status)).toBe(page));

test.each([
  ['auth.signInRequired', 'signIn'],
  ['auth.sessionExpired', 'signIn'],
  ['auth.reauthRequired', 'signIn'],
  ['application.notFound', 'root'],
  ['application.versionConflict', undefined],
  ['server.error', undefined],
] as const)('what fails to load with %s', (code, recovery) => expect(loadRecovery(code)).toBe(recovery));

test('a 417 sends the browser to its address', () =>
  expect([redirectAfter417(417, 'https://example.com/'), redirectAfter417(417, ''), redirectAfter417(200, 'https://example.com/')]).toEqual(
    ['https://example.com/', undefined, undefined],
  ));

test('a declined payment goes back to the card, without its token', () =>
  expect(orderAfterDecline({ id: 'o1', paymentMethod: 'BANK', cardToken: 'tok' })).toEqual({ id: 'o1', paymentMethod: 'CARD' }));

test('every key of another system names an error of the catalogue', () =>
  expect(Object.values(LEGACY_ERROR_KEYS).filter((code) => !isErrorCode(code))).toEqual([]));

test('every ending that a message key stands for is given by some field', () => {
  const endings = new Set((Object.keys(FIELDS) as FieldId[]).flatMap(errorCodesOf).map((code) => code.split('.')[1])); // keys of FIELDS
  expect(
    Object.values(LEGACY_MESSAGE_KEYS)
      .flat()
      .filter((ending) => !endings.has(ending)),
  ).toEqual([]);
});

test.each([
  ['a page of its own shows its fields’ errors', 'form.invalid', { isEmbedMode: false, emitValidationErrors: true }, 'field'],
  ['an embedded page shows them where the parent did not ask', 'form.invalid', { isEmbedMode: true, emitValidationErrors: false }, 'field'],
  ['an embedded page tells them to a parent that asked', 'form.invalid', { isEmbedMode: true, emitValidationErrors: true }, 'parent'],
  ['another error is shown all the same', 'server.error', { isEmbedMode: true, emitValidationErrors: true }, 'toast'],
] as const)('%s', (_what, code, page, show) => expect(errorDisplayFor(ERRORS[code], page)).toBe(show));

test('the parent is told the code and the words', () =>
  expect(embedErrorMessage('server.error', 'Sorry')).toEqual({ errorType: 'server.error', message: 'Sorry' }));
