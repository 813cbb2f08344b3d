import { BANK_REVIEWS } from '@signet/rulebook/bank/bank-status';
import { TEST_DEPOSIT_STATES } from '@signet/rulebook/bank/test-deposits';
import { FLAGS } from '@signet/rulebook/core/flags';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { StepUp } from '@signet/rulebook/core/step-up';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { INQUIRY_RESULTS } from '@signet/rulebook/identity/inquiry';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { REPLACEMENT_STATES } from '@signet/rulebook/people/owner-replacement';
import {
  BO_STATUSES,
  DECISIONS,
  INTENTS,
  SIGN_UP_FORMS,
} from '@signet/rulebook/reference/enumerations';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import type { Domains } from './explore.ts';

const YES_NO = [false, true];
const requested = (...types: string[]) => types.map((type) => ({ type, requestedAt: 0 }) as StepUp); // one of them is a type that no table knows

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
};

export const START_DOMAINS: Domains = {
  names: ['query', 'path', 'nothing'],
  isPage: YES_NO,
  isKnownReferral: YES_NO,
  isLinkPage: YES_NO,
  isOwnerPage: YES_NO,
  isPersonPage: YES_NO,
  isStart: YES_NO,
  isCapital: YES_NO,
  isSignedIn: YES_NO,
  isTheirs: YES_NO,
  isClean: YES_NO,
  link: ['nothing', 'business', 'service', 'storeSwitcher'],
  hasAccount: YES_NO,
  hasOpenApplication: YES_NO,
  isOfBusiness: YES_NO,
  accounts: ['none', 'oneBasic', 'oneFull', 'several'],
  isOtherCurrency: YES_NO,
  isTheirsOffered: YES_NO,
  hasSwitched: YES_NO,
};

export const ACCOUNT_DOMAINS: Domains = {
  isThere: YES_NO,
  ...Object.fromEntries(
    Object.entries(FACT_DOMAINS).map(([fact, values]) => [`facts.${fact}`, values]),
  ),
};

export const UNDERWRITING_DOMAINS: Domains = {
  'evidence.categoryClass': ['REGULAR', 'PROHIBITED', 'SUPER_PROHIBITED'],
  'evidence.quebecBlocked': YES_NO,
  'evidence.ownFaults': [
    0,
    DECISION_LIMITS.internalErrorAttempts - 1,
    DECISION_LIMITS.internalErrorAttempts,
  ],
  'evidence.watchList': ['clear', 'hit', 'unknown'],
  'evidence.person': ['match', 'mismatch', 'document', 'fraud', 'review', 'fault', 'unknown'],
  'evidence.business': ['match', 'mismatch', 'declined', 'review', 'none', 'unknown'],
  'evidence.phoneOwner': ['same', 'other', 'unknown'],
  'evidence.duplicate': ['none', 'declined', 'approved'],
  'evidence.confirmed': [undefined, ['street.startsNotWithBuildingNumber']],
  'applied.market': ['US', 'CA'],
  'applied.applicationLevel': ['BASIC', 'FULL'],
  'applied.phoneProven': YES_NO,
  'applied.verifiedElsewhere': YES_NO,
  'applied.takesPayments': YES_NO,
  'applied.rechecks': [0, LIMITS.recheckDelaysMs.length],
  'applied.prefersPhoneLink': YES_NO,
  'applied.hasPartners': YES_NO,
  'applied.boStatus': BO_STATUSES,
  'applied.otherOwnersOpen': YES_NO,
  'applied.fullSsnGiven': YES_NO,
  'applied.done': [
    [],
    ...Object.keys(STEP_UPS).map((type) => [type]),
    ['OTP_SMS', 'FULL_SSN'],
    ['OTP_SMS', 'BUSINESS_INFO'],
    ['OTP_SMS', 'BUSINESS_INFO', 'EIN_DOC'],
    Object.keys(STEP_UPS),
  ],
  'applied.ownerTrouble': [undefined, 'failed', 'denied', 'replaced', 'overdue'],
  'applied.hasUnnamedOwners': YES_NO,
  'applied.replacedOwner': [undefined, ...REPLACEMENT_STATES],
  'applied.inquiry': ['none', ...INQUIRY_RESULTS],
  'applied.failedInquiries': [
    0,
    IDENTITY_LIMITS.photoIdFailures - 1,
    IDENTITY_LIMITS.photoIdFailures,
  ],
  'applied.businessDocument': ['none', ...INQUIRY_RESULTS],
};
