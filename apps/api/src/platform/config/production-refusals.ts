import { existsSync } from 'node:fs';
import type { ConfigReader } from './config-schema.ts';

/** What production refuses: vendors that are not https on a public name, test keys and everything of the sandbox. docs/readings.md 21. */
export function productionConfigErrors(read: ConfigReader): string[] {
  const lines: string[] = [];
  const addresses = [
    'PLAID_URL',
    'PLAID_LINK_SCRIPT_URL',
    'TWILIO_URL',
    'PROVE_URL',
    'PROVE_DEVICE_URL',
    'PERSONA_URL',
    'STRIPE_URL',
    'STRIPE_SCRIPT_URL',
    'LIBERIS_URL',
    'LIBERIS_JOURNEY_URL',
    'HOSTING_URL',
    'FULFILMENT_URL',
    'PLACES_SCRIPT_URL',
    'OIDC_ISSUER',
    'PUBLIC_URL',
  ] as const;
  for (const name of addresses)
    if (!isPublicHttps(read[name])) lines.push(`${name} must be https on a public name in production, not "${read[name]}"`);
  for (const name of ['FLAGS_URL', 'SURVEY_SCRIPT_URL'] as const) {
    const url = read[name];
    if (url !== undefined && !isPublicHttps(url)) lines.push(`${name} must be https on a public name in production`);
  }
  if (!isPublicHost(read.PERSONA_WIDGET_HOST.split(':')[0] ?? '')) lines.push('PERSONA_WIDGET_HOST must be a public name in production');
  if (!isPublicHost(URL.parse(read.SMTP_URL)?.hostname ?? '')) lines.push('SMTP_URL must name a public host in production');
  const keys = [
    'PLAID_CLIENT_ID',
    'PLAID_SECRET',
    'PERSONA_API_KEY',
    'PERSONA_WEBHOOK_SECRET',
    'TWILIO_AUTH_TOKEN',
    'PROVE_CLIENT_ID',
    'PROVE_PASSWORD',
    'STRIPE_API_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PUBLISHABLE_KEY',
    'LIBERIS_CLIENT_SECRET',
    'HOSTING_CLIENT_SECRET',
    'FULFILMENT_KEY',
    'OIDC_CLIENT_SECRET',
  ] as const;
  for (const name of keys) if (/sandbox|test/i.test(read[name])) lines.push(`${name} is a test key, which production refuses`);
  if (/sandbox/i.test(read.PLAID_URL)) lines.push('PLAID_URL is the vendor’s sandbox, which production refuses');
  if (/staging/i.test(read.PROVE_URL)) lines.push('PROVE_URL is the vendor’s staging, which production refuses');
  if (read.LIMIT_FACTOR !== 1) lines.push('LIMIT_FACTOR must be 1 in production: it raises the limits that protect money');
  if (read.MAGIC_IDS) lines.push('MAGIC_IDS is refused in production');
  if (read.CLOCK_URL !== undefined) lines.push('CLOCK_URL is refused in production');
  if (!existsSync(read.KEYS_FILE)) lines.push(`KEYS_FILE must exist in production, and "${read.KEYS_FILE}" does not`);
  return lines;
}

/** What every other environment refuses: keys that move real money. */
export const liveKeyErrors = (read: ConfigReader): string[] =>
  (['STRIPE_API_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)
    .filter((name) => /_live_/.test(read[name]))
    .map((name) => `${name} is a live key, which production alone may use`);

/** No test name, nothing on this machine. */
export const isPublicHost = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host) && !/(^|\.)(localhost|local|internal|test|invalid|example)$/i.test(host);

/** True for an https address on such a name. docs/readings.md 21. */
export function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && isPublicHost(url.hostname);
}
