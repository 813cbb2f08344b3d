import {
  DEFAULT_PORTAL,
  PORTAL_IDS,
  type Portal,
  portalHost,
  portalRow,
} from '@signet/rulebook/reference/portals';

export type PortalHosts = { publicUrl: string; cookieHost: string };

function hostOfPortal(portal: Portal, hosts: PortalHosts): string {
  const { hostVariable } = portalRow(portal);
  return hostVariable === undefined
    ? portalHost(portal, new URL(hosts.publicUrl).hostname)
    : hosts[hostVariable];
}

export function portalOfHost(host: string, hosts: PortalHosts): Portal {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const [found] = PORTAL_IDS.filter((portal) => portal !== DEFAULT_PORTAL)
    .map((portal) => ({ portal, own: hostOfPortal(portal, hosts) }))
    .filter(({ own }) => name === own || name.endsWith(`.${own}`))
    .sort((one, other) => other.own.length - one.own.length);
  return found?.portal ?? DEFAULT_PORTAL;
}

/** The origin of a portal, from the configuration and never from a request. */
export function originOfPortal(portal: Portal, hosts: PortalHosts): string {
  const url = new URL(hosts.publicUrl);
  url.hostname = hostOfPortal(portal, hosts);
  return url.origin;
}

/** Every portal's origin, for checking `Origin` headers. */
export const originsOfPortals = (hosts: PortalHosts): readonly string[] =>
  PORTAL_IDS.map((portal) => originOfPortal(portal, hosts));
