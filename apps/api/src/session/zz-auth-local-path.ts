const base = 'https://portal.invalid';
const longest = 2_000;

/** Control characters and backslashes: browsers drop or turn them before they read an address. */
const hasTrick = (path: string): boolean => [...path].some((letter) => letter < ' ' || letter === '\\' || letter === '\u007f');

/**
 * The path within our own site that a text names, written as a browser reads it; `/` for anything else. Places that act on a visit
 * (`/auth`, `/api`) are no place to come back to. Trust case 61.
 */
export function localPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || wanted.length > longest || hasTrick(wanted)) return '/';
  const url = URL.parse(wanted, base);
  if (url === null || url.origin !== base || url.username !== '' || url.pathname.startsWith('//')) return '/';
  if (/^\/(auth|api)(\/|$)/i.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
