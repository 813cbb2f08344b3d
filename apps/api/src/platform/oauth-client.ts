import { LIMITS } from '@signet/rulebook/core/limits';
import type { z } from 'zod';
import { ACCESS_TOKEN_REPLY, holdAccessToken } from './access-token.ts';
import { downByStatus, ProviderDown, toProviderDown } from './provider-down.ts';

export type OauthSettings = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Defaults to LIMITS.providerTimeoutMs. */
  timeoutMs?: number | undefined;
};

type OauthRequest<Refusal> = {
  method?: 'GET' | 'POST';
  body?: object | undefined;
  /** Values to return for these HTTP statuses instead of throwing. */
  refusals?: Readonly<Record<number, Refusal>>;
};

/**
 * Client credentials (RFC 6749, 4.4): renews a rejected token once, follows no redirect, throws
 * ProviderDown.
 */
export function buildOauthClient(
  vendor: string,
  { url, clientId, clientSecret, timeoutMs = LIMITS.providerTimeoutMs }: OauthSettings,
) {
  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(url + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const shaped = async <Schema extends z.ZodType>(
    schema: Schema,
    response: Response,
  ): Promise<z.infer<Schema>> => {
    if (!response.ok) throw downByStatus(vendor, response);
    const parsed = schema.safeParse(await response.json());
    if (!parsed.success) throw new ProviderDown(vendor, 'shape');
    return parsed.data;
  };
  const held = holdAccessToken(async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    return shaped(ACCESS_TOKEN_REPLY, await send('/oauth2/token', { method: 'POST', body }));
  });

  return async <Schema extends z.ZodType, Refusal = never>(
    path: string,
    schema: Schema,
    {
      body,
      method = body === undefined ? 'GET' : 'POST',
      refusals = {},
    }: OauthRequest<Refusal> = {},
  ): Promise<z.infer<Schema> | Refusal> => {
    const type: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const attempt = async () =>
      send(path, {
        method,
        body: body && JSON.stringify(body),
        headers: { ...type, authorization: `Bearer ${await held.token()}` },
      });
    try {
      let response = await attempt();
      if (response.status === 401) {
        held.drop();
        response = await attempt();
      }
      const refusal = refusals[response.status];
      return refusal === undefined ? await shaped(schema, response) : refusal;
    } catch (error) {
      throw toProviderDown(vendor, error);
    }
  };
}
