/**
 * What may be reported of an error in our scripts: its kind, a hash of its message, and positions in our own files. Nothing that the user
 * typed.
 */
export type BrowserError = { kind: string; messageHash: string; frames: string[] };

export const BROWSER_ERROR_SHAPES = {
  kind: /^[A-Za-z]{1,40}$/,
  messageHash: /^[0-9a-f]{8}$/,
  frame: /^\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/,
  release: /^[\w.-]{1,60}$/,
} as const;

export const BROWSER_ERROR_FRAMES = 12;

/** A source position in any browser's stack format. */
const PLACE = /https?:\/\/[^/\s)]+(\/[^\s)?#]*?)(?:[?#][^\s):]*)?:(\d+):(\d+)/g;

/** FNV-1a over UTF-16 code units: distinguishes messages without revealing them. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Numbers and quoted parts vary by user, so they are left out of the hash. */
const withoutValues = (message: string): string => message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, '#');

export function describeBrowserError(thrown: unknown): BrowserError {
  const { name, message, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, message: '', stack: '' };
  const places = [...(stack ?? '').matchAll(PLACE)].map(([, path = '', line, column]) => `${path}:${line}:${column}`);
  return {
    kind: BROWSER_ERROR_SHAPES.kind.test(name) ? name : 'Error',
    messageHash: hashOf(withoutValues(message)),
    frames: places.filter((place) => BROWSER_ERROR_SHAPES.frame.test(place)).slice(0, BROWSER_ERROR_FRAMES),
  };
}
