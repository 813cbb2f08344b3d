import type { FileFault } from '@signet/rulebook/bank/void-check';

/**
 * A file drawn anew from a stranger's, or why it was refused; `why` is for the log, a kind of error
 * or the end of the process.
 */
export type RemadeFile =
  | { mediaType: 'image/jpeg' | 'image/png'; content: Buffer }
  | { refusal: FileFault; why?: string };

export type RemakeLimits = { maxPages: number; maxPixels: number; longestEdgePx: number };
