import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const originOf = (address: string): string => new URL(address).origin;

/** The hashes of what stands inside the page itself: its styles and its first lines of script. */
export type PageHashes = { styles: readonly string[]; scripts: readonly string[] };

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

/** What a page of ours may load: our own files, the address look-up, the bank's window and the card field; `ancestors` alone may frame it. docs/readings.md 119. */
export function pagePolicy(config: Config, hashes: PageHashes, ancestors = "'none'"): string {
  const { places, plaid, cardField, stripe, surveyScriptUrl } = config;
  const placesOrigin = originOf(places.scriptUrl);
  const plaidScript = originOf(plaid.linkScriptUrl);
  const cardOrigins = cardFieldOrigins(cardField.scriptUrl);
  const survey = surveyScriptUrl === undefined ? [] : [originOf(surveyScriptUrl)];
  const vendors = [...new Set([placesOrigin, plaidScript, ...cardOrigins.scripts, ...survey])].join(' ');
  const placesApi = placesOrigin.endsWith('.googleapis.com') ? 'https://places.googleapis.com' : '';
  const calls = [...new Set([placesOrigin, placesApi, originOf(plaid.url), originOf(stripe.url), ...survey])].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    `script-src 'self' ${quoted(hashes.scripts)} ${vendors}`,
    `style-src 'self' ${quoted(hashes.styles)}`,
    "style-src-attr 'unsafe-inline'", // the widgets write a few style attributes, which can run nothing
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${calls}`,
    `frame-src ${[...new Set([plaidScript, ...cardOrigins.frames, widgetOrigin(config)])].join(' ')}`,
    "manifest-src 'self'",
  ].join('; ');
}

/** Where the card field's script and frames come from; the vendor's own adds names of its own to the script's. docs/readings.md 135. */
function cardFieldOrigins(scriptUrl: string): { scripts: readonly string[]; frames: readonly string[] } {
  const origin = originOf(scriptUrl);
  if (origin !== 'https://js.stripe.com') return { scripts: [origin], frames: [origin] };
  const scripts = [origin, 'https://*.js.stripe.com'];
  return { scripts, frames: [...scripts, 'https://hooks.stripe.com'] };
}

const widgetOrigin = ({ persona }: Config): string =>
  `${persona.widgetHost.startsWith('localhost') ? 'http' : 'https'}://${persona.widgetHost}`; // as the vendor's browser SDK reads it

/**
 * The camera for the identity vendor's frame and for nobody else; a frame may only have what the page around it has.
 * docs/readings.md 76.
 */
const permissionsPolicy = (config: Config): string => `camera=(self "${widgetOrigin(config)}"), microphone=(), geolocation=(), payment=()`;

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
