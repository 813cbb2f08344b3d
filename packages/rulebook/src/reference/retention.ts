import { keysOf } from '../core/keys-of.ts';
import { LIMITS } from '../core/limits.ts';

const dayMs = 24 * 3_600_000;

export type RetentionRow = {
  table: string;
  keepMs: number;
  ending: 'deleted' | 'erased' | 'secrets erased';
  what: string;
};

/**
 * Retention periods; duties enforce them, and the privacy notice and
 * docs/generated/retention.md are generated from them. docs/decisions/0045.
 */
export const RETENTION = {
  abandoned: {
    table: 'applications',
    keepMs: 90 * dayMs,
    ending: 'erased',
    what: 'An application that was never sent, since its last change',
  },
  declined: {
    table: 'applications',
    keepMs: LIMITS.declinedSecretsMs,
    ending: 'secrets erased',
    what: 'Tax numbers, birth dates and bank accounts of an application that we couldn’t approve, since the decision',
  },
  declinedPeople: {
    table: 'applications',
    keepMs: LIMITS.declinedPeopleMs,
    ending: 'erased',
    what: 'Names, addresses and all else but the decision of an application that we couldn’t approve, since the decision',
  },
  closed: {
    table: 'applications',
    keepMs: LIMITS.closedAccountMs,
    ending: 'erased',
    what: 'Who an account was opened for, with tax numbers, birth dates and bank accounts, since it was closed',
  },
  codes: {
    table: 'otp_codes',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'Codes sent to a phone, once the application is decided',
  },
  phoneSends: {
    table: 'phone_sends',
    keepMs: 2 * dayMs,
    ending: 'deleted',
    what: 'How often a phone was texted',
  },
  phoneLinks: {
    table: 'phone_links',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'Links sent to a phone, since they ran out',
  },
  phoneLines: {
    table: 'phone_lines',
    keepMs: LIMITS.lineTypeTtlMs,
    ending: 'deleted',
    what: 'What kind of line a number is',
  },
  messages: {
    table: 'outbox',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'The fact that we sent a message (its text goes once it’s sent)',
  },
  linkTokens: {
    table: 'link_tokens',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'Links sent by email, since they ran out',
  },
  ownerInvitations: {
    table: 'owner_invitations',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'Links that invited an owner, since they ran out',
  },
  linkSessions: {
    table: 'link_sessions',
    keepMs: 0,
    ending: 'deleted',
    what: 'Visits by a link, since they ended',
  },
  supportViews: {
    table: 'support_views',
    keepMs: 0,
    ending: 'deleted',
    what: 'Who on our team looks at an application for a ticket, until they stop looking',
  },
  pageExits: {
    table: 'page_exits',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'When somebody left a page of an application that isn’t settled',
  },
  sessions: {
    table: 'sessions',
    keepMs: LIMITS.sessionAbsoluteMs,
    ending: 'deleted',
    what: 'That somebody is signed in',
  },
  signIns: {
    table: 'sign_ins',
    keepMs: LIMITS.signInStateMs,
    ending: 'deleted',
    what: 'A sign-in that was begun',
  },
  staffSessions: {
    table: 'staff_sessions',
    keepMs: LIMITS.staffSessionMs,
    ending: 'deleted',
    what: 'That somebody of the staff is signed in at the desk',
  },
  staffSignIns: {
    table: 'staff_sign_ins',
    keepMs: LIMITS.signInStateMs,
    ending: 'deleted',
    what: 'A sign-in at the desk that was begun',
  },
  staffLogouts: {
    table: 'staff_logouts',
    keepMs: 2 * LIMITS.staffLogoutMaxMs,
    ending: 'deleted',
    what: 'A message of the company’s sign-in that somebody signed out there',
  },
  consoleSessions: {
    table: 'console_sessions',
    keepMs: LIMITS.consoleSessionMs,
    ending: 'deleted',
    what: 'That somebody of a partner is signed in at the console',
  },
  consoleSignIns: {
    table: 'console_sign_ins',
    keepMs: LIMITS.signInStateMs,
    ending: 'deleted',
    what: 'A sign-in at the console that was begun',
  },
  consolePeople: {
    table: 'console_people',
    keepMs: 365 * dayMs,
    ending: 'deleted',
    what: 'The name of somebody of a partner, since they last signed in at the console',
  },
  changeMarks: {
    table: 'change_marks',
    keepMs: 90 * dayMs,
    ending: 'deleted',
    what: 'What stood in an answer that we asked to have changed, since we asked',
  },
  repeatedCalls: {
    table: 'idempotency_keys',
    keepMs: LIMITS.idempotencyTtlMs,
    ending: 'deleted',
    what: 'Answers kept in case a call is repeated',
  },
  vendorEvents: {
    table: 'webhook_events',
    keepMs: LIMITS.webhookTtlMs,
    ending: 'deleted',
    what: 'That a service we work with told us of something',
  },
  typedAnswers: {
    table: 'typed_answers',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'What somebody typed into a page and didn’t save; at the latest until the application is sent',
  },
  partnerEvents: {
    table: 'partner_events',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: 'What a partner was told of an application that came by it: business, status and what is left',
  },
  prefills: {
    table: 'partner_prefills',
    keepMs: 0,
    ending: 'deleted',
    what: 'What a partner’s server left for a link, until the link is opened or its invitation ends',
  },
  partnerImports: {
    table: 'partner_imports',
    keepMs: 90 * dayMs,
    ending: 'deleted',
    what: 'Which rows of a partner’s file were invited or had an error; nothing of what the rows said',
  },
  carryTokens: {
    table: 'carry_tokens',
    keepMs: 0,
    ending: 'deleted',
    what: 'The fact that a framed page passed on what you typed; nothing of what you typed',
  },
  insightWeeks: {
    table: 'insight_weeks',
    keepMs: 3 * 365 * dayMs,
    ending: 'deleted',
    what: 'How many people reached and left each step in a week, without saying who',
  },
  insightDeviceWeeks: {
    table: 'insight_device_weeks',
    keepMs: 3 * 365 * dayMs,
    ending: 'deleted',
    what: 'The same by phone, tablet and computer',
  },
  vendorCalls: {
    table: 'vendor_calls',
    keepMs: 31 * dayMs,
    ending: 'deleted',
    what: 'How often each vendor was asked and how fast it answered, without saying for whom',
  },
  caseHistory: {
    table: 'case_history',
    keepMs: 3 * 365 * dayMs,
    ending: 'deleted',
    what: 'What someone on our team settled for an application, and by when, since they settled it',
  },
  policyRuns: {
    table: 'policy_runs',
    keepMs: 365 * dayMs,
    ending: 'deleted',
    what: 'How many applications other rules would have decided otherwise, with some of their references',
  },
  auditExports: {
    table: 'audit_exports',
    keepMs: 365 * dayMs,
    ending: 'deleted',
    what: 'Who on our team asked for a large copy of the change log, and who agreed to it',
  },
  analytics: {
    table: 'analytics',
    keepMs: 395 * dayMs,
    ending: 'deleted',
    what: 'How pages are used, without a name',
  },
} as const satisfies Record<string, RetentionRow>;
export type RetentionId = keyof typeof RETENTION;

