/** Limits of orders and their payments. */
export const ORDER_LIMITS = {
  defaultTerminals: 1,
  minLicences: 1,
  maxPerDevice: 99,
  /** Business days until a bank has paid or rejected a debit. */
  debitDays: 4,
  /** Days after the due date when a declined monthly payment is retried with the same card. */
  monthlyRetryDays: [3, 7, 14],
} as const;
