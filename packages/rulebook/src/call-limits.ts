import type { ANALYTICS_LIMITS } from './analytics/limits.ts';
import { keysOf } from './core/keys-of.ts';
import type { LIMITS } from './core/limits.ts';
import type { DECISION_LIMITS } from './decision/limits.ts';
import type { PHONE_LIMITS } from './phone/limits.ts';

/**
 * What a call is counted by. The endpoint loop knows the first five; a handler counts by the others
 * itself.
 */
export const LIMIT_SUBJECTS = [
  'person',
  'application',
  'address',
  'partnerKey',
  'staff',
  'account',
  'fingerprint',
] as const;
export type LimitSubject = (typeof LIMIT_SUBJECTS)[number];

/**
 * `why`: what the call costs, sends or tells. `per`: calls in the window for each subject; the
 * first that is used up refuses.
 */
export type CallLimitRow = {
  why: string;
  windowMs: number;
  per: Partial<Record<LimitSubject, number>>;
};

const minute = 60_000;
const tenMinutes = 10 * minute;
const hour = 3_600_000;
const day = 24 * hour;

/**
 * Limits of calls that cost money, send something, or tell about a third party: above what anybody
 * needs. docs/decisions/0125.
 */
export const CALL_LIMITS = {
  identityChecks: {
    why: 'starts paid checks of a person and a business',
    windowMs: day,
    per: { person: 60, application: 30 },
  },
  ownerChanges: {
    why: 'may look up an owner’s phone line, which is paid',
    windowMs: hour,
    per: { person: 240, application: 120 },
  },
  ownerMails: {
    why: 'writes to people who are not our customers',
    windowMs: day,
    per: { person: 120, application: 60 },
  },
  readLinks: {
    why: 'tells who asks by a link, and for which business',
    windowMs: tenMinutes,
    per: { address: 300 },
  },
  openedLinks: {
    why: 'opens a session by a link',
    windowMs: tenMinutes,
    per: { address: 300 },
  },
  renewedLinks: { why: 'sends a mail', windowMs: hour, per: { address: 60 } },
  inviteeAnswers: {
    why: 'writes to the applicant',
    windowMs: hour,
    per: { address: 60, application: 30 },
  },
  phoneTexts: {
    why: 'asks a vendor and sends a text',
    windowMs: hour,
    per: { person: 120, application: 60 },
  },
  phoneCodes: {
    why: 'asks a vendor whether the code is right',
    windowMs: hour,
    per: { person: 120, application: 60 },
  },
  phonePages: {
    why: 'asks a vendor about the phone that opened a link',
    windowMs: tenMinutes,
    per: { address: 300 },
  },
  photoIdStarts: {
    why: 'opens a paid inquiry',
    windowMs: hour,
    per: { person: 60, application: 30 },
  },
  photoIdLooks: {
    why: 'reads an inquiry from its vendor',
    windowMs: hour,
    per: { person: 600, application: 300 },
  },
  bankWindows: {
    why: 'asks a vendor for a token',
    windowMs: hour,
    per: { person: 60, application: 60 },
  },
  linkableBanks: {
    why: 'asks a vendor for its list of banks, when the kept one is old',
    windowMs: hour,
    per: { person: 120, application: 120 },
  },
  bankAccounts: {
    why: 'a paid check that tells whether an account exists and whose it is',
    windowMs: day,
    per: { person: 10, application: 10, fingerprint: 6 },
  },
  testDeposits: {
    why: 'sends money, or asks a vendor about amounts',
    windowMs: day,
    per: { person: 30, application: 30 },
  },
  voidChecks: {
    why: 'a reviewer looks at each file',
    windowMs: day,
    per: { person: 20, application: 20 },
  },
  cards: {
    why: 'a paid check that tells whether a card is good',
    windowMs: day,
    per: { person: 30, application: 30 },
  },
  orders: {
    why: 'charges, ships or pays back',
    windowMs: hour,
    per: { person: 60, application: 30 },
  },
  hostingCalls: { why: 'asks the hosting provider', windowMs: tenMinutes, per: { person: 120 } },
  storeQueries: {
    why: 'asks the hosting provider, once for each field of the query that it answers',
    windowMs: tenMinutes,
    per: { person: 120 },
  },
  offers: { why: 'asks the lending partner', windowMs: tenMinutes, per: { person: 120 } },
  accountChanges: {
    why: 'sends a mail each time',
    windowMs: day,
    per: { person: 40, application: 20 },
  },
  reviewAdditions: {
    why: 'writes to our support',
    windowMs: day,
    per: { person: 10, application: 5 },
  },
  staffSignOuts: {
    why: 'may ask the provider of staff where its own session is ended',
    windowMs: tenMinutes,
    per: { address: 120 },
  },
  staffSearches: {
    why: 'tells about people by a part of what is known of them',
    windowMs: tenMinutes,
    per: { staff: 200 },
  },
  taxIdSearches: {
    why: 'tells whether somebody with a number is known',
    windowMs: hour,
    per: { staff: 20 },
  },
  deskCalls: {
    why: 'whatever somebody does at the desk; a person presses and reads more slowly, a script does not',
    windowMs: minute,
    per: { staff: 300 },
  },
  casesRead: {
    why: 'reads all that is known of a person; above it nobody is refused, and our monitoring says so',
    windowMs: hour,
    per: { staff: 120 },
  },
  secretsShown: {
    why: 'shows a number or a birth date to a person',
    windowMs: hour,
    per: { staff: 30 },
  },
  secretsShownPerDay: {
    why: 'shows a number or a birth date to a person',
    windowMs: day,
    per: { staff: 100 },
  },
  documentsShown: {
    why: 'fetches a picture of somebody’s papers from its vendor',
    windowMs: hour,
    per: { staff: 20 },
  },
  auditExports: {
    why: 'takes thousands of lines of the log along',
    windowMs: day,
    per: { staff: 5 },
  },
  policyRuns: {
    why: 'takes seconds of a processor',
    windowMs: tenMinutes,
    per: { staff: 20 },
  },
  consoleCalls: {
    why: 'whatever somebody of a partner does at the console; a person presses more slowly than a script',
    windowMs: minute,
    per: { person: 300 },
  },
  consoleSignOuts: {
    why: 'may ask the provider of a company where its own session is ended',
    windowMs: tenMinutes,
    per: { address: 120 },
  },
  consoleKeys: {
    why: 'makes a key, which is a secret',
    windowMs: hour,
    per: { partnerKey: 20, address: 60 },
  },
  partnerImports: {
    why: 'writes to people who are not our customers',
    windowMs: day,
    per: { partnerKey: 100 },
  },
  partnerEvents: {
    why: 'sends events to every endpoint of a partner',
    windowMs: tenMinutes,
    per: { partnerKey: 300, person: 300 },
  },
} as const satisfies Record<string, CallLimitRow>;

export type CallLimitId = keyof typeof CALL_LIMITS;
export const CALL_LIMIT_IDS = keysOf(CALL_LIMITS);

/** Why a call needs no limit of its own besides the one per address that every request has. */
export const UNLIMITED_REASONS = {
  ownRecord:
    'reads or changes records of the caller’s own; no vendor is asked, nothing is sent, nobody else is told of',
  publicTable: 'answers from tables that are the same for everybody',
  staff: 'made by a named reviewer, whose every action is audited',
} as const;

type CountedLimit = keyof (typeof LIMITS &
  typeof ANALYTICS_LIMITS &
  typeof DECISION_LIMITS &
  typeof PHONE_LIMITS);

/**
 * How often a call may be made: a row of CALL_LIMITS, the limit by which its own store counts it,
 * or the judged reason why it needs neither.
 */
export type EndpointLimit =
  | CallLimitId
  | { counted: CountedLimit }
  | { none: keyof typeof UNLIMITED_REASONS };

export const callLimitOf = (limit: EndpointLimit): CallLimitId | undefined =>
  typeof limit === 'string' ? limit : undefined;
