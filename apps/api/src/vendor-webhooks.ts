import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { FastifyInstance } from 'fastify';
import { PLAID_WEBHOOK } from './bank/plaid-webhook.ts';
import { STRIPE_WEBHOOK } from './bank/stripe-webhook.ts';
import type { Deps } from './deps.ts';
import { PERSONA_WEBHOOK } from './identity/persona-webhook.ts';

type VendorWebhook = {
  path: string;
  /** The header that the vendor signs in. */
  signedIn: string;
  /** What the reference of the API calls it, says of it, and answers beside the errors of any signed call. */
  operationId: string;
  summary: string;
  errors: readonly ErrorCode[];
  register: (app: FastifyInstance, deps: Deps) => void;
};

/** Where vendors call us; each row lies with its adapter. */
export const VENDOR_WEBHOOKS: readonly VendorWebhook[] = [PERSONA_WEBHOOK, PLAID_WEBHOOK, STRIPE_WEBHOOK];
