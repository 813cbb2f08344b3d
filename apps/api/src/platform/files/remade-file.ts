import type { FileFault } from '@signet/rulebook/bank/void-check';

/** A file drawn anew from a stranger's, or why it was refused. */
export type RemadeFile =
  | { mediaType: 'image/jpeg' | 'image/png'; content: Buffer }
  | { refusal: FileFault };

export type RemakeLimits = { maxPages: number; maxPixels: number; longestEdgePx: number };
