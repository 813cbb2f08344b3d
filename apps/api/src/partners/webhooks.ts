import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { LIMITS } from '@signet/rulebook/core/limits';
import { textAt } from '@signet/rulebook/core/records';
import ipaddr from 'ipaddr.js';
import { isAllowedUrl } from '../platform/config/partner-row.ts';
import { signForReceiver } from '../platform/seal/seal.ts';
import type { CertificateFault, Delivered, DeliveryFault, WebhookPort } from './webhook-port.ts';

type Address = { address: string; family: number };
type Options = {
  environment: string;
  timeoutMs?: number;
  resolve?: (host: string) => Promise<readonly Address[]>;
};

/** The URL and the resolved address that passed the check. */
type Target = { url: URL; to: Address };

const SECRET_PREFIX = 'whsec_';

/**
 * Standard Webhooks signature (https://www.standardwebhooks.com): HMAC-SHA-256 over id, time in
 * seconds and body. docs/readings.md 171.
 */
export function signatureOf(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  return `v1,${signForReceiver(secret.replace(SECRET_PREFIX, ''), `${id}.${seconds}.${body}`)}`;
}

/**
 * The allocated part of IPv6; other ranges are reserved, and some embed IPv4 addresses (RFC 4291).
 */
const ALLOCATED_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for public unicast addresses: not private, loopback, link-local, or tunneled to one of
 * those.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(ALLOCATED_IPV6));
}

const isLocalName = (host: string): boolean => /^([\w-]+\.)*localhost$/.test(host);
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Every resolved address must be public, to prevent SSRF; localhost names work in a sandbox only
 * and are not resolved.
 */
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

/** Connects to the checked address, so that DNS rebinding cannot redirect the request. */
const pinnedTo =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);

type Sending = Target & { headers: Record<string, string>; body: string; signal: AbortSignal };

/** Reads only the status of the response and follows no redirect. */
const post = ({ url, to, headers, body, signal }: Sending): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      { method: 'POST', headers, agent: false, lookup: pinnedTo(to), signal },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    // A 101 response raises only this event; without it the attempt would never end.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      resolve(statusCode);
      socket.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });

/** Rejects when the signal aborts: a hanging DNS lookup cannot be canceled. */
const within = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** Node's certificate error codes, in the words that partners see. */
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

function faultOf(error: unknown): DeliveryFault {
  const name = textAt(error, 'name');
  const code = textAt(error, 'code') ?? '';
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const certificate = CERTIFICATE_FAULTS[code];
  if (certificate !== undefined) return `certificate ${certificate}`;
  return /CERT|TLS|SSL|SIGNATURE|ISSUER|EPROTO/.test(code) ? 'tls' : 'network';
}

/** Posts events to partners' servers. docs/decisions/0097. */
export function buildWebhooks({
  environment,
  timeoutMs = LIMITS.providerTimeoutMs,
  resolve = (host) => lookup(host, { all: true }),
}: Options): WebhookPort {
  return {
    post: async ({ id, url: text, body, secrets }): Promise<Delivered> => {
      const signal = AbortSignal.timeout(timeoutMs);
      // Receivers check it against real time, not the product's clock.
      const seconds = Math.floor(Date.now() / 1_000);
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'onboarding-webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': secrets
          .map((secret) => signatureOf(secret, { id, seconds, body }))
          .join(' '),
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
