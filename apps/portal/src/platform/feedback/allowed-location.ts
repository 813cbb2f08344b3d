/** True where one name is the other, or stands below it at a label boundary. docs/readings.md 15. */
const isWithin = (host: string, above: string): boolean => host === above || host.endsWith(`.${above}`);

/** One unambiguous form of path or URL, read alike by every parser. */
const PLAIN = /^(\/(?!\/)|https?:\/\/)[^\s\\]*$/;

/**
 * The address that an answer sends the browser to, if it is one of ours: the same scheme and port, and this host or one below it.
 * Anything else is followed by nobody. docs/readings.md 108.
 */
export function allowedLocation(location: string, here: string): string | undefined {
  const from = new URL(here);
  if (!PLAIN.test(location) || !URL.canParse(location, from)) return undefined;
  const to = new URL(location, from);
  const isOurs = to.protocol === from.protocol && to.port === from.port && isWithin(to.hostname, from.hostname);
  return isOurs && to.username === '' && to.password === '' ? to.href : undefined;
}
