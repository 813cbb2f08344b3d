/**
 * What may be reported of an error in our scripts: its kind, a hash of its message, positions in
 * our own files, and the property names of a thrown object that is no error. Nothing that the user
 * typed.
 */
export type BrowserError = {
  kind: string;
  messageHash: string;
  frames: string[];
  names?: string[];
};

export const BROWSER_ERROR_SHAPES = {
  kind: /^[A-Za-z]{1,40}$/,
  messageHash: /^[0-9a-f]{8}$/,
  frame: /^\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/,
  release: /^[\w.-]{1,60}$/,
  name: /^[A-Za-z_$][\w$]{0,39}$/,
} as const;

export const BROWSER_ERROR_FRAMES = 12;
export const BROWSER_ERROR_NAMES = 12;

/** A source position in any browser's stack format. */
const PLACE = /https?:\/\/[^/\s)]+(\/[^\s)?#]*?)(?:[?#][^\s):]*)?:(\d+):(\d+)/g;

/** FNV-1a over UTF-16 code units: distinguishes messages without revealing them. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Numbers and quoted parts vary by user, so they are left out of the hash. */
const withoutValues = (message: string): string =>
  message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, '#');

const framesIn = (stack: string): string[] =>
  [...stack.matchAll(PLACE)]
    .map(([, path = '', line, column]) => `${path}:${line}:${column}`)
    .filter((place) => BROWSER_ERROR_SHAPES.frame.test(place))
    .slice(0, BROWSER_ERROR_FRAMES);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Describes whatever was thrown, which may be an error of another window or no error at all. */
export function describeBrowserError(thrown: unknown): BrowserError {
  if (typeof thrown !== 'object' || thrown === null)
    return { kind: thrown === null ? 'null' : typeof thrown, messageHash: hashOf(''), frames: [] };
  const { name, message, stack }: { name?: unknown; message?: unknown; stack?: unknown } = thrown;
  const ofClass: unknown = thrown.constructor?.name; // an object may have no prototype
  const kind =
    [name, ofClass].map(textOf).find((one) => BROWSER_ERROR_SHAPES.kind.test(one)) ?? 'Error';
  const described = {
    kind,
    messageHash: hashOf(withoutValues(textOf(message))),
    frames: framesIn(textOf(stack)),
  };
  if (thrown instanceof Error) return described;
  const names = Object.getOwnPropertyNames(thrown).filter((one) =>
    BROWSER_ERROR_SHAPES.name.test(one),
  );
  return { ...described, names: names.slice(0, BROWSER_ERROR_NAMES) };
}

type NoticeEvent = { message: string; filename: string; lineno: number; colno: number };

/**
 * Describes an error event that carries no error: a notice of the browser itself, such as of a loop
 * of resize observers.
 */
export const describeNotice = ({
  message,
  filename,
  lineno,
  colno,
}: NoticeEvent): BrowserError => ({
  kind: 'BrowserNotice',
  messageHash: hashOf(withoutValues(message)),
  frames: framesIn(`${filename}:${lineno}:${colno}`),
});

/**
 * True for an error in a script of another origin, of which browsers say nothing but that it
 * occurred.
 */
export const isForeignScript = ({ message, filename }: NoticeEvent): boolean =>
  filename === '' && /^Script error\.?$/i.test(message);
