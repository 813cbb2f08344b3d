import type { ErrorCode } from '@signet/rulebook/core/errors';

/** A call that finds no session, or no right any more; the server answers both as an unknown path. */
const ENDS: readonly ErrorCode[] = [
  'auth.signInRequired',
  'auth.sessionExpired',
  'auth.reauthRequired',
  'route.notFound',
];

let listener: (() => void) | undefined;

export function onSessionEnd(listen: () => void): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

export const endsSession = (code: ErrorCode): boolean => ENDS.includes(code);

export function noteRefusal(code: ErrorCode): void {
  if (endsSession(code)) listener?.();
}
