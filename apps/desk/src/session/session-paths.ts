const START = '/queue/all';

/** A path of the desk itself; anything else, such as another site's address, is the start. */
export const ownPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])/.test(path) ? path : START;

export const signInPath = (path: string): string =>
  `/auth/start?${new URLSearchParams({ path: ownPath(path) })}`;

/** Asks the provider anew who is there, although it still has a session. */
export const unlockPath = (path: string): string =>
  `/auth/start?${new URLSearchParams({ fresh: '1', path: ownPath(path) })}`;

export const lockedPath = (path: string): string =>
  `/locked?${new URLSearchParams({ path: ownPath(path) })}`;
