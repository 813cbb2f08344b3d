/** Where `localhost` and names below it count as secure, by whatever port. docs/decisions/0093. */
const LOCAL_ENVIRONMENTS: readonly string[] = ['local', 'ci'];

/** Whole labels of a name; a browser lets stars and empty labels through. */
const NAME = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;

/** A name itself, or by a leading `*.` every name below it and not itself. */
const isOf = (host: string, domain: string): boolean =>
  domain.startsWith('*.') ? host.length > domain.length - 1 && host.endsWith(domain.slice(1)) : host === domain;

const isLocalName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * True where pages of that origin may hold our frame: a listed name, https, default port. `origin` is what a browser calls it, so any other
 * spelling is refused.
 */
export function isAllowedParent(origin: string, parentDomains: readonly string[], environment: string): boolean {
  const url = URL.parse(origin);
  if (url === null || url.origin !== origin || !NAME.test(url.hostname)) return false;
  if (!parentDomains.some((domain) => isOf(url.hostname, domain))) return false;
  if (isLocalName(url.hostname)) return LOCAL_ENVIRONMENTS.includes(environment) && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && url.port === '';
}

/** The same as sources of `frame-ancestors`, where browsers read a star in the same way; `'none'` where no domain is listed. */
export function frameAncestors(parentDomains: readonly string[], environment: string): string {
  const sources = parentDomains.flatMap((domain) => {
    if (!isLocalName(domain)) return [`https://${domain}`];
    return LOCAL_ENVIRONMENTS.includes(environment) ? [`http://${domain}:*`, `https://${domain}:*`] : [];
  });
  return sources.length === 0 ? "'none'" : sources.join(' ');
}
