import { leaveToSignIn } from '../platform/navigation.ts';

/** What may be pressed and go on after signing in; each names its key in this tab. docs/decisions/0039. */
const KEYS = { accept: 'accepting', invite: 'inviting' } as const;
type Pressed = keyof typeof KEYS;

/** Notes in this tab what was pressed for which owner before the browser leaves to sign in: an address that somebody sent, or another tab, begins nothing. */
export function notePress(pressed: Pressed, ownerId: string): void {
  try {
    sessionStorage.setItem(KEYS[pressed], ownerId);
  } catch {
    return; // without it they press once more on the way back
  }
}

/** For which owner it was pressed in this tab; read as a page draws, forgotten once it stands. */
export function notedPress(pressed: Pressed): string | undefined {
  try {
    return sessionStorage.getItem(KEYS[pressed]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetPress(pressed: Pressed): void {
  try {
    sessionStorage.removeItem(KEYS[pressed]);
  } catch {
    return; // nothing was kept
  }
}

/** Leaves to sign in; the way back accepts the invitation. */
export function leaveToAccept(path: string, ownerId: string, options: { isOther: boolean }): void {
  notePress('accept', ownerId);
  leaveToSignIn(path, options);
}
