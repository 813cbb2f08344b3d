import { z } from 'zod';
import { keysOf } from '../core/keys-of.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { BUNDLES, type Bundle, type Terminal } from '../reference/devices.ts';
import { ORDER_TYPES, PAYMENT_METHODS } from '../reference/order-types.ts';
import { PLAN_IDS } from '../reference/plans.ts';
import { ORDER_REFUSALS } from './bank-debit.ts';
import { ORDER_DELAYS, ORDER_STATES } from './order-states.ts';

const cents = z.number().int().describe('cents');
const bundleIds = keysOf(BUNDLES).filter(
  (id): id is Exclude<Bundle, 'LICENSE'> => id !== 'LICENSE',
); // keys of BUNDLES

const shippingAddressView = z.object({
  country: z.enum(['US', 'CA']),
  line1: text,
  line2: text.optional(),
  city: text,
  territory: text,
  zip: text,
});

/** Accepts any number, so that the rules can report an error on its field. */
const count = z.number();

export const orderChoiceView = z.strictObject({
  type: z.enum(ORDER_TYPES),
  quantities: z.strictObject({
    POYNTC: count.optional(),
    N910: count.optional(),
    N950: count.optional(),
  } satisfies Record<Terminal, unknown>),
  bundle: z.enum(bundleIds).optional(),
  bundleQuantity: count,
  licences: count,
  paymentMethod: z.enum(PAYMENT_METHODS),
});

export const shippingAddressBody = z.strictObject({
  country: z.string().max(10),
  line1: z.string().max(1_000),
  line2: z.string().max(1_000).optional(),
  city: z.string().max(1_000),
  territory: z.string().max(100),
  zip: z.string().max(100),
});

const priced = { perUnit: cents, trialPeriodDays: z.number().int() };

/** A plan in force today. docs/readings.md 150. */
export const planView = z.object({
  plan: z.enum(PLAN_IDS),
  type: z.enum(ORDER_TYPES),
  planName: text.describe('in the language of the request'),
  ...priced,
  isOffered: z.boolean().describe('false where no price is configured'),
  validFrom: text,
  validTo: text.optional().describe('its last day'),
  next: z
    .object({ ...priced, validFrom: text })
    .optional()
    .describe('the price that follows, where it is known'),
});

const orderTermsView = z.object({
  offered: z.object({ rent: z.boolean(), buy: z.boolean(), noDevice: z.boolean() }),
  shippingCents: cents,
  freeShippingDays: z.number().int().optional(),
  taxes: z
    .record(text, z.number().int())
    .describe('basis points by the territory that is shipped to'),
  paymentMethod: z
    .enum(PAYMENT_METHODS)
    .optional()
    .describe('how orders may be paid; ALL where it is left out'),
  complimentaryDevices: z
    .number()
    .int()
    .optional()
    .describe('rented devices that the reseller pays for'),
  complimentaryUsed: z.number().int().optional().describe('how many of these they have already'),
});

const orderSummaryView = z.object({
  lines: z.array(
    z.object({
      plan: z.enum(PLAN_IDS),
      quantity: z.number().int(),
      perUnitCents: cents,
      cents,
      every: z.enum(['month', 'once']),
      trialPeriodDays: z.number().int(),
      isComplimentary: z.boolean(),
    }),
  ),
  firstCents: cents,
  offerCents: cents,
  subtotalCents: cents,
  shippingCents: cents,
  freeShippingDays: z.number().int().optional(),
  tax: z.object({ basisPoints: z.number().int(), cents }).optional(),
  totalCents: cents,
  todayCents: cents,
  onApprovalCents: cents,
  upcoming: z
    .array(
      z.object({
        cents,
        trialDays: z.number().int(),
        day: text.optional().describe('YYYY-MM-DD; none before approval'),
      }),
    )
    .describe('what is charged each month, from when'),
});

export const orderView = z.object({
  orderId: text,
  state: z.enum(ORDER_STATES),
  submitted: z.literal(true),
  inProgress: z.boolean().describe('true while it is held, being paid or packed'),
  type: z.enum(ORDER_TYPES),
  summary: orderSummaryView,
  currency: z.enum(['USD', 'CAD']),
  paymentMethod: z.enum(PAYMENT_METHODS),
  last4: text.optional().describe('of the card or account that it is paid with'),
  address: shippingAddressView.optional().describe('none without a device'),
  mayCancel: z.boolean(),
  refusal: z.enum(ORDER_REFUSALS).optional().describe('why it is unpaid'),
  paidBy: text
    .optional()
    .describe('YYYY-MM-DD: by when the bank pays that was asked for the money'),
  delay: z.enum(ORDER_DELAYS).optional().describe('what keeps a placed order from shipping'),
  tracking: z.object({ carrier: text, number: text, url: text.optional() }).optional(),
  refundedCents: cents.optional(),
  submittedAt: timestamp,
  placedAt: timestamp.optional(),
  shippedAt: timestamp.optional(),
  deliveredAt: timestamp.optional(),
  endedAt: timestamp.optional().describe('when it was cancelled, released or returned'),
  owed: z
    .array(
      z.object({
        day: text.describe('YYYY-MM-DD'),
        cents,
        isTakenBack: z
          .boolean()
          .optional()
          .describe('the order’s own payment, which its bank took back'),
        nextTryDay: text.optional().describe('none once it is tried no more by itself'),
      }),
    )
    .optional()
    .describe('months that the bank refused, the oldest first; another card pays them'),
});

export type OrderView = z.infer<typeof orderView>;

export const newestOrderView = orderView.pick({
  orderId: true,
  state: true,
  submittedAt: true,
  placedAt: true,
  shippedAt: true,
  deliveredAt: true,
});
export type NewestOrderView = z.infer<typeof newestOrderView>;

export const orderFormView = z.object({
  choice: orderChoiceView.describe('what was chosen so far; at first the defaults'),
  isSaved: z.boolean().describe('true where somebody has chosen already'),
  address: shippingAddressView.optional().describe('where it goes, where that is not the business'),
  businessAddress: shippingAddressView.optional(),
  market: z.enum(['US', 'CA']),
  segment: z
    .enum(['RESTAURANT', 'RETAIL'])
    .optional()
    .describe('whose bundles are shown; none for any other business'),
  currency: z.enum(['USD', 'CAD']),
  day: text.describe('today in the market, YYYY-MM-DD'),
  isApproved: z.boolean().describe('false: an order is held and nothing is charged'),
  plans: z.array(planView),
  terms: orderTermsView,
  instruments: z
    .object({
      bank: z
        .object({
          id: text,
          last4: text,
          bankName: text.optional(),
          mandate: text.describe('the wording that is agreed to'),
        })
        .optional(),
      card: z.object({ id: text, last4: text }).optional(),
    })
    .describe('what may be paid with now; an account only once it is proven'),
  orders: z.array(orderView).describe('the newest first'),
});

export type OrderFormView = z.infer<typeof orderFormView>;
