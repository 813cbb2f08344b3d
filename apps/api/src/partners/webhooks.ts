import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { LIMITS } from '@signet/rulebook/core/limits';
import ipaddr from 'ipaddr.js';
import { isAllowedUrl } from '../platform/config/partner-row.ts';
import { signForReceiver } from '../platform/seal/seal.ts';
import type { CertificateFault, Delivered, DeliveryFault, WebhookPort } from './webhook-port.ts';

type Address = { address: string; family: number };
type Options = { environment: string; timeoutMs?: number; resolve?: (host: string) => Promise<readonly Address[]> };

/** Where an event is sent, with the one address that was looked at. */
type Target = { url: URL; to: Address };

const SECRET_PREFIX = 'whsec_';

/** The signature of Standard Webhooks (https://www.standardwebhooks.com): an HMAC-SHA-256 over id, time in s and body. docs/readings.md 171. */
export function signatureOf(secret: string, { id, seconds, body }: { id: string; seconds: number; body: string }): string {
  return `v1,${signForReceiver(secret.replace(SECRET_PREFIX, ''), `${id}.${seconds}.${body}`)}`;
}

/** What of IPv6 the internet has; the rest is kept back, and some of it leads to addresses of IPv4 (RFC 4291). */
const INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an address of the public internet: none of a private network, this machine, a link or a tunnel to one of those. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(INTERNET));
}

const isLocalName = (host: string): boolean => /^([\w-]+\.)*localhost$/.test(host);
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Every address of a name must be public; names of this machine are allowed beside a sandbox alone, and resolved by nobody. */
async function targetOf(
  text: string,
  { environment, resolve }: Required<Pick<Options, 'environment' | 'resolve'>>,
): Promise<Target | DeliveryFault> {
  const url = URL.parse(text);
  if (url === null || !isAllowedUrl(text, environment)) return 'address';
  if (isLocalName(url.hostname)) return { url, to: { address: '127.0.0.1', family: 4 } };
  const found = await resolve(url.hostname).catch(() => []);
  const [to] = found;
  if (to === undefined) return 'name';
  return found.every(({ address }) => isPublicAddress(address)) ? { url, to } : 'address';
}

/** Connects to the address that was checked, whatever the name says by then. */
const pinnedTo =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);

type Sending = Target & { headers: Record<string, string>; body: string; signal: AbortSignal };

/** Posts once. An answer is its status alone: nothing of it is read, and no redirect is followed. */
const post = ({ url, to, headers, body, signal }: Sending): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { method: 'POST', headers, agent: false, lookup: pinnedTo(to), signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // Node tells of a change of the protocol by nothing else, and the try would never end.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      resolve(statusCode);
      socket.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });

/** Ends by time whatever is still waited for: nothing stops a look-up of a name that hangs. */
const within = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** Node's codes of certificates that nobody may trust, as a partner reads them. */
const CERTIFICATE_FAULTS: Readonly<Record<string, CertificateFault>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'of an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'of an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'of an unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'of an unknown issuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'of another name',
};

/** A fault of Node’s in our words. */
function faultOf(error: unknown): DeliveryFault {
  const { name = '', code = '' } = error as { name?: string; code?: string }; // what Node throws
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const certificate = CERTIFICATE_FAULTS[code];
  if (certificate !== undefined) return `certificate ${certificate}`;
  return /CERT|TLS|SSL|SIGNATURE|ISSUER|EPROTO/.test(code) ? 'tls' : 'network';
}

/** Sends events to partners' servers. docs/decisions/0097. */
export function buildWebhooks({
  environment,
  timeoutMs = LIMITS.providerTimeoutMs,
  resolve = (host) => lookup(host, { all: true }),
}: Options): WebhookPort {
  return {
    post: async ({ id, url: text, body, secrets }): Promise<Delivered> => {
      const signal = AbortSignal.timeout(timeoutMs);
      const seconds = Math.floor(Date.now() / 1_000); // the receiver holds it against its own clock, which nobody moves
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'onboarding-webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': secrets.map((secret) => signatureOf(secret, { id, seconds, body })).join(' '),
      };
      try {
        const target = await within(targetOf(text, { environment, resolve }), signal);
        if (typeof target === 'string') return { fault: target };
        const status = await within(post({ ...target, headers, body, signal }), signal);
        if (status >= 200 && status < 300) return {};
        return { fault: isRedirect(status) ? 'redirect' : `status ${status}` };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
  };
}
