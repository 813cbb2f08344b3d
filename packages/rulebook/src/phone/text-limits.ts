import type { ErrorCode } from '../core/errors.ts';
import { LIMITS } from '../core/limits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type TextLimitRow = {
  /** What its texts have in common: the network that asked, the first digits of the number, or nothing. */
  by: 'network' | 'prefix' | 'all';
  windowMs: number;
  max: number;
  /** Reaching it stops all texts until a person resets the breaker. */
  opensBreaker?: true;
};

/** How many texts may be sent, beside the limits of each phone; the first that is reached refuses. Every row counts a window that slides. */
export const TEXT_LIMITS = {
  networkMinute: { by: 'network', windowMs: minuteMs, max: LIMITS.textsPerNetworkMinute },
  networkDay: { by: 'network', windowMs: dayMs, max: LIMITS.textsPerNetworkDay },
  prefixMinute: { by: 'prefix', windowMs: minuteMs, max: LIMITS.textsPerPrefixMinute },
  prefixDay: { by: 'prefix', windowMs: dayMs, max: LIMITS.textsPerPrefixDay },
  allMinute: { by: 'all', windowMs: minuteMs, max: LIMITS.textsPerMinute },
  allHour: { by: 'all', windowMs: hourMs, max: LIMITS.textsPerHour, opensBreaker: true },
  allDay: { by: 'all', windowMs: dayMs, max: LIMITS.textsPerDay, opensBreaker: true },
} as const satisfies Record<string, TextLimitRow>;

export type TextLimitId = keyof typeof TEXT_LIMITS;
export const TEXT_LIMIT_IDS = Object.keys(TEXT_LIMITS) as TextLimitId[]; // keys of the table itself
export const textLimitRow = (id: TextLimitId): TextLimitRow => TEXT_LIMITS[id];

/** Texts that a limit counts now; `from` is the oldest of them, in ms of the product's clock. */
export type TextCount = { sent: number; from?: number };

export type TextRefusal = { limit: TextLimitId; waitMs: number; opensBreaker: boolean };

/** The first limit that is reached, and how long until it lets one through; undefined where a text may be sent. `factor` raises every limit. */
export function textRefusal(counts: Readonly<Record<TextLimitId, TextCount>>, now: number, factor = 1): TextRefusal | undefined {
  const limit = TEXT_LIMIT_IDS.find((id) => counts[id].sent >= TEXT_LIMITS[id].max * factor);
  if (limit === undefined) return undefined;
  const { windowMs, opensBreaker = false } = textLimitRow(limit);
  return { limit, waitMs: Math.max(1_000, (counts[limit].from ?? now) + windowMs - now), opensBreaker };
}

/** The first digits of a number that stand for a block of it: texts to one block are how pumping is paid. */
export const numberPrefix = (phone: string): string => phone.slice(0, 6);

type PhoneChange = {
  phone: string;
  /** The number that codes are sent to now. */
  current: string;
  /** Numbers of the other owners of the same application. */
  ownersPhones: readonly string[];
  changesLeft: number;
};

/** Why an applicant's number cannot be changed to this one after sending; undefined where it can. docs/decisions/0053. */
export function phoneChangeError({ phone, current, ownersPhones, changesLeft }: PhoneChange): ErrorCode | undefined {
  if (changesLeft <= 0) return 'phone.changeLimitExceeded';
  if (phone === current) return 'phone.unchanged';
  // A number that is another owner's proves who that owner is, not who applies.
  return ownersPhones.includes(phone) ? 'phone.usedByOwner' : undefined;
}
