/** Documentation only: none of our controls ever holds a card, and its number never reaches this product. */
export const CARD_FIELDS = {
  cardNumber: { autocomplete: 'cc-number', minDigits: 13, maxDigits: 19, heldBy: 'the card payment provider' },
  cardExpiry: { autocomplete: 'cc-exp', minDigits: 4, maxDigits: 4, heldBy: 'the card payment provider' },
  cardCvv: { autocomplete: 'cc-csc', minDigits: 3, maxDigits: 4, heldBy: 'the card payment provider' },
  cardPostalCode: { autocomplete: 'billing postal-code', minDigits: 5, maxDigits: 7, heldBy: 'the card payment provider' },
} as const;
