import type { ConfigReader } from './config-schema.ts';
import { isPublicHttps } from './vendor-variables.ts';

/** The desk of staff; undefined without a port of its own. docs/decisions/0222. */
export const deskConfig = (read: ConfigReader) =>
  read.DESK_PORT === undefined ||
  read.DESK_OIDC_ISSUER === undefined ||
  read.DESK_OIDC_CLIENT_ID === undefined ||
  read.DESK_OIDC_CLIENT_SECRET === undefined
    ? undefined
    : {
        port: read.DESK_PORT,
        url: read.DESK_URL ?? `http://desk.localhost:${read.DESK_PORT}`,
        dist: read.DESK_DIST,
        provider: {
          issuer: read.DESK_OIDC_ISSUER,
          clientId: read.DESK_OIDC_CLIENT_ID,
          clientSecret: read.DESK_OIDC_CLIENT_SECRET,
          groupsClaim: read.DESK_GROUPS_CLAIM,
          acrs: read.DESK_ACR,
        },
        rules: { groups: read.DESK_GROUPS, acrs: read.DESK_ACR, amrs: read.DESK_AMR },
      };

/** What is missing or unsafe of the desk in production. */
export function deskErrorsInProduction(read: ConfigReader): string[] {
  const { DESK_PORT, DESK_URL, DESK_ACR, DESK_AMR, PUBLIC_URL, COOKIE_HOST } = read;
  if (DESK_PORT === undefined) return [];
  const host = DESK_URL === undefined ? undefined : new URL(DESK_URL).hostname;
  const isShared =
    host !== undefined &&
    [new URL(PUBLIC_URL).hostname, COOKIE_HOST].some(
      (own) => host === own || host.endsWith(`.${own}`),
    );
  return [
    ...(['DESK_OIDC_ISSUER', 'DESK_OIDC_CLIENT_ID', 'DESK_OIDC_CLIENT_SECRET', 'DESK_URL'] as const)
      .filter((name) => read[name] === undefined)
      .map((name) => `${name} must be set where DESK_PORT is`),
    ...(DESK_URL === undefined || isPublicHttps(DESK_URL)
      ? []
      : [`DESK_URL must be https on a public name in production, not "${DESK_URL}"`]),
    ...(isShared ? ['DESK_URL must be on another host than the portals and their cookies'] : []),
    ...(DESK_ACR.length + DESK_AMR.length > 0
      ? []
      : ['DESK_ACR or DESK_AMR must name what proves more than a password']),
    ...(DESK_AMR.includes('mfa')
      ? ['DESK_AMR must not hold mfa in production: codes by text can be phished']
      : []),
  ];
}
