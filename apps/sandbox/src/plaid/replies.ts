import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Account, Item, ItemError } from './store.ts';

/** The vendor adds a unique id to every response. */
export function requestId(): string {
  return randomBytes(8).toString('base64url').toLowerCase();
}

/** The vendor's error body; the SDK throws it as an AxiosError. */
export function plaidError(
  reply: FastifyReply,
  type: string,
  code: string,
  message: string,
  status = 400,
): FastifyReply {
  return sendItemError(
    reply,
    { error_type: type, error_code: code, error_message: message, display_message: null },
    status,
  );
}

export function sendItemError(reply: FastifyReply, error: ItemError, status = 400): FastifyReply {
  const documentation_url = 'https://plaid.com/docs/errors/';
  return reply
    .code(status)
    .send({ ...error, documentation_url, suggested_action: null, request_id: requestId() });
}

/** An account in the vendor's format; amounts are decimal units. */
export function accountView(account: Account, item: Item) {
  return {
    account_id: account.id,
    balances: {
      available: account.balance,
      current: account.balance + 10,
      limit: null,
      iso_currency_code: item.institution.country === 'CA' ? 'CAD' : 'USD',
      unofficial_currency_code: null,
    },
    mask: account.mask,
    name: account.name,
    official_name: account.officialName,
    type: 'depository',
    subtype: account.subtype,
    holder_category: 'business',
    ...(item.verificationStatus === null ? {} : { verification_status: item.verificationStatus }),
  };
}

export function itemView(item: Item) {
  return {
    item_id: item.id,
    institution_id: item.institution.id,
    institution_name: item.institution.name,
    webhook: item.webhook,
    auth_method: 'INSTANT_AUTH',
    error: item.error,
    available_products: ['balance', 'identity'],
    billed_products: item.products,
    products: item.products,
    consent_expiration_time: null,
    update_type: 'background',
  };
}

/** Any JSON object; API keys are either in it or in headers. */
export type PlaidBody = Record<string, unknown>;
