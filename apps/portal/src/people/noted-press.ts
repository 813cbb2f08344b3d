import { leaveToSignIn } from '../platform/navigation.ts';

/** Presses that resume after sign-in, with their session storage keys. docs/decisions/0039. */
const KEYS = { accept: 'accepting', invite: 'inviting' } as const;
type Pressed = keyof typeof KEYS;

/**
 * Kept in this tab only, so that neither a link from someone else nor another tab can trigger the
 * press.
 */
export function notePress(pressed: Pressed, ownerId: string): void {
  try {
    sessionStorage.setItem(KEYS[pressed], ownerId);
  } catch {
    return; // without storage, it has to be pressed again after sign-in
  }
}

/** The owner of a press noted in this tab; read while rendering, cleared once mounted. */
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
    return; // nothing was stored
  }
}

/** Leaves to sign in; the invitation is accepted on return. */
export function leaveToAccept(path: string, ownerId: string, options: { isOther: boolean }): void {
  notePress('accept', ownerId);
  leaveToSignIn(path, options);
}
