import { expect, test } from 'vitest';
import { CARD_REFUSAL_ERRORS, CARD_REFUSALS, cardBrand, cardRefusal } from './card-brands.ts';

test.each([
  ['visa', 'visa'],
  ['Visa', 'visa'],
  ['MasterCard', 'mastercard'],
  ['cartes_bancaires', 'unknown'],
])('%s is %s', (word, brand) => expect(cardBrand(word)).toBe(brand));

test.each([
  ['card_declined', 'insufficient_funds', 'fundsMissing'],
  ['card_declined', 'generic_decline', 'declined'],
  ['card_declined', 'stolen_card', 'declined'],
  ['expired_card', '', 'expired'],
  ['incorrect_cvc', '', 'codeWrong'],
  ['setup_intent_authentication_failure', '', 'notAuthenticated'],
  ['processing_error', '', 'declined'],
])('%s with %s is told as %s', (code, declineCode, told) =>
  expect(cardRefusal(code, declineCode)).toBe(told),
);

test('each refusal has its own error', () =>
  expect(new Set(CARD_REFUSALS.map((why) => CARD_REFUSAL_ERRORS[why])).size).toBe(
    CARD_REFUSALS.length,
  ));
