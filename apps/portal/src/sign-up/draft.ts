import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';

/**
 * Storage key of answers given before an application exists, on this device only. docs/readings.md
 * 37.
 */
const keyOf = (referralUrlId: string | undefined, currency: string): string =>
  `draft:${referralUrlId ?? ''}:${currency}`;

/** Wire values of the contract, as older builds stored them; parse with `readAnswers`. */
export type DraftAnswers = Readonly<Record<string, string>>;
type Kept = { answers: DraftAnswers; savedAt: number };

/** The draft's answers; empty when there is none, it expired, or storage is unavailable. */
export function readDraft(
  referralUrlId: string | undefined,
  currency: string,
  now: number,
): DraftAnswers {
  try {
    const kept = JSON.parse(
      localStorage.getItem(keyOf(referralUrlId, currency)) ?? 'null',
    ) as Kept | null; // written below
    return kept !== null && now - kept.savedAt < FIRST_PAGE_LIMITS.draftTtlMs ? kept.answers : {};
  } catch {
    return {}; // storage blocked or corrupt: start with empty fields
  }
}

/**
 * Saves the draft; false when storage is unavailable. Draft forms never ask for secrets.
 * docs/readings.md 37.
 */
export function saveDraft(
  referralUrlId: string | undefined,
  currency: string,
  answers: DraftAnswers,
  now: number,
): boolean {
  try {
    localStorage.setItem(
      keyOf(referralUrlId, currency),
      JSON.stringify({ answers, savedAt: now } satisfies Kept),
    );
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(referralUrlId: string | undefined, currency: string): void {
  try {
    localStorage.removeItem(keyOf(referralUrlId, currency));
  } catch {
    return; // nothing was stored
  }
}

const KEY = 'starting-anew';

/** Remembers that a new application is wanted rather than the existing one. */
export function markNewApplication(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    return; // without storage, the open application is found again; nothing is lost
  }
}

export function isNewApplicationWanted(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function clearNewApplicationMark(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return; // nothing was stored
  }
}
