import Stripe from 'stripe';
import type { z } from 'zod';
import { ProviderDown, toProviderDown } from './provider-down.ts';

export type StripeSettings = { url: string; apiKey: string; timeoutMs: number };

const VENDOR = 'stripe';

/** Stripe's client at the configured address, without retries of its own: jobs and users retry. */
export function buildStripeClient({ url, apiKey, timeoutMs }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(url);
  const isHttps = protocol === 'https:';
  return new Stripe(apiKey, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Reduces Stripe's error, which contains the request, to what may be logged. */
function downFrom(error: unknown): ProviderDown {
  if (!(error instanceof Stripe.errors.StripeError)) return toProviderDown(VENDOR, error);
  const { statusCode, detail }: { statusCode?: number | undefined; detail?: unknown } = error; // connection errors carry their cause as `detail`
  if (statusCode !== undefined)
    return toProviderDown(VENDOR, { status: statusCode, headers: error.headers });
  if (error instanceof Stripe.errors.StripeConnectionError)
    return toProviderDown(VENDOR, detail ?? error);
  return new ProviderDown(VENDOR, 'shape');
}

export async function orStripeDown<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw downFrom(error);
  }
}

export async function askStripe<Schema extends z.ZodType>(
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await call());
  if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
  return parsed.data;
}

export const stripeShapeError = (): ProviderDown => new ProviderDown(VENDOR, 'shape');
