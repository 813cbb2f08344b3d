import type { ReasonCode } from './underwriting.ts';

/** Reasons after which the sources are asked again by themselves, and who is at work meanwhile. docs/readings.md 86; docs/decisions/0030. */
const ASKED_AGAIN = { 'source.unavailable': 'machine', 'source.unavailableTooLong': 'person' } as const satisfies Partial<
  Record<ReasonCode, 'machine' | 'person'>
>;

/** The reasons themselves. */
export const RECHECKED_REASONS: readonly string[] = Object.keys(ASKED_AGAIN);

export const recheckActor = (reason: string | undefined): 'machine' | 'person' | undefined =>
  (ASKED_AGAIN as Readonly<Record<string, 'machine' | 'person'>>)[reason ?? '']; // a stored reason is a text
