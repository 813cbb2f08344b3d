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
