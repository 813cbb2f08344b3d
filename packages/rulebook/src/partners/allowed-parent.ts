/**
 * Environments in which `localhost` and its subdomains count as secure on any port.
 * docs/decisions/0093.
 */
const LOCAL_ENVIRONMENTS: readonly string[] = ['local', 'ci'];

/** Complete DNS labels; browsers accept stars and empty labels. */
const NAME = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/;

/** Matches the name itself; a leading `*.` matches its subdomains but not the name. */
const isOf = (host: string, domain: string): boolean =>
  domain.startsWith('*.')
    ? host.length > domain.length - 1 && host.endsWith(domain.slice(1))
    : host === domain;

const isLocalName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * True when pages of that origin may embed us: a listed domain, https, default port. `origin` must
 * be in the browser's serialization; any other spelling is rejected.
 */
export function isAllowedParent(
  origin: string,
  parentDomains: readonly string[],
  environment: string,
): boolean {
  const url = URL.parse(origin);
  if (url === null || url.origin !== origin || !NAME.test(url.hostname)) return false;
  if (!parentDomains.some((domain) => isOf(url.hostname, domain))) return false;
  if (isLocalName(url.hostname))
    return LOCAL_ENVIRONMENTS.includes(environment) && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && url.port === '';
}

/**
 * The same rule as `frame-ancestors` sources, where browsers read a star the same way; `'none'`
 * when no domain is listed.
 */
export function frameAncestors(parentDomains: readonly string[], environment: string): string {
  const sources = parentDomains.flatMap((domain) => {
    if (!isLocalName(domain)) return [`https://${domain}`];
    return LOCAL_ENVIRONMENTS.includes(environment)
      ? [`http://${domain}:*`, `https://${domain}:*`]
      : [];
  });
  return sources.length === 0 ? "'none'" : sources.join(' ');
}
