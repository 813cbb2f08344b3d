import { leaveToSignIn } from '../platform/navigation.ts';

const ACCEPTING = 'accepting';

function notePress(ownerId: string): void {
  try {
    sessionStorage.setItem(ACCEPTING, ownerId);
  } catch {
    return; // without it they press Continue once more on the way back
  }
}

/**
 * Leaves to sign in, with the press noted in this tab: the way back accepts the invitation then. An address that somebody sent, or another tab,
 * begins nothing. docs/decisions/0039.
 */
export function leaveToAccept(path: string, ownerId: string, options: { isOther: boolean }): void {
  notePress(ownerId);
  leaveToSignIn(path, options);
}

/** True where accepting this owner's invitation was pressed in this tab before it left to sign in. */
export function wasAcceptPressed(ownerId: string): boolean {
  try {
    return sessionStorage.getItem(ACCEPTING) === ownerId;
  } catch {
    return false;
  }
}

export function forgetAcceptPress(): void {
  try {
    sessionStorage.removeItem(ACCEPTING);
  } catch {
    return; // nothing was kept
  }
}
