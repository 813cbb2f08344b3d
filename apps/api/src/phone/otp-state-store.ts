import { LIMITS } from '@signet/rulebook/core/limits';
import { identifier, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { OtpState } from '../platform/store-types.ts';

/** What the database knows of a phone's codes: counts that hold now, and times in ms of the product's clock. */
export type OtpFacts = {
  vendorSid?: string;
  sentAt?: number;
  expiresAt?: number;
  sends?: number;
  attempts?: number;
  lifetimeAttempts?: number;
  dayTries: number;
  dayTriesFrom?: number;
  daySends: number;
  burstSends: number;
  lastSendAt?: number;
  burstFirstAt?: number;
  dayFirstAt?: number;
};

/** Parallel calls may commit in another order than their times: the next minute counts too. */
const togetherMs = 60_000;

/** Ignores times in the future, so that a clock set back locks nobody out. */
export const timesWithinWindow = (column: string, windowMs: number, now: number): Sql =>
  sql`(select t from unnest(${identifier(column)}) t where t > ${now - windowMs}::bigint and t <= ${now + togetherMs}::bigint)`;

/** How long to wait after the n-th send of the day, as SQL over a count. docs/readings.md 63. */
export const resendDelaySql = (count: Sql): Sql =>
  sql`case ${count} when 0 then 0 ${joinSql(
    LIMITS.otpResendMs.slice(0, -1).map((ms, at) => sql`when ${at + 1}::bigint then ${ms}::bigint`),
    ' ',
  )} else ${LIMITS.otpResendMs[LIMITS.otpResendMs.length - 1]}::bigint end`;

/** One JSON value; null when nothing was ever sent. */
export function otpFactsSql(applicationId: Sql, phone: Sql, now: number): Sql {
  const within = (windowMs: number) => timesWithinWindow('s.sent_at', windowMs, now);
  return sql`(select jsonb_strip_nulls(jsonb_build_object(
      'vendorSid', k.vendor_sid, 'sentAt', k.sent_at, 'expiresAt', k.expires_at, 'sends', k.sends, 'attempts', k.attempts, 'lifetimeAttempts', k.lifetime_attempts,
      'dayTries', coalesce((select count(*) from ${timesWithinWindow('k.attempted_at', LIMITS.otpAttemptWindowMs, now)} w), 0),
      'dayTriesFrom', (select min(t) from ${timesWithinWindow('k.attempted_at', LIMITS.otpAttemptWindowMs, now)} w),
      'daySends', coalesce((select count(*) from ${within(DAY_MS)} w), 0),
      'burstSends', coalesce((select count(*) from ${within(LIMITS.otpBurstMs)} w), 0),
      'lastSendAt', (select max(t) from ${within(DAY_MS)} w),
      'burstFirstAt', (select min(t) from ${within(LIMITS.otpBurstMs)} w),
      'dayFirstAt', (select min(t) from ${within(DAY_MS)} w)))
    from (select ${applicationId}::text as application_id, ${phone}::text as phone) asked
    left join otp_codes k on k.application_id = asked.application_id and k.phone = asked.phone
    left join phone_sends s on s.phone = asked.phone)`;
}

export const DAY_MS = 24 * 3_600_000;

/** Why a phone takes no code of this application; a lock of the day ends at `until`, in ms of the product's clock. */
export type OtpLock = { why: 'lockedForLife' } | { why: 'locked'; until: number };

/** The lock that stands, while only photo ID is left for this application and phone. */
export function otpLockOf({ dayTries, dayTriesFrom, lifetimeAttempts = 0 }: OtpFacts, now: number): OtpLock | undefined {
  if (lifetimeAttempts >= LIMITS.otpAttemptsLifetime) return { why: 'lockedForLife' };
  if (dayTries < LIMITS.otpAttemptsPerDay) return undefined;
  return { why: 'locked', until: (dayTriesFrom ?? now) + LIMITS.otpAttemptWindowMs };
}

/** The earliest time of the next send, and what delays it. */
export function nextSendAt(facts: OtpFacts, now: number): { at: number; why: 'tooSoon' | 'tooMany' } {
  const gapMs = facts.daySends === 0 ? 0 : (LIMITS.otpResendMs[Math.min(facts.daySends, LIMITS.otpResendMs.length) - 1] ?? 0);
  const waits = [
    { why: 'tooSoon' as const, at: (facts.lastSendAt ?? now - gapMs) + gapMs },
    ...(facts.burstSends >= LIMITS.otpSendsPerBurst
      ? [{ why: 'tooMany' as const, at: (facts.burstFirstAt ?? now) + LIMITS.otpBurstMs }]
      : []),
    ...(facts.daySends >= LIMITS.otpSendsPerDay ? [{ why: 'tooMany' as const, at: (facts.dayFirstAt ?? now) + DAY_MS }] : []),
  ];
  return waits.reduce((longest, wait) => (wait.at > longest.at ? wait : longest));
}

export function otpState(facts: OtpFacts, now: number): OtpState {
  const { sends = 0, sentAt, expiresAt, vendorSid, attempts = 0, lifetimeAttempts = 0, dayTries } = facts;
  const left = Math.min(
    LIMITS.otpAttemptsPerCode - attempts,
    LIMITS.otpAttemptsPerDay - dayTries,
    LIMITS.otpAttemptsLifetime - lifetimeAttempts,
  );
  const lock = otpLockOf(facts, now);
  return {
    sends,
    ...(sentAt === undefined ? {} : { sentAt }),
    ...(facts.daySends === 0 ? {} : { resendAt: nextSendAt(facts, now).at }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(vendorSid === undefined ? {} : { vendorSid }),
    attemptsLeft: Math.max(0, left),
    locked: lock !== undefined,
    ...(lock?.why === 'locked' ? { lockedUntil: lock.until } : {}),
  };
}
