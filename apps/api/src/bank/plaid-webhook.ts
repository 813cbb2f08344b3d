import { createHash, timingSafeEqual } from 'node:crypto';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { registerSignedWebhook, vendorId } from '../platform/http/signed-webhook.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { PLAID_WEBHOOK_PATH } from './plaid.ts';
import { type FindKey, rememberedKeys } from './webhook-keys.ts';

/**
 * Events that trigger a re-read of the account; all others carry nothing new. docs/decisions/0072.
 */
export const PLAID_NEWS: readonly string[] = [
  'AUTH/AUTOMATICALLY_VERIFIED',
  'AUTH/VERIFICATION_EXPIRED',
  'AUTH/DEFAULT_UPDATE',
  'ITEM/ERROR',
  'ITEM/PENDING_DISCONNECT',
  'ITEM/LOGIN_REPAIRED',
  'ITEM/USER_PERMISSION_REVOKED',
  'ITEM/USER_ACCOUNT_REVOKED',
];

const EVENT = z.object({
  webhook_type: z.string().max(60),
  webhook_code: z.string().max(60),
  item_id: vendorId,
});
const KEY_ID = z.string().regex(/^[\w-]{1,100}$/);
const CLAIMS = z.object({
  iat: z.number(),
  request_body_sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * Accepts Plaid webhooks. Only a signed call has an effect, and its only effect is a re-read of the
 * account. docs/readings.md 70.
 */
function registerPlaidWebhook(app: FastifyInstance, deps: Deps): void {
  const { store, log, clock } = deps;
  const keys = rememberedKeys(
    (keyId) => deps.providers.bank.webhookKey(keyId),
    () => clock.now() - clock.offsetMs(),
  );
  registerSignedWebhook(app, PLAID_WEBHOOK_PATH, async ({ headers, rawBody, parsed, ip }) => {
    const token = headers['plaid-verification'];
    // Vendors' signatures stay on the machine's time. docs/readings.md 20.
    const nowMs = clock.now() - clock.offsetMs();
    const isSigned = await hasPlaidSignature(token, rawBody, {
      keys: (keyId) => keys(keyId, ip),
      nowMs,
    }).catch((error: unknown) => {
      // An error status makes Plaid retry.
      throw error instanceof ProviderDown ? new AppError('provider.unavailable') : error;
    });
    if (!isSigned || typeof token !== 'string') throw new AppError('webhook.invalidSignature');
    const event = EVENT.safeParse(parsed());
    if (!event.success) return log.warn({ vendor: 'plaid' }, 'a signed event was not understood');
    const { webhook_type: type, webhook_code: code, item_id: itemId } = event.data;
    const name = `${type}/${code}`;
    if (PLAID_NEWS.includes(name))
      await store.bankNews.heardOfLink({
        eventId: `plaid:${sha256(token)}`,
        name,
        subject: itemId,
      });
  });
}

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * True for a fresh token signed by Plaid over the raw body's hash. Throws ProviderDown without the
 * key. docs/readings.md 122.
 */
export async function hasPlaidSignature(
  token: string | string[] | undefined,
  rawBody: Buffer,
  { keys, nowMs }: { keys: FindKey; nowMs: number },
): Promise<boolean> {
  if (typeof token !== 'string') return false;
  const claims = await claimsOf(token, { keys, nowMs });
  if (claims === undefined) return false;
  return timingSafeEqual(
    Buffer.from(claims.request_body_sha256, 'hex'),
    createHash('sha256').update(rawBody).digest(),
  );
}

async function claimsOf(
  token: string,
  { keys, nowMs }: { keys: FindKey; nowMs: number },
): Promise<z.infer<typeof CLAIMS> | undefined> {
  const header = headerOf(token);
  const keyId = KEY_ID.safeParse(header?.kid);
  if (header?.alg !== 'ES256' || !keyId.success) return undefined;
  const key = await keys(keyId.data);
  if (key === undefined) return undefined;
  const verified = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ES256')
    .then((imported) =>
      jwtVerify(token, imported, {
        algorithms: ['ES256'],
        // Allows Plaid's clock to run ahead of ours.
        maxTokenAge: (LIMITS.webhookToleranceMs - BANK_LIMITS.webhookClockSkewMs) / 1_000,
        clockTolerance: BANK_LIMITS.webhookClockSkewMs / 1_000,
        currentDate: new Date(nowMs),
      }),
    )
    .catch(() => undefined); // any JWT error means unsigned
  return CLAIMS.safeParse(verified?.payload).data;
}

function headerOf(token: string): ReturnType<typeof decodeProtectedHeader> | undefined {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined; // not a JWT
  }
}

export const PLAID_WEBHOOK = {
  path: PLAID_WEBHOOK_PATH,
  signedIn: 'Plaid-Verification',
  operationId: 'receiveBankWebhook',
  summary:
    'The bank vendor tells of a link; its signature authorises it, and the account is read again',
  errors: ['provider.unavailable'],
  register: registerPlaidWebhook,
} as const;
