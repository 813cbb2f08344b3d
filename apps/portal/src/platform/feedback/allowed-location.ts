/** True for the same host or a subdomain of it. docs/readings.md 15. */
const isWithin = (host: string, above: string): boolean =>
  host === above || host.endsWith(`.${above}`);

/** Restricts to a form of path or URL that every parser reads alike. */
const PLAIN = /^(\/(?!\/)|https?:\/\/)[^\s\\]*$/;

/**
 * Returns a redirect target only if it is ours: same scheme and port, this host or a subdomain.
 * docs/readings.md 108.
 */
export function allowedLocation(location: string, here: string): string | undefined {
  const from = new URL(here);
  if (!PLAIN.test(location) || !URL.canParse(location, from)) return undefined;
  const to = new URL(location, from);
  const isOurs =
    to.protocol === from.protocol && to.port === from.port && isWithin(to.hostname, from.hostname);
  return isOurs && to.username === '' && to.password === '' ? to.href : undefined;
}
