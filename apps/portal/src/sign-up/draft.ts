import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';

/** Answers given before an application exists, on this device only; keyed by referral and currency. docs/readings.md 37. */
const keyOf = (referralUrlId: string | undefined, currency: string): string => `draft:${referralUrlId ?? ''}:${currency}`;

/** In the contract's words, as older builds wrote them; `readAnswers` reads them. */
export type DraftAnswers = Readonly<Record<string, string>>;
type Kept = { answers: DraftAnswers; savedAt: number };

/** The draft's answers; none where there is no draft, it is old, or the browser keeps nothing. */
export function readDraft(referralUrlId: string | undefined, currency: string, now: number): DraftAnswers {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(referralUrlId, currency)) ?? 'null') as Kept | null; // written below
    return kept !== null && now - kept.savedAt < FIRST_PAGE_LIMITS.draftTtlMs ? kept.answers : {};
  } catch {
    return {}; // storage denied or damaged: the person starts with empty fields
  }
}

/** Keeps the draft; false where the browser keeps nothing. No form of the draft asks for a secret. docs/readings.md 37. */
export function saveDraft(referralUrlId: string | undefined, currency: string, answers: DraftAnswers, now: number): boolean {
  try {
    localStorage.setItem(keyOf(referralUrlId, currency), JSON.stringify({ answers, savedAt: now } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(referralUrlId: string | undefined, currency: string): void {
  try {
    localStorage.removeItem(keyOf(referralUrlId, currency));
  } catch {
    return; // nothing was kept
  }
}

const KEY = 'starting-anew';

/** Remembers that the person wants a new application and not the one that they have. */
export function markNewApplication(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    return; // the open application is found again: nothing is lost
  }
}

/** True until the new application is made. */
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
    return; // nothing was kept
  }
}
