import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { FastifyInstance } from 'fastify';
import { PLAID_WEBHOOK } from './bank/plaid-webhook.ts';
import { STRIPE_WEBHOOK } from './bank/stripe-webhook.ts';
import type { Deps } from './deps.ts';
import { inquiryWebhook } from './identity/inquiry-webhook.ts';
import { IDENTITY_VENDORS } from './identity/vendors.ts';

type VendorWebhook = {
  path: string;
  signedIn: string;
  /** Shown in the API reference; `errors` lists those beyond the errors of any signed call. */
  operationId: string;
  summary: string;
  errors: readonly ErrorCode[];
  register: (app: FastifyInstance, deps: Deps) => void;
};

export const VENDOR_WEBHOOKS: readonly VendorWebhook[] = [
  ...IDENTITY_VENDORS.map(inquiryWebhook),
  PLAID_WEBHOOK,
  STRIPE_WEBHOOK,
];
