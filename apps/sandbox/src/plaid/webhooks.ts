import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { World } from '../world.ts';
import type { Item } from './store.ts';

export type PlaidWebhooks = {
  /** Posts a signed webhook to the item's URL; does nothing without one. */
  send: (to: string | null, type: string, code: string, body: object) => void;
  sendFor: (item: Item, type: string, code: string, extra?: object) => void;
  key: (keyId: string) => object | undefined;
  /** Returns the verification JWT for a body with that hash. */
  sign: (bodyHash: string) => Promise<string>;
};

/** Signs webhooks as the vendor does: a JWT (ES256) over the hash of the raw body. */
export async function createPlaidWebhooks(world: World): Promise<PlaidWebhooks> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = crypto.randomUUID();
  const jwk = {
    ...(await exportJWK(publicKey)),
    alg: 'ES256',
    kid,
    use: 'sig',
    created_at: Math.floor(Date.now() / 1000),
    expired_at: null,
  };

  const sign = (bodyHash: string): Promise<string> =>
    new SignJWT({ request_body_sha256: bodyHash })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuedAt()
      .sign(privateKey);

  const deliver = async (url: string, type: string, code: string, body: object) => {
    // The vendor sends the body with two-space indentation, so only a hash of the raw bytes
    // matches.
    const rawBody = JSON.stringify(
      { webhook_type: type, webhook_code: code, ...body, environment: 'sandbox' },
      null,
      2,
    );
    const jwt = await sign(createHash('sha256').update(rawBody).digest('hex'));
    const headers = { 'content-type': 'application/json', 'plaid-verification': jwt };
    await world.webhooks.send({
      vendor: 'plaid',
      name: `${type}/${code}`,
      url,
      headers,
      rawBody,
      shown: JSON.parse(rawBody),
    });
  };
  const send: PlaidWebhooks['send'] = (to, type, code, body) => {
    if (to !== null) void deliver(to, type, code, body);
  };

  return {
    send,
    sign,
    sendFor: (item, type, code, extra = {}) =>
      send(item.webhook, type, code, { item_id: item.id, error: item.error, ...extra }),
    key: (keyId) => (keyId === kid ? jwk : undefined),
  };
}
