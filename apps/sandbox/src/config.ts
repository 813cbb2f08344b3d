import { PORTALS_DEFAULT_FIRST, portalHost } from '@signet/rulebook/reference/portals';
export type SandboxConfig = {
  port: number;
  mailPort: number;
  host: string;
  /** Base URL in vendors' links and the OpenID issuer. */
  publicUrl: string;
  portalOrigins: string[];
  /**
   * How long a clock change waits for connected programs before it reports those that did not
   * acknowledge.
   */
  ackTimeoutMs: number;
  /** Default webhook target when a call names no address of its own. */
  productUrl: string;
  /** Where staff work; their provider sends them back there. */
  deskUrl: string;
  /** Where people of partners work. */
  consoleUrl: string;
  reviewers: { name: string; key: string }[];
};

/**
 * Reads the configuration from the environment; the defaults serve `npm start`. Throws on an
 * invalid port.
 */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const port = readPort(env.SANDBOX_PORT ?? '4000');
  const portalOrigins =
    env.PORTAL_ORIGINS?.split(',').map((origin) => origin.trim()) ??
    portalOriginsOn(env.PORT ?? '3000');
  return sandboxConfig({
    port,
    host: env.HOST ?? 'localhost',
    portalOrigins,
    productUrl: env.PRODUCT_URL,
    deskUrl: env.DESK_URL ?? deskUrlOn(env.DESK_PORT ?? '3100'),
    consoleUrl: env.CONSOLE_URL ?? consoleUrlOn(env.CONSOLE_PORT ?? '3200'),
    reviewers: env.REVIEWERS,
  });
}

const portalOriginsOn = (port: string): string[] =>
  PORTALS_DEFAULT_FIRST.map((portal) => `http://${portalHost(portal, 'localhost')}:${port}`);

const consoleUrlOn = (port: string): string => `http://console.localhost:${port}`;

const deskUrlOn = (port: string): string => `http://desk.localhost:${port}`;

type ConfigOverrides = {
  port: number;
  ackTimeoutMs?: number;
  mailPort?: number;
  host?: string;
  portalOrigins?: string[] | undefined;
  productUrl?: string | undefined;
  deskUrl?: string;
  consoleUrl?: string;
  reviewers?: string | undefined;
};

export function sandboxConfig(overrides: ConfigOverrides): SandboxConfig {
  const portalOrigins = overrides.portalOrigins ?? portalOriginsOn('3000');
  return {
    port: overrides.port,
    mailPort: overrides.mailPort ?? overrides.port + 1,
    host: overrides.host ?? 'localhost',
    publicUrl: `http://localhost:${overrides.port}`,
    portalOrigins,
    ackTimeoutMs: overrides.ackTimeoutMs ?? 10_000,
    reviewers: readReviewers(
      overrides.reviewers ?? 'Robin=sandbox-reviewer-robin,Sam=sandbox-reviewer-sam',
    ),
    deskUrl: overrides.deskUrl ?? deskUrlOn('3100'),
    consoleUrl: overrides.consoleUrl ?? consoleUrlOn('3200'),
    productUrl: overrides.productUrl ?? portalOrigins[0] ?? 'http://localhost:3000',
  };
}

/** Parses `Robin=key,Kim=key`, the format of the product's own variable. */
const readReviewers = (text: string): SandboxConfig['reviewers'] =>
  text
    .split(',')
    .map((row) => row.trim().split('='))
    .map(([name = '', ...rest]) => ({ name: name.trim(), key: rest.join('=') }));

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`SANDBOX_PORT must be a port number from 1 to 65534, not "${text}"`);
  return port;
}
