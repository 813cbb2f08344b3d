const base = 'https://portal.invalid';
const longest = 2_000;

/** Browsers drop or rewrite control characters and backslashes when parsing a URL. */
const hasTrick = (path: string): boolean =>
  [...path].some((letter) => letter < ' ' || letter === '\\' || letter === '\u007f');

/**
 * Decodes the path repeatedly and resolves its dots, as a server behind us might; undefined for a
 * broken escape.
 */
function decodedPath(path: string): string | undefined {
  try {
    let read = path;
    for (let once = decodeURIComponent(read); once !== read; once = decodeURIComponent(read))
      read = once;
    return hasTrick(read) || read.includes('//') ? undefined : URL.parse(base + read)?.pathname;
  } catch {
    return undefined;
  }
}

/**
 * Normalizes a path on our own site; `/` for anything else, and for routes with side effects
 * (`/auth`, `/api`). docs/readings.md 108.
 */
export function safeReturnPath(wanted: string | undefined): string {
  if (
    wanted === undefined ||
    !wanted.startsWith('/') ||
    wanted.length > longest ||
    hasTrick(wanted)
  )
    return '/';
  const url = URL.parse(wanted, base);
  if (url === null || url.origin !== base || url.username !== '') return '/';
  const read = decodedPath(url.pathname);
  if (read === undefined || /^\/(auth|api)(\/|$)/i.test(read)) return '/';
  return url.pathname + url.search + url.hash;
}
