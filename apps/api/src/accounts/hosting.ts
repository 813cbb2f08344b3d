import { LIMITS } from '@signet/rulebook/core/limits';
import { channelType } from '@signet/rulebook/reference/enumerations';
import { z } from 'zod';
import { ACCESS_TOKEN_REPLY, holdAccessToken } from '../platform/access-token.ts';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import type { HostingPort } from './port.ts';

type Settings = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Defaults to LIMITS.providerTimeoutMs. */
  timeoutMs?: number;
};

const VENDOR = 'hosting';

const id = z.string().regex(/^[\w.:-]{1,100}$/);
const name = z.string().trim().min(1).max(200);
const domain = z.string().max(LIMITS.domainMaxChars).nullish();
const owned = { id, customer_id: id };

const venturesReply = z.object({ ventures: z.array(z.object({ ...owned, name, domain })).max(200) });
const storesReply = z.object({
  stores: z
    .array(z.object({ ...owned, name, domain, channel_type: z.string().nullish(), venture_id: id.nullish() }))
    .max(LIMITS.storesPerPage),
  next: z.string().max(500).nullish(),
});
const websiteReply = z.object({ ...owned, domain: z.string().max(LIMITS.domainMaxChars), name: name.nullish(), is_allowed: z.boolean() });
const codeReply = z.object({ code: z.string().min(16).max(200) });
const permitReply = z.object({ permitted: z.boolean() });

/** Whatever is somebody else's makes the whole answer wrong: showing the rest would hide that the vendor mixes customers up. */
function requireOwn(customerId: string, rows: readonly { customer_id: string }[]): void {
  if (rows.some((row) => row.customer_id !== customerId)) throw new ProviderDown(VENDOR, 'shape');
}

/** Leaves out what the vendor leaves out. */
const given = <Key extends string, Value>(key: Key, value: Value | null | undefined): { [key in Key]?: Value } =>
  value == null ? {} : ({ [key]: value } as { [key in Key]: Value }); // one key, as its type says

/** The hosting provider's own interface, by client credentials. docs/decisions/0080. */
export function buildHosting({ url, clientId, clientSecret, timeoutMs = LIMITS.providerTimeoutMs }: Settings): HostingPort {
  const send = (path: string, init: RequestInit): Promise<Response> =>
    fetch(url + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const shaped = async <Schema extends z.ZodType>(schema: Schema, response: Response): Promise<z.infer<Schema>> => {
    if (!response.ok) throw new ProviderDown(VENDOR, 'status', response.status);
    const parsed = schema.safeParse(await response.json());
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    return parsed.data;
  };
  const held = holdAccessToken(async () => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    return shaped(ACCESS_TOKEN_REPLY, await send('/oauth2/token', { method: 'POST', body }));
  });

  /** Renews an expired token once; undefined for a plain refusal, by one of the statuses that are `refusals`. */
  const call = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { body, refusals = [404] }: { body?: object; refusals?: readonly number[] } = {},
  ): Promise<z.infer<Schema> | undefined> => {
    const sent: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const attempt = async () =>
      send(path, { ...sent, headers: { authorization: `Bearer ${await held.token()}`, 'content-type': 'application/json' } });
    try {
      let response = await attempt();
      if (response.status === 401) {
        held.drop();
        response = await attempt();
      }
      return refusals.includes(response.status) ? undefined : await shaped(schema, response);
    } catch (error) {
      throw toProviderDown(VENDOR, error);
    }
  };
  const of = (customerId: string): string => `/v1/customers/${encodeURIComponent(customerId)}`;

  return {
    ventures: async (customerId) => {
      const answer = await call(`${of(customerId)}/ventures`, venturesReply);
      const rows = answer?.ventures ?? [];
      requireOwn(customerId, rows);
      return rows.map((row) => ({ id: row.id, name: row.name, ...given('domain', row.domain) }));
    },
    stores: async (customerId, { search, after, first }) => {
      const asked = { first: String(first), ...given('search', search), ...given('after', after) };
      const answer = await call(`${of(customerId)}/stores?${new URLSearchParams(asked)}`, storesReply);
      const rows = answer?.stores ?? [];
      requireOwn(customerId, rows);
      const nodes = rows.map((row) => ({
        id: row.id,
        name: row.name,
        ...given('channelType', channelType(row.channel_type ?? '')),
        ...given('domain', row.domain),
        ...given('ventureId', row.venture_id),
      }));
      return { nodes, ...given('next', answer?.next) };
    },
    website: async (customerId, websiteId) => {
      const row = await call(`${of(customerId)}/websites/${encodeURIComponent(websiteId)}`, websiteReply);
      if (row === undefined) return undefined;
      requireOwn(customerId, [row]);
      return { id: row.id, domain: row.domain, isAllowed: row.is_allowed, ...given('name', row.name) };
    },
    authorise: async (customerId, { businessId, context, channelId }) => {
      const body = { business_id: businessId, context, ...given('channel_id', channelId) };
      return call(`${of(customerId)}/authorizations`, codeReply, { body, refusals: [403, 404] });
    },
    permit: async (customerId, { businessId, type }) => {
      const body = { business_id: businessId, type };
      const answer = await call(`${of(customerId)}/permissions`, permitReply, { body, refusals: [403, 404] });
      return answer?.permitted ?? false;
    },
  };
}
