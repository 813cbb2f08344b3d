import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type PlaidBody, plaidError, requestId } from './replies.ts';
import type { LinkToken, PlaidStore } from './store.ts';

const hourMs = 3_600_000;
const languages = ['en', 'fr', 'es'];
const countries = ['US', 'CA'];

/**
 * Link tokens, which the browser opens Link with. They expire by the machine's time: 4 hours, or 30
 * minutes in update mode.
 */
export function registerLinkTokens(app: FastifyInstance, store: PlaidStore): void {
  app.post<{ Body: PlaidBody }>('/link/token/create', (request, reply) => {
    const body = request.body;
    const wrong = (code: string, message: string) =>
      plaidError(reply, 'INVALID_REQUEST', code, message);
    const countryCodes = textList(body.country_codes);
    const products = [...textList(body.products), ...textList(body.required_if_supported_products)];
    if (typeof body.client_name !== 'string' || body.client_name === '')
      return wrong('MISSING_FIELDS', 'the following required fields are missing: client_name');
    if (!languages.includes(String(body.language)))
      return wrong('INVALID_FIELD', 'language must be one of en, es, fr');
    if (countryCodes.length === 0 || countryCodes.some((code) => !countries.includes(code)))
      return wrong('INVALID_FIELD', 'country_codes must be US or CA');
    if (!hasUser(body))
      return wrong(
        'MISSING_FIELDS',
        'the following required fields are missing: user.client_user_id',
      );
    const accessToken = typeof body.access_token === 'string' ? body.access_token : null;
    if (accessToken === null && products.length === 0)
      return wrong('MISSING_FIELDS', 'products must be given');
    if (accessToken !== null && !store.items.has(accessToken))
      return plaidError(
        reply,
        'INVALID_INPUT',
        'INVALID_ACCESS_TOKEN',
        'could not find matching access token',
      );

    const now = Date.now();
    const one: LinkToken = {
      token: `link-sandbox-${randomUUID()}`,
      createdAtMs: now,
      endsAtMs: now + (accessToken === null ? 4 * hourMs : hourMs / 2),
      clientName: body.client_name,
      language: String(body.language),
      countries: countryCodes,
      products,
      subtypes: subtypesOf(body.account_filters),
      webhook: typeof body.webhook === 'string' ? body.webhook : null,
      redirectUri: typeof body.redirect_uri === 'string' ? body.redirect_uri : null,
      accessToken,
    };
    store.linkTokens.set(one.token, one);
    return reply.send({
      link_token: one.token,
      expiration: new Date(one.endsAtMs).toISOString(),
      request_id: requestId(),
    });
  });

  app.post<{ Body: PlaidBody }>('/link/token/get', (request, reply) => {
    const one = store.linkTokens.get(String(request.body.link_token));
    if (!one)
      return plaidError(
        reply,
        'INVALID_INPUT',
        'INVALID_LINK_TOKEN',
        'could not find matching link token',
      );
    return reply.send({
      link_token: one.token,
      created_at: new Date(one.createdAtMs).toISOString(),
      expiration: new Date(one.endsAtMs).toISOString(),
      link_sessions: [],
      metadata: {
        initial_products: one.products,
        webhook: one.webhook,
        country_codes: one.countries,
        language: one.language,
        account_filters: { depository: { account_subtypes: one.subtypes } },
        redirect_uri: one.redirectUri,
        client_name: one.clientName,
      },
      request_id: requestId(),
    });
  });
}

function hasUser(body: PlaidBody): boolean {
  if (typeof body.user_id === 'string') return true;
  const user = body.user;
  return (
    typeof user === 'object' &&
    user !== null &&
    'client_user_id' in user &&
    typeof user.client_user_id === 'string' &&
    user.client_user_id !== ''
  );
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function subtypesOf(filters: unknown): string[] {
  const depository =
    typeof filters === 'object' && filters !== null && 'depository' in filters
      ? filters.depository
      : undefined;
  const subtypes =
    typeof depository === 'object' && depository !== null && 'account_subtypes' in depository
      ? textList(depository.account_subtypes)
      : [];
  return subtypes.length === 0 || subtypes.includes('all') ? ['checking', 'savings'] : subtypes;
}