/**
 * Periods that an operator may set, and between which days: no shorter than the law asks, and never
 * without an end. docs/decisions/0197.
 */
export const RETENTION_PERIODS = {
  declined: { variable: 'RETENTION_DECLINED_DAYS', leastDays: 30, mostDays: 761 },
  declinedPeople: { variable: 'RETENTION_DECLINED_PEOPLE_DAYS', leastDays: 761, mostDays: 2_557 },
  closed: { variable: 'RETENTION_CLOSED_DAYS', leastDays: 1_826, mostDays: 3_653 },
} as const satisfies Partial<
  Record<RetentionId, { variable: string; leastDays: number; mostDays: number }>
>;
export type RetentionPeriodId = keyof typeof RETENTION_PERIODS;
export const RETENTION_PERIOD_IDS = keysOf(RETENTION_PERIODS);
/** Each period in ms. */
export type RetentionPeriods = Readonly<Record<RetentionPeriodId, number>>;

export const retentionPeriods = (msOf: (id: RetentionPeriodId) => number): RetentionPeriods => ({
  declined: msOf('declined'),
  declinedPeople: msOf('declinedPeople'),
  closed: msOf('closed'),
});
export const DEFAULT_RETENTION = retentionPeriods((id) => RETENTION[id].keepMs);

const DAYS_A_YEAR = 365.25;

/**
 * The period in words: in whole days from one day up, in months or years from two years up;
 * undefined when nothing is kept.
 */
export function retentionPeriod(keepMs: number, locale: string): string | undefined {
  if (keepMs === 0) return undefined;
  const hours = Math.round(keepMs / 3_600_000);
  const months = Math.round((hours / 24 / DAYS_A_YEAR) * 12);
  const [count, unit] =
    months >= 24
      ? months % 12 === 0
        ? [months / 12, 'year']
        : [months, 'month']
      : hours >= 24
        ? [Math.round(hours / 24), 'day']
        : hours >= 1
          ? [hours, 'hour']
          : [Math.round(keepMs / 60_000), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
