import type { ErrorCode } from '../core/errors.ts';
import { keysOf, tableOf } from '../core/keys-of.ts';
import { PHONE_LIMITS } from './limits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type TextLimitRow = {
  by: 'network' | 'prefix' | 'all';
  windowMs: number;
  /** Unless the operator's variable says otherwise, which may lie between these two. */
  max: number;
  variable: string;
  least: number;
  most: number;
  /** Reaching it stops all texts until an operator resets the breaker. */
  opensBreaker?: true;
};

/**
 * Limits on texts, besides those of each phone; the first one reached blocks the text. All windows
 * slide. An operator sets how many for each cell. docs/decisions/0256.
 */
export const TEXT_LIMITS = {
  networkMinute: {
    by: 'network',
    windowMs: minuteMs,
    max: PHONE_LIMITS.textsPerNetworkMinute,
    variable: 'TEXTS_PER_NETWORK_MINUTE',
    least: 1,
    most: 1_000,
  },
  networkDay: {
    by: 'network',
    windowMs: dayMs,
    max: PHONE_LIMITS.textsPerNetworkDay,
    variable: 'TEXTS_PER_NETWORK_DAY',
    least: 1,
    most: 20_000,
  },
  prefixMinute: {
    by: 'prefix',
    windowMs: minuteMs,
    max: PHONE_LIMITS.textsPerPrefixMinute,
    variable: 'TEXTS_PER_PREFIX_MINUTE',
    least: 1,
    most: 1_000,
  },
  prefixDay: {
    by: 'prefix',
    windowMs: dayMs,
    max: PHONE_LIMITS.textsPerPrefixDay,
    variable: 'TEXTS_PER_PREFIX_DAY',
    least: 1,
    most: 20_000,
  },
  allMinute: {
    by: 'all',
    windowMs: minuteMs,
    max: PHONE_LIMITS.textsPerMinute,
    variable: 'TEXTS_PER_MINUTE',
    least: 1,
    most: 20_000,
  },
  allHour: {
    by: 'all',
    windowMs: hourMs,
    max: PHONE_LIMITS.textsPerHour,
    opensBreaker: true,
    variable: 'TEXTS_PER_HOUR',
    least: 10,
    most: 1_000_000,
  },
  allDay: {
    by: 'all',
    windowMs: dayMs,
    max: PHONE_LIMITS.textsPerDay,
    opensBreaker: true,
    variable: 'TEXTS_PER_DAY',
    least: 100,
    most: 20_000_000,
  },
} as const satisfies Record<string, TextLimitRow>;

export type TextLimitId = keyof typeof TEXT_LIMITS;
export const TEXT_LIMIT_IDS = keysOf(TEXT_LIMITS);
export const textLimitRow = (id: TextLimitId): TextLimitRow => TEXT_LIMITS[id];

/** How many texts each limit admits. */
export type TextMaxima = Readonly<Record<TextLimitId, number>>;
export const textMaxima = (maxOf: (id: TextLimitId) => number): TextMaxima =>
  tableOf(TEXT_LIMIT_IDS, maxOf);
export const DEFAULT_TEXT_MAXIMA = textMaxima((id) => TEXT_LIMITS[id].max);

const bucketsPerWindow = 12;

/** Length of the buckets that texts of everybody are counted in. */
export const textBucketMs = (id: TextLimitId): number =>
  TEXT_LIMITS[id].windowMs / bucketsPerWindow;

/** Start of the bucket that a time lies in. */
export const textBucket = (id: TextLimitId, at: number): number =>
  Math.floor(at / textBucketMs(id)) * textBucketMs(id);

/** Texts in the window; `from` is the oldest, in ms of the product's clock. */
export type TextCount = { sent: number; from?: number };

export type TextRefusal = { limit: TextLimitId; waitMs: number; opensBreaker: boolean };

/** The first limit reached, and the wait until it admits a text; undefined when one may be sent. */
export function textRefusal(
  counts: Readonly<Record<TextLimitId, TextCount>>,
  now: number,
  maxima: TextMaxima = DEFAULT_TEXT_MAXIMA,
): TextRefusal | undefined {
  const limit = TEXT_LIMIT_IDS.find((id) => counts[id].sent >= maxima[id]);
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
