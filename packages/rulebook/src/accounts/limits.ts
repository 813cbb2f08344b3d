/** Limits of stores, channels and the hosting query. */
export const ACCOUNT_LIMITS = {
  /** Each store triggers paid vendor checks of the same people. */
  storesPerBusinessDay: 10,
  storeWindowMs: 24 * 3_600_000,
  storesPerPage: 50,
  /** A GraphQL query: its length, its tokens, and how often it may ask the hosting provider. */
  graphqlMaxChars: 4_000,
  graphqlTokensMax: 300,
  graphqlVendorCallsMax: 4,
  channelWaitMs: 1_000,
  channelRetryMs: 1_000,
  channelRetries: 5,
} as const;
