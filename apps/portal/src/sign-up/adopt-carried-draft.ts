import type { Boot } from '@signet/rulebook/boot';
import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';
import { readDraft, saveDraft } from './draft.ts';

/** Puts what was typed in a frame in the place of this browser's draft, unless something newer was typed here since. docs/decisions/0118. */
export function adoptCarriedDraft({ carried, referralUrlId, currency }: Pick<Boot, 'carried' | 'referralUrlId' | 'currency'>): void {
  if (carried === undefined) return;
  const justOver = carried.at + FIRST_PAGE_LIMITS.draftTtlMs; // then a draft of that moment has run out, and a newer one has not
  const newer = readDraft(referralUrlId, currency, justOver);
  if (Object.keys(newer).length === 0) saveDraft(referralUrlId, currency, carried.answers, carried.at);
}
