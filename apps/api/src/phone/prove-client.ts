import { randomUUID } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import { ACCESS_TOKEN_REPLY, holdAccessToken } from '../platform/access-token.ts';
import { downByStatus, ProviderDown, toProviderDown } from '../platform/provider-down.ts';

export type ProveSettings = {
  url: string;
  deviceUrl: string;
  clientId: string;
  username: string;
  password: string;
  timeoutMs?: number;
};

export const PROVE_VENDOR = 'prove';
const envelope = z.object({
  requestid: z.string(),
  status: z.coerce.number().int(),
  response: z.unknown().optional(),
});

/** `ok: false` is a refusal; Prove publishes no list of its codes. */
export type ProveResult<Shape> = { ok: true; response: Shape } | { ok: false };

/**
 * Prove spells its field names in three ways, so compare them in lower case. docs/readings.md 123.
 */
function inSmallLetters(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, below]) => [name.toLowerCase(), inSmallLetters(below)]),
  );
}

function shaped<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderDown(PROVE_VENDOR, 'shape');
  return parsed.data;
}

/**
 * Prove's classic REST API; each call times out after `timeoutMs` and throws ProviderDown. The
 * access token is cached until it expires.
 */
export function buildProveClient({
  url,
  clientId,
  username,
  password,
  timeoutMs = LIMITS.providerTimeoutMs,
}: ProveSettings) {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url + path, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok || response.status === 401) return response;
    throw downByStatus(PROVE_VENDOR, response);
  };
  const held = holdAccessToken(async () => {
    const body = new URLSearchParams({
      grant_type: 'password',
      client_id: clientId,
      username,
      password,
    });
    const response = await send('/token', { body });
    if (!response.ok) throw downByStatus(PROVE_VENDOR, response);
    return shaped(ACCESS_TOKEN_REPLY, await response.json());
  });

  const call = async <Schema extends z.ZodType>(
    path: string,
    fields: object,
    schema: Schema,
  ): Promise<ProveResult<z.infer<Schema>>> => {
    const requestId = randomUUID();
    const body = JSON.stringify({ RequestId: requestId, ApiClientId: clientId, ...fields });
    const attempt = async () => {
      const headers = {
        authorization: `Bearer ${await held.token()}`,
        'content-type': 'application/json',
        'request-id': requestId,
      };
      return send(path, { body, headers });
    };
    try {
      let response = await attempt();
      if (response.status === 401) {
        held.drop();
        response = await attempt();
      }
      if (!response.ok) throw downByStatus(PROVE_VENDOR, response);
      const answer = shaped(envelope, inSmallLetters(await response.json()));
      // Reply to another request.
      if (answer.requestid !== requestId) throw new ProviderDown(PROVE_VENDOR, 'shape');
      return answer.status === 0
        ? { ok: true, response: shaped(schema, answer.response) }
        : { ok: false };
    } catch (error) {
      throw toProviderDown(PROVE_VENDOR, error);
    }
  };
  return { call };
}
