import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The hashes of what stands inside the page itself: its styles and its first lines of script. */
export type PageHashes = { styles: readonly string[]; scripts: readonly string[] };

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

/** What a page of ours may load: our own files, the address look-up, the bank's window and the card field; `ancestors` alone may frame it. docs/readings.md 119. */
export function pagePolicy(config: Config, hashes: PageHashes, ancestors = "'none'"): string {
  const { scripts, calls, frames } = config.pageOrigins;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    `script-src 'self' ${quoted(hashes.scripts)} ${scripts.join(' ')}`,
    `style-src 'self' ${quoted(hashes.styles)}`,
    "style-src-attr 'unsafe-inline'", // the widgets write a few style attributes, which can run nothing
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${calls.join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
  ].join('; ');
}

/**
 * The camera for the identity vendor's frame and for nobody else; a frame may only have what the page around it has.
 * docs/readings.md 76.
 */
const permissionsPolicy = ({ pageOrigins: { camera } }: Config): string =>
  `camera=(self ${camera.map((origin) => `"${origin}"`).join(' ')}), microphone=(), geolocation=(), payment=()`;

/** For everything but pages: nothing may be loaded. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that every answer bears; HSTS only where the product is reached by https. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // each kind of answer names its own below
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' }, // a bank's own window must find its way back
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', BARE_POLICY);
    reply.header('permissions-policy', permissionsPolicy(config));
  });
}
