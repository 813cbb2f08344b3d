/** Networks as the payment provider names them; any other is `unknown`. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'unknown',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string | undefined>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: undefined,
};

/** Case-insensitive; an unlisted network is `unknown`. */
export const cardBrand = (word: string): CardBrand =>
  CARD_BRANDS.find((brand) => brand === word.toLowerCase()) ?? 'unknown';

export const CARD_REFUSALS = [
  'declined',
  'fundsMissing',
  'expired',
  'codeWrong',
  'notAuthenticated',
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

/**
 * The provider's codes that may be shown; every other decline is shown as `declined`, because a
 * bank's suspicion of fraud is not ours to pass on.
 */
const REFUSAL_BY_CODE: Readonly<Record<string, CardRefusal>> = {
  insufficient_funds: 'fundsMissing',
  expired_card: 'expired',
  incorrect_cvc: 'codeWrong',
  invalid_cvc: 'codeWrong',
  authentication_required: 'notAuthenticated',
  setup_intent_authentication_failure: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
};

export const cardRefusal = (code: string, declineCode: string): CardRefusal =>
  REFUSAL_BY_CODE[declineCode] ?? REFUSAL_BY_CODE[code] ?? 'declined';

export const CARD_REFUSAL_ERRORS = {
  declined: 'card.declined',
  fundsMissing: 'card.fundsMissing',
  expired: 'card.expired',
  codeWrong: 'card.codeWrong',
  notAuthenticated: 'card.notAuthenticated',
} as const satisfies Record<CardRefusal, string>;
