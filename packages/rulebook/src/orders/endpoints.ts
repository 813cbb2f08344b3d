import { z } from 'zod';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { orderChoiceView, orderFormView, orderView, shippingAddressBody } from './view.ts';

const orderParams = applicationIdParams.extend({ orderId: z.string().regex(/^ord_[\w-]{22}$/) });
const cents = z.number();
/**
 * Version of the mandate shown beside the button; nothing is debited unless it is the current one.
 */
const mandateBody = z
  .string()
  .max(40)
  .optional()
  .describe('the wording of the bank debit that was agreed to, for the payment method BANK');

/**
 * `profiles` is the order, `feeProfiles` the price that the applicant saw: the server computes its
 * own.
 */
const submitOrderBody = z.strictObject({
  profiles: orderChoiceView,
  feeProfiles: z.strictObject({ totalCents: cents }),
  address: shippingAddressBody.optional(),
  mandate: mandateBody,
});

/** Hardware and software orders of an application. docs/decisions/0099. */
export const ORDERS_ENDPOINTS = {
  getOrderForm: {
    summary:
      'What can be ordered, what it costs today, what was chosen so far and what was ordered before',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: applicationIdParams,
    reply: orderFormView,
  },
  saveOrderForm: {
    summary: 'Keeps what was chosen and not ordered yet',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    params: applicationIdParams,
    body: z.strictObject({ choice: orderChoiceView, address: shippingAddressBody.optional() }),
    reply: orderFormView,
    errors: ['order.notOffered', 'order.empty', 'rental.limit'],
    idempotent: 'natural',
  },
  submitOrder: {
    summary:
      'Orders at the price that the person saw; before the approval it is held, and nothing is charged',
    who: 'applicant',
    limit: 'orders',
    params: applicationIdParams,
    body: submitOrderBody,
    reply: z.object({ orderId: text, order: orderView }),
    errors: [
      ...([
        'application.incomplete',
        'application.notApproved',
        'order.totalChanged',
        'order.alreadyOpen',
      ] as const),
      ...(['order.notOffered', 'order.empty', 'rental.limit', 'bankDebit.notAgreed'] as const),
    ],
    idempotent: 'natural',
    requiresRecentAuth: true,
  },
  getOrder: {
    summary: 'An order, and where it stands',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: orderParams,
    reply: z.object({ order: orderView }),
  },
  cancelOrder: {
    summary: 'Ends an order that has not shipped; what was charged goes back',
    who: 'applicant',
    limit: 'orders',
    params: orderParams,
    reply: z.object({ order: orderView }),
    errors: ['order.closed', 'provider.unavailable'],
    openWhenClosed: true,
    idempotent: 'natural',
  },
  payOrder: {
    summary:
      'Pays an order that its bank refused, with the card on file or from the linked account, which takes days; a card’s own step is taken in the provider’s frame, and the same call comes again',
    who: 'applicant',
    limit: 'orders',
    params: applicationIdParams,
    body: z.strictObject({
      amount: cents.describe('cents'),
      financialInstrumentId: z.string().max(100),
      mandate: mandateBody,
    }),
    reply: z.object({
      order: orderView,
      clientSecret: text.optional().describe('what opens the bank’s own step in the browser'),
    }),
    errors: [
      ...(['order.closed', 'order.totalChanged', 'payment.declined', 'card.failed'] as const),
      ...([
        'card.fundsMissing',
        'card.expired',
        'card.codeWrong',
        'card.notAuthenticated',
      ] as const),
      ...([
        'bankDebit.notAgreed',
        'bankDebit.declined',
        'bankDebit.fundsMissing',
        'bankDebit.closed',
        'bankDebit.notAuthorised',
        'bankDebit.unlinked',
      ] as const),
    ],
    openWhenClosed: true,
    idempotent: 'natural',
    requiresRecentAuth: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
