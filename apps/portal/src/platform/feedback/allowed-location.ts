/** True where one name is the other, or stands below it at a label boundary. decisions.md, row 9. */
const isWithin = (host: string, above: string): boolean => host === above || host.endsWith(`.${above}`);

/** A path of ours, or a whole address: nothing that programs read in two ways. */
const PLAIN = /^(\/(?!\/)|https?:\/\/)[^\s\\]*$/;

/**
 * The address that an answer sends the browser to, if it is one of ours: the same scheme and port, and this host or one below it. Anything else is
 * followed by nobody. decisions.md, row 38; trust cases 61 and 64.
 */
export function allowedLocation(location: string, here: string): string | undefined {
  const from = new URL(here);
  if (!PLAIN.test(location) || !URL.canParse(location, from)) return undefined;
  const to = new URL(location, from);
  const isOurs = to.protocol === from.protocol && to.port === from.port && isWithin(to.hostname, from.hostname);
  return isOurs && to.username === '' && to.password === '' ? to.href : undefined;
}
