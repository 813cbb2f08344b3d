import type { ConfigReader } from './config-schema.ts';
import { isPublicHttps } from './vendor-variables.ts';

/** The console of partners' people; undefined without a port of its own. docs/decisions/0302. */
export const consoleConfig = ({
  CONSOLE_PORT: port,
  CONSOLE_URL,
  CONSOLE_DIST: dist,
  CONSOLE_SECRETS: secrets,
}: ConfigReader) =>
  port === undefined
    ? undefined
    : { port, dist, secrets, url: CONSOLE_URL ?? `http://console.localhost:${port}` };

/** What is missing or unsafe of the console in production. */
export function consoleErrorsInProduction(read: ConfigReader): string[] {
  const { CONSOLE_PORT, CONSOLE_URL, DESK_URL, PUBLIC_URL, COOKIE_HOST, CONSOLE_SECRETS } = read;
  if (CONSOLE_PORT === undefined) return [];
  if (CONSOLE_URL === undefined) return ['CONSOLE_URL must be set where CONSOLE_PORT is'];
  const { hostname } = new URL(CONSOLE_URL);
  const isShared = [
    new URL(PUBLIC_URL).hostname,
    COOKIE_HOST,
    ...(DESK_URL === undefined ? [] : [new URL(DESK_URL).hostname]),
  ].some((own) => hostname === own || hostname.endsWith(`.${own}`));
  return [
    ...(isPublicHttps(CONSOLE_URL)
      ? []
      : [`CONSOLE_URL must be https on a public name in production, not "${CONSOLE_URL}"`]),
    ...(isShared
      ? ['CONSOLE_URL must be on another host than the portals, their cookies and the desk']
      : []),
    ...(Object.values(CONSOLE_SECRETS).some((secret) => /sandbox|test/i.test(secret))
      ? ['CONSOLE_SECRETS holds a test key, which production refuses']
      : []),
  ];
}
