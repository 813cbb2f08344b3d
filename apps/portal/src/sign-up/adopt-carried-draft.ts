import type { Boot } from '@signet/rulebook/boot';
import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';
import { readDraft, saveDraft } from './draft.ts';

/**
 * Replaces this browser's draft with answers carried over from a frame, unless something newer was
 * typed here. docs/decisions/0118.
 */
export function adoptCarriedDraft({
  carried,
  referralUrlId,
  currency,
}: Pick<Boot, 'carried' | 'referralUrlId' | 'currency'>): void {
  if (carried === undefined) return;
  // A draft saved at that moment has expired by then, a newer one has not.
  const justOver = carried.at + FIRST_PAGE_LIMITS.draftTtlMs;
  const newer = readDraft(referralUrlId, currency, justOver);
  if (Object.keys(newer).length === 0)
    saveDraft(referralUrlId, currency, carried.answers, carried.at);
}
