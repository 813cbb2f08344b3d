import type { FileFault } from '@signet/rulebook/bank/void-check';
import { z } from 'zod';

/**
 * A file drawn anew from a stranger's, or why it was refused; `why` is for the log, a kind of error
 * or the end of the process.
 */
export type RemadeFile =
  | { mediaType: 'image/jpeg' | 'image/png'; content: Buffer }
  | { refusal: FileFault; why?: string };

/** What the process is given as its argument. */
export const REMAKE_LIMITS = z.object({
  maxPages: z.number(),
  maxPixels: z.number(),
  longestEdgePx: z.number(),
});
export type RemakeLimits = z.infer<typeof REMAKE_LIMITS>;
