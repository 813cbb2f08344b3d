import type { Portal } from '@signet/rulebook/reference/portals';

/** What the configuration says of our hosts: where the product's own portal stands, and the host whose portal is the hosting provider's. */
export type PortalHosts = { publicUrl: string; cookieHost: string };

/** The portal of a host name, at a label boundary. decisions.md, row 35. */
export function portalOfHost(host: string, { cookieHost }: Pick<PortalHosts, 'cookieHost'>): Portal {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name === cookieHost || name.endsWith(`.${cookieHost}`) ? 'GODADDY' : 'POYNT';
}

/** The one origin of a portal, from the configuration and never from a request. */
export function originOfPortal(portal: Portal, { publicUrl, cookieHost }: PortalHosts): string {
  const url = new URL(publicUrl);
  if (portal === 'GODADDY') url.hostname = cookieHost;
  return url.origin;
}

/** True for an `Origin` header that is one of our portals'. decisions.md, section 6, session. */
export const isPortalOrigin = (origin: string | undefined, hosts: PortalHosts): boolean =>
  origin !== undefined && (['POYNT', 'GODADDY'] as const).some((portal) => originOfPortal(portal, hosts) === origin);
