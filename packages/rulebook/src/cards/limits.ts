/** Limits of cards: more attempts than a person needs, too few to test stolen numbers. docs/decisions/0075. */
export const CARD_LIMITS = {
  cardTriesPerDay: 10,
} as const;
