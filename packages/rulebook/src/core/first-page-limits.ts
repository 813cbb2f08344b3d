/** Limits that the first page's script reads, kept apart so that it does not load all of them. */
export const FIRST_PAGE_LIMITS = {
  slowAfterMs: 4_000,
  clientTimeoutMs: 30_000,
  pollMaxMs: 15_000,
  draftTtlMs: 30 * 24 * 3_600_000,
} as const;
