/** Where `localhost` and names below it count as secure, by whatever port. docs/decisions/0093. */
const LOCAL_ENVIRONMENTS: readonly string[] = ['local', 'ci'];

/** Whole labels of a name; a browser lets stars and empty labels through. */
const NAME = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
const isLocalName = (host: string): boolean => isWithin(host, 'localhost');

/**
 * True where pages of that origin may hold our frame: a listed domain or a name below it, https, default port. `origin` is what a browser
 * calls it, so any other spelling is refused.
 */
export function isAllowedParent(origin: string, parentDomains: readonly string[], environment: string): boolean {
  const url = URL.parse(origin);
  if (url === null || url.origin !== origin || !NAME.test(url.hostname)) return false;
  if (!parentDomains.some((domain) => isWithin(url.hostname, domain))) return false;
  if (isLocalName(url.hostname)) return LOCAL_ENVIRONMENTS.includes(environment) && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && url.port === '';
}

/** The same as sources of `frame-ancestors`; `'none'` where no domain is listed. */
export function frameAncestors(parentDomains: readonly string[], environment: string): string {
  const sources = parentDomains.flatMap((domain) => {
    if (!isLocalName(domain)) return [`https://${domain}`, `https://*.${domain}`];
    if (!LOCAL_ENVIRONMENTS.includes(environment)) return [];
    return ['http', 'https'].flatMap((scheme) => [`${scheme}://${domain}:*`, `${scheme}://*.${domain}:*`]);
  });
  return sources.length === 0 ? "'none'" : sources.join(' ');
}
