import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { CSP_REPORTS_PATH } from './csp-reports.ts';

/** CSP hashes of the page's inline styles and scripts. */
export type PageHashes = { styles: readonly string[]; scripts: readonly string[] };

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

/**
 * CSP of our pages: own files, address lookup, bank window, card field; framed by `ancestors` only.
 * docs/readings.md 119.
 */
export function pagePolicy(config: Config, hashes: PageHashes, ancestors = "'none'"): string {
  const { scripts, calls, frames } = config.pageOrigins;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    `script-src 'self' ${quoted(hashes.scripts)} ${scripts.join(' ')}`,
    `style-src 'self' ${quoted(hashes.styles)}`,
    "style-src-attr 'unsafe-inline'", // the widgets set a few style attributes, which cannot execute anything
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${calls.join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    'report-to csp',
    `report-uri ${CSP_REPORTS_PATH}`, // for browsers without report-to
  ].join('; ');
}

/**
 * Grants the camera to the identity vendor's frame only; a frame can have only what its parent page
 * has. docs/readings.md 76.
 */
const permissionsPolicy = ({ pageOrigins: { camera } }: Config): string =>
  `camera=(self ${camera.map((origin) => `"${origin}"`).join(' ')}), microphone=(), geolocation=(), payment=()`;

const BARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response; HSTS only when the product is served over https. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // each kind of response sets its own below
    hsts: config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // A bank's popup must be able to reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', BARE_POLICY);
    reply.header('permissions-policy', permissionsPolicy(config));
    // Addresses hold ids of applications, and no page is worth finding by a search.
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
}
