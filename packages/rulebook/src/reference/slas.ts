import { keysOf } from '../core/keys-of.ts';
import { LIMITS } from '../core/limits.ts';

/** How long our next action takes. docs/readings.md 95. */
export const SLAS = {
  reviewRequest: {
    from: LIMITS.reviewRequestBusinessDays[0],
    to: LIMITS.reviewRequestBusinessDays[1],
    unit: 'business days',
    what: 'a reply to a request for a review',
  },
  review: {
    from: LIMITS.reviewBusinessDays[0],
    to: LIMITS.reviewBusinessDays[1],
    unit: 'business days',
    what: 'a review of an application',
  },
  email: { from: 0, to: LIMITS.emailSlaHours, unit: 'hours', what: 'a reply to an email' },
  tax: {
    from: LIMITS.taxSlaBusinessDays[0],
    to: LIMITS.taxSlaBusinessDays[1],
    unit: 'business days',
    what: 'a review of a tax ID',
  },
  stepUp: {
    from: LIMITS.stepUpSlaBusinessDays[0],
    to: LIMITS.stepUpSlaBusinessDays[1],
    unit: 'business days',
    what: 'a review of a document or identity',
  },
  funding: {
    from: LIMITS.fundingBusinessDays,
    to: LIMITS.fundingBusinessDays,
    unit: 'business days',
    what: 'a payout',
  },
  testDeposit: {
    from: LIMITS.microDepositDays[0],
    to: LIMITS.microDepositDays[1],
    unit: 'business days',
    what: 'a test deposit',
  },
} as const satisfies Record<
  string,
  { from: number; to: number; unit: 'hours' | 'days' | 'business days'; what: string }
>;

export type Sla = keyof typeof SLAS;
export const SLA_IDS = keysOf(SLAS);
