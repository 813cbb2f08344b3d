import { BANK_REVIEWS } from '@signet/rulebook/bank/bank-status';
import { TEST_DEPOSIT_STATES } from '@signet/rulebook/bank/test-deposits';
import type { Domains } from '@signet/rulebook/core/explore';
import { FLAGS } from '@signet/rulebook/core/flags';
import type { StepUp } from '@signet/rulebook/core/step-up';
import {
  BO_STATUSES,
  DECISIONS,
  INTENTS,
  SIGN_UP_FORMS,
} from '@signet/rulebook/reference/enumerations';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { STEP_UPS } from '@signet/rulebook/step-ups';

const YES_NO = [false, true];
// One of them is a type that no table knows.
const requested = (...types: string[]) => types.map((type) => ({ type, requestedAt: 0 }) as StepUp);

/** None, each alone, a background one before each, an answered one, and an unknown one. */
const STEPS: readonly (readonly StepUp[])[] = [
  [],
  ...Object.keys(STEP_UPS).map((type) => requested(type)),
  ...Object.keys(STEP_UPS).map((type) => requested('BO_VERIFICATION', type)),
  requested('OTP_SMS').map((step) => ({ ...step, finishedAt: 1, result: 'done' as const })),
  requested('PALM_READING'),
];

const FLAG_DOMAINS: Domains = Object.fromEntries(
  Object.keys(FLAGS).map((flag) => [`flags.${flag}`, YES_NO]),
);

export const FACT_DOMAINS: Domains = {
  ...FLAG_DOMAINS,
  portal: PORTAL_IDS,
  currency: ['USD', 'CAD'],
  intent: INTENTS,
  hasBusinessId: YES_NO,
  applicationLevel: ['BASIC', 'FULL'],
  incompleteForm: [undefined, ...SIGN_UP_FORMS],
  isSubmitted: YES_NO,
  checking: YES_NO,
  decision: DECISIONS,
  isRecheckPending: YES_NO,
  boStatus: BO_STATUSES,
  stepUps: STEPS,
  segment: [undefined, 'RESTAURANT', 'RETAIL'],
  wasPhoneNetworkChecked: YES_NO,
  areOwnersVerified: YES_NO,
  hasUnreachedOwner: YES_NO,
  isBankLinked: YES_NO,
  isBankVerified: YES_NO,
  arePayoutsHeld: YES_NO,
  bankReview: [undefined, ...BANK_REVIEWS],
  testDeposits: [undefined, ...TEST_DEPOSIT_STATES],
  isBankDeferred: YES_NO,
  redirectUrl: [undefined, 'https://partner.example/'],
  isConnected: YES_NO,
  isClosed: YES_NO,
  isPhotoIdAsked: YES_NO,
};

export const ACCOUNT_DOMAINS: Domains = {
  isThere: YES_NO,
  ...Object.fromEntries(
    Object.entries(FACT_DOMAINS).map(([fact, values]) => [`facts.${fact}`, values]),
  ),
};
