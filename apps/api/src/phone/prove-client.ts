import { randomUUID } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';

export type ProveSettings = {
  url: string;
  deviceUrl: string;
  clientId: string;
  username: string;
  password: string;
  /** Defaults to LIMITS.providerTimeoutMs. */
  timeoutMs?: number;
};

export const PROVE_VENDOR = 'prove';
const tokenSpareSeconds = 60;

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const envelope = z.object({ requestid: z.string(), status: z.coerce.number().int(), response: z.unknown().optional() });

/** A reply, or a refusal; the vendor publishes no list of its codes. */
export type ProveResult<Shape> = { ok: true; response: Shape } | { ok: false };

/** The vendor spells its names in three ways, so all are read in lower case. docs/readings.md 123. */
function inSmallLetters(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name.toLowerCase(), inSmallLetters(below)]));
}

function shaped<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderDown(PROVE_VENDOR, 'shape');
  return parsed.data;
}

/** Calls to the vendor's classic REST API, each within `timeoutMs`; throws ProviderDown. Its token is kept until it ends. */
export function buildProveClient({ url, clientId, username, password, timeoutMs = LIMITS.providerTimeoutMs }: ProveSettings) {
  let held: { token: Promise<string>; endsAtMs: number } | undefined;

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url + path, { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 401) return response;
    throw new ProviderDown(PROVE_VENDOR, 'status', response.status);
  };
  const newToken = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'password', client_id: clientId, username, password });
    const response = await send('/token', { body });
    if (!response.ok) throw new ProviderDown(PROVE_VENDOR, 'status', response.status);
    const { access_token: token, expires_in: seconds } = shaped(tokenReply, await response.json());
    if (held) held.endsAtMs = performance.now() + (seconds - tokenSpareSeconds) * 1000;
    return token;
  };
  const token = (): Promise<string> => {
    if (held === undefined || performance.now() >= held.endsAtMs) {
      const asked = { token: newToken(), endsAtMs: Number.POSITIVE_INFINITY };
      held = asked;
      asked.token.catch(() => {
        if (held === asked) held = undefined; // the next call asks again
      });
    }
    return held.token;
  };

  /** Renews an expired token once. */
  const call = async <Schema extends z.ZodType>(path: string, fields: object, schema: Schema): Promise<ProveResult<z.infer<Schema>>> => {
    const requestId = randomUUID();
    const body = JSON.stringify({ RequestId: requestId, ApiClientId: clientId, ...fields });
    const attempt = async () => {
      const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json', 'request-id': requestId };
      return send(path, { body, headers });
    };
    try {
      let response = await attempt();
      if (response.status === 401) {
        held = undefined;
        response = await attempt();
      }
      if (!response.ok) throw new ProviderDown(PROVE_VENDOR, 'status', response.status);
      const answer = shaped(envelope, inSmallLetters(await response.json()));
      if (answer.requestid !== requestId) throw new ProviderDown(PROVE_VENDOR, 'shape'); // the answer to somebody else's question
      return answer.status === 0 ? { ok: true, response: shaped(schema, answer.response) } : { ok: false };
    } catch (error) {
      throw toProviderDown(PROVE_VENDOR, error);
    }
  };
  return { call };
}
