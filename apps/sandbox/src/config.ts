import { PORTALS_DEFAULT_FIRST, portalHost } from '@signet/rulebook/reference/portals';
/** Where the sandbox listens, and where the product that it serves lives. */
export type SandboxConfig = {
  port: number;
  mailPort: number;
  host: string;
  /** The address that vendors' own links and the OpenID issuer carry. */
  publicUrl: string;
  portalOrigins: string[];
  /** How long a changed clock waits for the connected programs before it names those that did not answer. */
  ackTimeoutMs: number;
  /** Where webhooks go when a call names no address of its own. */
  productUrl: string;
  /** The product's reviewers who act here, each with their key. */
  reviewers: { name: string; key: string }[];
};

/** The configuration that the environment asks for; the defaults serve `npm start`. */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const port = readPort(env.SANDBOX_PORT ?? '4000');
  const portalOrigins = env.PORTAL_ORIGINS?.split(',').map((origin) => origin.trim()) ?? portalOriginsOn(env.PORT ?? '3000');
  return sandboxConfig({ port, host: env.HOST ?? 'localhost', portalOrigins, productUrl: env.PRODUCT_URL, reviewers: env.REVIEWERS });
}

/** The portals of a product on this machine. */
const portalOriginsOn = (port: string): string[] =>
  PORTALS_DEFAULT_FIRST.map((portal) => `http://${portalHost(portal, 'localhost')}:${port}`);

type Wish = {
  port: number;
  ackTimeoutMs?: number;
  mailPort?: number;
  host?: string;
  portalOrigins?: string[] | undefined;
  productUrl?: string | undefined;
  reviewers?: string | undefined;
};

/** A whole configuration from the parts that differ from the default. */
export function sandboxConfig(wish: Wish): SandboxConfig {
  const portalOrigins = wish.portalOrigins ?? portalOriginsOn('3000');
  return {
    port: wish.port,
    mailPort: wish.mailPort ?? wish.port + 1,
    host: wish.host ?? 'localhost',
    publicUrl: `http://localhost:${wish.port}`,
    portalOrigins,
    ackTimeoutMs: wish.ackTimeoutMs ?? 10_000,
    reviewers: readReviewers(wish.reviewers ?? 'Robin=sandbox-reviewer-robin,Sam=sandbox-reviewer-sam'),
    productUrl: wish.productUrl ?? portalOrigins[0] ?? 'http://localhost:3000',
  };
}

/** Rows like `Robin=key`, with a comma between: the product's own variable. */
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
