import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { fromEntries } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { channelType } from '@signet/rulebook/reference/enumerations';
import { z } from 'zod';
import { buildOauthClient, type OauthSettings } from '../platform/oauth-client.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { ConnectRejection, HostingPort } from './port.ts';

const VENDOR = 'hosting';

const CONNECT_REJECTIONS: Readonly<Record<number, ConnectRejection>> = {
  403: 'unauthorised',
  404: 'unknown',
  422: 'notAllowed',
};

const id = z.string().regex(/^[\w.:-]{1,100}$/);
const name = z.string().trim().min(1).max(200);
const domain = z.string().max(LIMITS.domainMaxChars).nullish();
const owned = { id, customer_id: id };

const venturesReply = z.object({
  ventures: z.array(z.object({ ...owned, name, domain })).max(200),
});
const storesReply = z.object({
  stores: z
    .array(
      z.object({
        ...owned,
        name,
        domain,
        channel_type: z.string().nullish(),
        venture_id: id.nullish(),
      }),
    )
    .max(ACCOUNT_LIMITS.storesPerPage),
  next: z.string().max(500).nullish(),
});
const websiteReply = z.object({
  ...owned,
  domain: z.string().max(LIMITS.domainMaxChars),
  name: name.nullish(),
  is_allowed: z.boolean(),
});
const connectReply = z.object({
  ...owned,
  name: name.nullish(),
  type: z.string().nullish(),
  external_id: z.string().max(100).nullish(),
  external_type: z.string().max(100).nullish(),
});
const codeReply = z.object({ code: z.string().min(16).max(200) });
const permitReply = z.object({ permitted: z.boolean() });

/**
 * One foreign row fails the whole response: dropping it silently would hide that the vendor mixes
 * up customers.
 */
function requireOwn(customerId: string, rows: readonly { customer_id: string }[]): void {
  if (rows.some((row) => row.customer_id !== customerId)) throw new ProviderDown(VENDOR, 'shape');
}

const optionalKey = <Key extends string, Value>(
  key: Key,
  value: Value | null | undefined,
): Partial<Record<Key, Value>> => (value == null ? {} : fromEntries([[key, value] as const]));

/**
 * Client for the hosting provider's own API, using OAuth client credentials. docs/decisions/0080.
 */
export function buildHosting(settings: OauthSettings): HostingPort {
  const request = buildOauthClient(VENDOR, settings);
  const call = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { body, refusals = [404] }: { body?: object; refusals?: readonly number[] } = {},
  ): Promise<z.infer<Schema> | undefined> => {
    const answer = await request(path, schema, {
      body,
      refusals: Object.fromEntries(refusals.map((status) => [status, 'refused' as const])),
    });
    return answer === 'refused' ? undefined : answer;
  };
  const of = (customerId: string): string => `/v1/customers/${encodeURIComponent(customerId)}`;

  return {
    ventures: async (customerId) => {
      const answer = await call(`${of(customerId)}/ventures`, venturesReply);
      const rows = answer?.ventures ?? [];
      requireOwn(customerId, rows);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        ...optionalKey('domain', row.domain),
      }));
    },
    stores: async (customerId, { search, after, first }) => {
      const params = {
        first: String(first),
        ...optionalKey('search', search),
        ...optionalKey('after', after),
      };
      const answer = await call(
        `${of(customerId)}/stores?${new URLSearchParams(params)}`,
        storesReply,
      );
      const rows = answer?.stores ?? [];
      requireOwn(customerId, rows);
      const nodes = rows.map((row) => ({
        id: row.id,
        name: row.name,
        ...optionalKey('channelType', channelType(row.channel_type ?? '')),
        ...optionalKey('domain', row.domain),
        ...optionalKey('ventureId', row.venture_id),
      }));
      return { nodes, ...optionalKey('next', answer?.next) };
    },
    target: async (customerId, { kind, id: targetId }) => {
      const row = await call(
        `${of(customerId)}/${kind}s/${encodeURIComponent(targetId)}`,
        websiteReply,
      );
      if (row === undefined) return undefined;
      requireOwn(customerId, [row]);
      return {
        id: row.id,
        domain: row.domain,
        isAllowed: row.is_allowed,
        ...optionalKey('name', row.name),
      };
    },
    connect: async (
      customerId,
      { kind, businessId, name: storeName, type, externalId, externalType },
    ) => {
      const optionalFields = {
        ...optionalKey('name', storeName),
        ...optionalKey('type', type),
        ...optionalKey('external_id', externalId),
        ...optionalKey('external_type', externalType),
      };
      const row = await request(`${of(customerId)}/${kind}s`, connectReply, {
        body: { business_id: businessId, ...optionalFields },
        refusals: CONNECT_REJECTIONS,
      });
      if (typeof row === 'string') return row;
      requireOwn(customerId, [row]);
      return {
        kind,
        id: row.id,
        ...optionalKey('name', row.name),
        ...optionalKey('type', channelType(row.type ?? '')),
        ...optionalKey('externalId', row.external_id),
        ...optionalKey('externalType', row.external_type),
      };
    },
    authorise: async (customerId, { businessId, context, channelId }) => {
      const body = { business_id: businessId, context, ...optionalKey('channel_id', channelId) };
      return call(`${of(customerId)}/authorizations`, codeReply, { body, refusals: [403, 404] });
    },
    permit: async (customerId, { businessId, type }) => {
      const body = { business_id: businessId, type };
      const answer = await call(`${of(customerId)}/permissions`, permitReply, {
        body,
        refusals: [403, 404],
      });
      return answer?.permitted ?? false;
    },
  };
}
