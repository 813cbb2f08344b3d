import { HOUR_MS } from '../core/dates.ts';
import { keysOf } from '../core/keys-of.ts';

/** How long an open case that is not late has waited at most, in ms; the last takes all others. */
export const AGE_LIMITS_MS = {
  under4Hours: 4 * HOUR_MS,
  under1Day: 24 * HOUR_MS,
  under2Days: 48 * HOUR_MS,
  longer: Number.MAX_SAFE_INTEGER,
} as const;

/** `late`: past the day that was promised, however long it has waited. */
export const CASE_AGES = [...keysOf(AGE_LIMITS_MS), 'late'] as const;
export type CaseAge = (typeof CASE_AGES)[number];
