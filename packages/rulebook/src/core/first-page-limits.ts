/** The limits that the first page's script reads, apart from the others so that it doesn't carry them all. */
export const FIRST_PAGE_LIMITS = {
  slowAfterMs: 4_000,
  clientTimeoutMs: 30_000,
  pollMaxMs: 15_000,
  draftTtlMs: 30 * 24 * 3_600_000,
} as const;
