import type { FastifyInstance } from 'fastify';
import { OTHER_OWNER_USER } from './bank-sign-in.ts';
import { institutionById } from './institutions.ts';
import { happen } from './item-events.ts';
import { unknownItemError } from './item-routes.ts';
import { type PlaidBody, plaidError, requestId } from './replies.ts';
import { issuePublicToken, newAccounts, newItem, type PlaidStore } from './store.ts';
import type { PlaidWebhooks } from './webhooks.ts';

const STATUS_WEBHOOKS: Record<string, string> = {
  automatically_verified: 'AUTOMATICALLY_VERIFIED',
  verification_expired: 'VERIFICATION_EXPIRED',
};

export function registerSandboxCalls(
  app: FastifyInstance,
  store: PlaidStore,
  webhooks: PlaidWebhooks,
): void {
  app.post<{ Body: PlaidBody }>('/sandbox/public_token/create', (request, reply) => {
    const institution = institutionById(String(request.body.institution_id));
    if (!institution)
      return plaidError(
        reply,
        'INVALID_INPUT',
        'INVALID_INSTITUTION',
        'invalid institution_id provided',
      );
    const options =
      typeof request.body.options === 'object' && request.body.options !== null
        ? request.body.options
        : {};
    const webhook =
      'webhook' in options && typeof options.webhook === 'string' ? options.webhook : null;
    const products = Array.isArray(request.body.initial_products)
      ? request.body.initial_products.map(String)
      : ['auth'];
    const isOtherOwner =
      'override_username' in options && options.override_username === OTHER_OWNER_USER;
    const item = newItem({
      institution,
      accounts: newAccounts(institution),
      isOtherOwner,
      products,
      webhook,
    });
    return reply.send({
      public_token: issuePublicToken(store, item).token,
      request_id: requestId(),
    });
  });

  app.post<{ Body: PlaidBody }>('/sandbox/item/fire_webhook', (request, reply) => {
    const item = store.items.get(String(request.body.access_token));
    if (!item) return unknownItemError(reply);
    if (item.webhook === null)
      return plaidError(
        reply,
        'SANDBOX_ERROR',
        'SANDBOX_WEBHOOK_INVALID',
        'the Item has no webhook',
      );
    const code = String(request.body.webhook_code);
    happen(item, code);
    webhooks.sendFor(item, String(request.body.webhook_type ?? 'AUTH'), code);
    return reply.send({ webhook_fired: true, request_id: requestId() });
  });

  app.post<{ Body: PlaidBody }>('/sandbox/item/reset_login', (request, reply) => {
    const item = store.items.get(String(request.body.access_token));
    if (!item) return unknownItemError(reply);
    const message =
      'the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information';
    item.error = {
      error_type: 'ITEM_ERROR',
      error_code: 'ITEM_LOGIN_REQUIRED',
      error_message: message,
      display_message: null,
    };
    webhooks.sendFor(item, 'ITEM', 'ERROR');
    return reply.send({ reset_login: true, request_id: requestId() });
  });

  app.post<{ Body: PlaidBody }>('/sandbox/item/set_verification_status', (request, reply) => {
    const item = store.items.get(String(request.body.access_token));
    if (!item) return unknownItemError(reply);
    item.verificationStatus = String(request.body.verification_status);
    const code = STATUS_WEBHOOKS[item.verificationStatus];
    if (code) webhooks.sendFor(item, 'AUTH', code, { account_id: String(request.body.account_id) });
    return reply.send({ request_id: requestId() });
  });
}
