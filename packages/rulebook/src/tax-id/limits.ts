/** Limits of tax IDs and company numbers. */
export const TAX_ID_LIMITS = {
  corporationNumberMinChars: 3,
  corporationNumberMaxChars: 10,
  federalCompanyNumberDigits: 7,
  taxIdChangesPerDay: 5,
  taxIdWindowMs: 24 * 3_600_000,
  taxLinkLifeMs: 7 * 24 * 3_600_000,
  taxLinkSessionMs: 30 * 60_000,
  taxIdFullDigits: 9,
  taxIdLastDigits: 4,
} as const;
