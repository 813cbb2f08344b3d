const KEY = 'reloaded';

/**
 * Reloads a page whose script is missing, so that it continues with the build that is served now;
 * false where that was tried for this build already, or cannot be remembered.
 */
export function reloadOnce(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    return false; // without a memory it might go round for good
  }
  window.location.reload();
  return true;
}
