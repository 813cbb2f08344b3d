/** What a browser may say of an error in our scripts: its kind, a hash of its message, and places in our own files. Nothing that somebody typed. */
export type BrowserError = { kind: string; messageHash: string; frames: string[] };

export const BROWSER_ERROR_SHAPES = {
  kind: /^[A-Za-z]{1,40}$/,
  messageHash: /^[0-9a-f]{8}$/,
  frame: /^\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/,
  release: /^[\w.-]{1,60}$/,
} as const;

export const BROWSER_ERROR_FRAMES = 12;

/** A place in a file, in any engine's way of writing a stack. */
const PLACE = /https?:\/\/[^/\s)]+(\/[^\s)?#]*?)(?:[?#][^\s):]*)?:(\d+):(\d+)/g;

/** FNV-1a over UTF-16 units: tells messages apart without saying them. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Numbers and quoted parts differ from person to person, so the hash leaves them out. */
const withoutValues = (message: string): string => message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, '#');

/** Reduces whatever was thrown to what may be sent. */
export function describeBrowserError(thrown: unknown): BrowserError {
  const { name, message, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, message: '', stack: '' };
  const places = [...(stack ?? '').matchAll(PLACE)].map(([, path = '', line, column]) => `${path}:${line}:${column}`);
  return {
    kind: BROWSER_ERROR_SHAPES.kind.test(name) ? name : 'Error',
    messageHash: hashOf(withoutValues(message)),
    frames: places.filter((place) => BROWSER_ERROR_SHAPES.frame.test(place)).slice(0, BROWSER_ERROR_FRAMES),
  };
}
