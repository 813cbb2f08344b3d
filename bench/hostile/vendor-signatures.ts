import { createHash, createHmac } from 'node:crypto';
import { textAt } from '@signet/rulebook/core/records';
import type { Signer } from './targets.ts';

type Body = string | Buffer;

/** Two vendors sign timestamp and body with a shared secret. */
function timed(secret: string, body: Body): string {
  const t = String(Math.floor(Date.now() / 1_000));
  const v1 = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
  return `t=${t},v1=${v1}`;
}

/** Only the bank vendor has its private key, so the sandbox signs. */
async function plaidToken(body: Body, sandboxUrl: string): Promise<string> {
  const hash = createHash('sha256').update(body).digest('hex');
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandboxUrl}/control/bank-signatures`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ hash }),
  });
  return textAt(await answer.json(), 'token') ?? '';
}

type Sign = (
  body: Body,
  sandboxUrl: string,
) => Record<string, string> | Promise<Record<string, string>>;
const SIGNERS: Readonly<Record<Signer, Sign>> = {
  persona: (body) => ({ 'persona-signature': timed('wbhsec_sandbox', body) }),
  stripe: (body) => ({ 'stripe-signature': timed('whsec_sandbox', body) }),
  plaid: async (body, sandboxUrl) => ({ 'plaid-verification': await plaidToken(body, sandboxUrl) }),
};

/** The header with which the product accepts the body as the vendor's. */
export const signatureOf = (signer: Signer, body: Body, sandboxUrl: string) =>
  SIGNERS[signer](body, sandboxUrl);
