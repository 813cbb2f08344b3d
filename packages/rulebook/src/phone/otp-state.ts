import { DAY_MS, withinWindow } from '../core/dates.ts';
import { PHONE_LIMITS } from './limits.ts';

/** State of the one-time code. Times in ms of the product's clock. */
export type OtpState = {
  sends: number;
  sentAt?: number;
  /** The last text to this phone, from any application. */
  lastSendAt?: number;
  resendAt?: number;
  expiresAt?: number;
  vendorSid?: string;
  attemptsLeft: number;
  locked: boolean;
  /** Absent for a permanent lock. */
  lockedUntil?: number;
};

export type OtpFacts = {
  vendorSid?: string;
  sentAt?: number;
  expiresAt?: number;
  sends?: number;
  attempts?: number;
  lifetimeAttempts?: number;
  dayTries: number;
  dayTriesFrom?: number;
  /** Across all applications with this phone. */
  phoneTries: number;
  phoneTriesFrom?: number;
  daySends: number;
  burstSends: number;
  lastSendAt?: number;
  burstFirstAt?: number;
  dayFirstAt?: number;
};

/** A row of `otp_codes`. */
export type StoredOtpCode = Pick<
  OtpFacts,
  'vendorSid' | 'sentAt' | 'expiresAt' | 'sends' | 'attempts' | 'lifetimeAttempts'
> & {
  attemptedAt: readonly number[];
};
/** A row of `phone_sends`. */
export type StoredPhoneSends = { sentAt: readonly number[]; attemptedAt: readonly number[] };

export function otpFactsOf(
  { code, sends }: { code?: StoredOtpCode; sends?: StoredPhoneSends },
  now: number,
): OtpFacts {
  const { attemptedAt = [], ...counts } = code ?? {};
  const triesHere = withinWindow(attemptedAt, PHONE_LIMITS.otpAttemptWindowMs, now);
  const tries = withinWindow(sends?.attemptedAt ?? [], PHONE_LIMITS.otpAttemptWindowMs, now);
  const day = withinWindow(sends?.sentAt ?? [], DAY_MS, now);
  const burst = withinWindow(sends?.sentAt ?? [], PHONE_LIMITS.otpBurstMs, now);
  return {
    ...counts,
    dayTries: triesHere.length,
    dayTriesFrom: triesHere[0],
    phoneTries: tries.length,
    phoneTriesFrom: tries[0],
    daySends: day.length,
    burstSends: burst.length,
    lastSendAt: day.at(-1),
    burstFirstAt: burst[0],
    dayFirstAt: day[0],
  };
}

/**
 * Why the phone accepts no codes for this application; a daily lock ends at `until`, in ms of the
 * product's clock.
 */
export type OtpLock = { why: 'lockedForLife' } | { why: 'locked'; until: number };

/** The active lock, during which only photo ID is left for this application and phone. */
export function otpLockOf(facts: OtpFacts, now: number): OtpLock | undefined {
  const {
    dayTries,
    dayTriesFrom = now,
    phoneTries,
    phoneTriesFrom = now,
    lifetimeAttempts = 0,
  } = facts;
  if (lifetimeAttempts >= PHONE_LIMITS.otpAttemptsLifetime) return { why: 'lockedForLife' };
  const untils = [
    ...(dayTries >= PHONE_LIMITS.otpAttemptsPerDay
      ? [dayTriesFrom + PHONE_LIMITS.otpAttemptWindowMs]
      : []),
    ...(phoneTries >= PHONE_LIMITS.otpAttemptsPerPhoneDay
      ? [phoneTriesFrom + PHONE_LIMITS.otpAttemptWindowMs]
      : []),
  ];
  return untils.length === 0 ? undefined : { why: 'locked', until: Math.max(...untils) };
}

export function nextSendAt(
  facts: OtpFacts,
  now: number,
): { at: number; why: 'tooSoon' | 'tooMany' } {
  const gapMs =
    facts.daySends === 0
      ? 0
      : (PHONE_LIMITS.otpResendMs[Math.min(facts.daySends, PHONE_LIMITS.otpResendMs.length) - 1] ??
        0);
  const waits = [
    { why: 'tooSoon' as const, at: (facts.lastSendAt ?? now - gapMs) + gapMs },
    ...(facts.burstSends >= PHONE_LIMITS.otpSendsPerBurst
      ? [{ why: 'tooMany' as const, at: (facts.burstFirstAt ?? now) + PHONE_LIMITS.otpBurstMs }]
      : []),
    ...(facts.daySends >= PHONE_LIMITS.otpSendsPerDay
      ? [{ why: 'tooMany' as const, at: (facts.dayFirstAt ?? now) + DAY_MS }]
      : []),
  ];
  return waits.reduce((longest, wait) => (wait.at > longest.at ? wait : longest));
}

/** Why no code may be tried now; undefined when one may. docs/readings.md 62. */
export function tryRefusal(
  facts: OtpFacts,
  now: number,
): OtpLock | { why: 'none' | 'expired' | 'spent' } | undefined {
  const lock = otpLockOf(facts, now);
  if (lock !== undefined) return lock;
  if (facts.vendorSid === undefined) return { why: 'none' };
  if ((facts.expiresAt ?? 0) <= now) return { why: 'expired' };
  return (facts.attempts ?? 0) >= PHONE_LIMITS.otpAttemptsPerCode ? { why: 'spent' } : undefined;
}

/** Why no text may go to this phone now; undefined when one may. docs/readings.md 63. */
export function sendRefusal(
  facts: OtpFacts,
  now: number,
): OtpLock | { why: 'tooSoon' | 'tooMany'; until: number } | undefined {
  const lock = otpLockOf(facts, now);
  if (lock !== undefined) return lock;
  const { why, at } = nextSendAt(facts, now);
  return at > now ? { why, until: at } : undefined;
}

export function otpState(facts: OtpFacts, now: number): OtpState {
  const {
    sends = 0,
    sentAt,
    expiresAt,
    vendorSid,
    attempts = 0,
    lifetimeAttempts = 0,
    dayTries,
  } = facts;
  const left = Math.min(
    PHONE_LIMITS.otpAttemptsPerCode - attempts,
    PHONE_LIMITS.otpAttemptsPerDay - dayTries,
    PHONE_LIMITS.otpAttemptsPerPhoneDay - facts.phoneTries,
    PHONE_LIMITS.otpAttemptsLifetime - lifetimeAttempts,
  );
  const lock = otpLockOf(facts, now);
  return {
    sends,
    ...(sentAt === undefined ? {} : { sentAt }),
    ...(facts.lastSendAt === undefined ? {} : { lastSendAt: facts.lastSendAt }),
    ...(facts.daySends === 0 ? {} : { resendAt: nextSendAt(facts, now).at }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(vendorSid === undefined ? {} : { vendorSid }),
    attemptsLeft: Math.max(0, left),
    locked: lock !== undefined,
    ...(lock?.why === 'locked' ? { lockedUntil: lock.until } : {}),
  };
}
