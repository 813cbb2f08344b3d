import { LIMITS } from '../core/limits.ts';

/** How long somebody waits for what we do next. docs/readings.md 95. */
export const SLAS = {
  review: { from: LIMITS.reviewBusinessDays[0], to: LIMITS.reviewBusinessDays[1], unit: 'business days', what: 'an application in review' },
  reviewRequest: {
    from: LIMITS.reviewRequestBusinessDays[0],
    to: LIMITS.reviewRequestBusinessDays[1],
    unit: 'business days',
    what: 'an answer to whoever asks for a look by a person',
  },
  email: { from: 0, to: LIMITS.emailSlaHours, unit: 'hours', what: 'an e-mail to us' },
  tax: {
    from: LIMITS.taxSlaBusinessDays[0],
    to: LIMITS.taxSlaBusinessDays[1],
    unit: 'business days',
    what: 'a tax number that is looked at',
  },
  stepUp: {
    from: LIMITS.stepUpSlaBusinessDays[0],
    to: LIMITS.stepUpSlaBusinessDays[1],
    unit: 'business days',
    what: 'a step-up that is looked at',
  },
  funding: {
    from: LIMITS.fundingBusinessDays,
    to: LIMITS.fundingBusinessDays,
    unit: 'business days',
    what: 'money on its way to the bank',
  },
  testDeposit: {
    from: LIMITS.microDepositDays[0],
    to: LIMITS.microDepositDays[1],
    unit: 'days',
    what: 'the test deposit of an account typed by hand',
  },
} as const satisfies Record<string, { from: number; to: number; unit: 'hours' | 'days' | 'business days'; what: string }>;

export type Sla = keyof typeof SLAS;
export const SLA_IDS = Object.keys(SLAS) as [Sla, ...Sla[]]; // keys of FOLLOW_UPS itself
