import type { FastifyInstance, FastifyReply } from 'fastify';
import { INSTITUTIONS, institutionById, institutionView } from './institutions.ts';
import {
  accountView,
  itemView,
  type PlaidBody,
  plaidError,
  requestId,
  sendItemError,
} from './replies.ts';
import type { Account, Item, PlaidStore } from './store.ts';
import type { PlaidWebhooks } from './webhooks.ts';

/** The same for every Canadian account here. */
const canadianInstitution = '021';
const canadianBranch = '01140';
const wireRouting = '021000021';

type Reader = (item: Item, accounts: Account[], body: PlaidBody) => object;

const READERS: Record<string, Reader> = {
  '/accounts/get': (item, accounts) => ({
    accounts: accounts.map((one) => accountView(one, item)),
    item: itemView(item),
  }),
  '/accounts/balance/get': (item, accounts) => ({
    accounts: accounts.map((one) => accountView(one, item)),
    item: itemView(item),
  }),
  '/auth/get': (item, accounts) => ({
    accounts: accounts.map((one) => accountView(one, item)),
    item: itemView(item),
    numbers: numbersOf(item, accounts),
  }),
  '/identity/match': (item, accounts, body) => ({
    accounts: accounts.map((one) => ({ ...accountView(one, item), ...scores(item, body.user) })),
    item: itemView(item),
  }),
};

export function registerItems(
  app: FastifyInstance,
  store: PlaidStore,
  webhooks: PlaidWebhooks,
): void {
  app.post<{ Body: PlaidBody }>('/item/public_token/exchange', (request, reply) => {
    const token = store.publicTokens.get(String(request.body.public_token));
    const wrong = (message: string) =>
      plaidError(reply, 'INVALID_INPUT', 'INVALID_PUBLIC_TOKEN', message);
    if (!token) return wrong('could not find matching public token');
    if (token.isUsed) return wrong('public token has already been exchanged');
    if (Date.now() >= token.endsAtMs) return wrong('public token is expired');
    token.isUsed = true;
    store.items.set(token.item.accessToken, token.item);
    return reply.send({
      access_token: token.item.accessToken,
      item_id: token.item.id,
      request_id: requestId(),
    });
  });

  for (const [path, read] of Object.entries(READERS)) {
    app.post<{ Body: PlaidBody }>(path, (request, reply) => {
      const item = store.items.get(String(request.body.access_token));
      if (!item) return unknownItemError(reply);
      if (item.error) return sendItemError(reply, item.error);
      const wanted = accountIdsOf(request.body.options);
      const accounts =
        wanted === undefined
          ? item.accounts
          : item.accounts.filter((one) => wanted.includes(one.id));
      if (wanted && accounts.length !== wanted.length)
        return plaidError(
          reply,
          'INVALID_INPUT',
          'INVALID_ACCOUNT_ID',
          'one of the account_ids is not in this Item',
        );
      return reply.send({ ...read(item, accounts, request.body), request_id: requestId() });
    });
  }

  app.post<{ Body: PlaidBody }>('/item/get', (request, reply) => {
    const item = store.items.get(String(request.body.access_token));
    return item
      ? reply.send({ item: itemView(item), status: {}, request_id: requestId() })
      : unknownItemError(reply);
  });

  app.post<{ Body: PlaidBody }>('/item/remove', (request, reply) => {
    if (!store.items.delete(String(request.body.access_token))) return unknownItemError(reply);
    return reply.send({ request_id: requestId() });
  });

  app.post<{ Body: PlaidBody }>('/institutions/get_by_id', (request, reply) => {
    const institution = institutionById(String(request.body.institution_id));
    if (!institution)
      return plaidError(
        reply,
        'INVALID_INPUT',
        'INVALID_INSTITUTION',
        'invalid institution_id provided',
      );
    return reply.send({
      institution: institutionView(institution, wantsMetadata(request.body)),
      request_id: requestId(),
    });
  });

  app.post<{ Body: PlaidBody }>('/institutions/get', (request, reply) => {
    const countries = Array.isArray(request.body.country_codes)
      ? request.body.country_codes.map(String)
      : ['US', 'CA'];
    const found = INSTITUTIONS.filter((one) => countries.includes(one.country));
    return reply.send({
      institutions: found.map((one) => institutionView(one, wantsMetadata(request.body))),
      total: found.length,
      request_id: requestId(),
    });
  });

  app.post<{ Body: PlaidBody }>('/webhook_verification_key/get', (request, reply) => {
    const key = webhooks.key(String(request.body.key_id));
    return key
      ? reply.send({ key, request_id: requestId() })
      : plaidError(
          reply,
          'INVALID_INPUT',
          'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
          'invalid key_id provided',
        );
  });
}

const wantsMetadata = ({ options }: PlaidBody): boolean =>
  typeof options === 'object' &&
  options !== null &&
  'include_optional_metadata' in options &&
  options.include_optional_metadata === true;

export function unknownItemError(reply: FastifyReply): FastifyReply {
  return plaidError(
    reply,
    'INVALID_INPUT',
    'INVALID_ACCESS_TOKEN',
    'could not find matching access token',
  );
}

function numbersOf(item: Item, accounts: Account[]) {
  const isCanadian = item.institution.country === 'CA';
  const routing = item.institution.routing;
  const ach = accounts.map((one) => ({
    account_id: one.id,
    account: one.number,
    routing,
    wire_routing: wireRouting,
  }));
  const eft = accounts.map((one) => ({
    account_id: one.id,
    account: one.number,
    institution: canadianInstitution,
    branch: canadianBranch,
  }));
  return { ach: isCanadian ? [] : ach, eft: isCanadian ? eft : [], international: [], bacs: [] };
}

function scores(item: Item, user: unknown) {
  const has = (name: string) => typeof user === 'object' && user !== null && name in user;
  const score = item.isOtherOwner ? 15 : 100;
  const given = (name: string) => (has(name) ? score : null);
  return {
    legal_name: {
      score: given('legal_name'),
      is_first_name_or_last_name_match: has('legal_name') ? !item.isOtherOwner : null,
      is_nickname_match: has('legal_name') ? false : null,
      is_business_name_detected: has('legal_name') ? false : null,
    },
    phone_number: { score: given('phone_number') },
    email_address: { score: given('email_address') },
    address: {
      score: given('address'),
      is_postal_code_match: has('address') ? !item.isOtherOwner : null,
    },
  };
}

function accountIdsOf(options: unknown): string[] | undefined {
  const ids =
    typeof options === 'object' && options !== null && 'account_ids' in options
      ? options.account_ids
      : undefined;
  return Array.isArray(ids) ? ids.map(String) : undefined;
}
