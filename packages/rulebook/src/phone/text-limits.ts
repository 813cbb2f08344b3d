import type { ErrorCode } from '../core/errors.ts';
import { keysOf } from '../core/keys-of.ts';
import { PHONE_LIMITS } from './limits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type TextLimitRow = {
  by: 'network' | 'prefix' | 'all';
  windowMs: number;
  max: number;
  /** Reaching it stops all texts until an operator resets the breaker. */
  opensBreaker?: true;
};

/**
 * Limits on texts, besides those of each phone; the first one reached blocks the text. All windows
 * slide.
 */
export const TEXT_LIMITS = {
  networkMinute: { by: 'network', windowMs: minuteMs, max: PHONE_LIMITS.textsPerNetworkMinute },
  networkDay: { by: 'network', windowMs: dayMs, max: PHONE_LIMITS.textsPerNetworkDay },
  prefixMinute: { by: 'prefix', windowMs: minuteMs, max: PHONE_LIMITS.textsPerPrefixMinute },
  prefixDay: { by: 'prefix', windowMs: dayMs, max: PHONE_LIMITS.textsPerPrefixDay },
  allMinute: { by: 'all', windowMs: minuteMs, max: PHONE_LIMITS.textsPerMinute },
  allHour: { by: 'all', windowMs: hourMs, max: PHONE_LIMITS.textsPerHour, opensBreaker: true },
  allDay: { by: 'all', windowMs: dayMs, max: PHONE_LIMITS.textsPerDay, opensBreaker: true },
} as const satisfies Record<string, TextLimitRow>;

export type TextLimitId = keyof typeof TEXT_LIMITS;
export const TEXT_LIMIT_IDS = keysOf(TEXT_LIMITS);
export const textLimitRow = (id: TextLimitId): TextLimitRow => TEXT_LIMITS[id];

/** Texts in the window; `from` is the oldest, in ms of the product's clock. */
export type TextCount = { sent: number; from?: number };

export type TextRefusal = { limit: TextLimitId; waitMs: number; opensBreaker: boolean };

/**
 * The first limit reached, and the wait until it admits a text; undefined when a text may be sent.
 * `factor` raises every limit.
 */
export function textRefusal(
  counts: Readonly<Record<TextLimitId, TextCount>>,
  now: number,
  factor = 1,
): TextRefusal | undefined {
  const limit = TEXT_LIMIT_IDS.find((id) => counts[id].sent >= TEXT_LIMITS[id].max * factor);
  if (limit === undefined) return undefined;
  const { windowMs, opensBreaker = false } = textLimitRow(limit);
  return {
    limit,
    waitMs: Math.max(1_000, (counts[limit].from ?? now) + windowMs - now),
    opensBreaker,
  };
}

/** Identifies a block of numbers, because SMS pumping fraud targets whole blocks. */
export const numberPrefix = (phone: string): string => phone.slice(0, 6);

type PhoneChange = {
  phone: string;
  current: string;
  ownersPhones: readonly string[];
  changesLeft: number;
};

/**
 * Why the number cannot be changed after submission; undefined when it can. docs/decisions/0053.
 */
export function phoneChangeError({
  phone,
  current,
  ownersPhones,
  changesLeft,
}: PhoneChange): ErrorCode | undefined {
  if (changesLeft <= 0) return 'phone.changeLimitExceeded';
  if (phone === current) return 'phone.unchanged';
  // Another owner's number would verify that owner, not the applicant.
  return ownersPhones.includes(phone) ? 'phone.usedByOwner' : undefined;
}
