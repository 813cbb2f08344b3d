import { notifyError } from './notifications.ts';

const KEY = 'unfinished-press';

/** Marks that a press on this page led to signing in instead, in this tab only. */
export function noteUnfinishedPress(): void {
  try {
    sessionStorage.setItem(KEY, window.location.pathname);
  } catch {
    return; // the page itself shows that nothing has changed
  }
}

/**
 * Says once, back on the same page, that the press has to be repeated; nobody would guess it from a
 * page that looks as before.
 */
export function showUnfinishedPress(isSignedIn: boolean): void {
  if (!isSignedIn) return;
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (path === window.location.pathname) notifyError('toast', { code: 'session.pressAgain' });
  } catch {
    return; // nothing was stored
  }
}
