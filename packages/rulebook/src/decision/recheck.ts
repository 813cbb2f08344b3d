import type { ReasonCode } from './underwriting.ts';

/** Reasons after which the sources are asked again by themselves, and who is at work meanwhile. decisions.md, section 4, row 14; docs/decisions/0030. */
const ASKED_AGAIN = { 'source.unavailable': 'machine', 'source.unavailableTooLong': 'person' } as const satisfies Partial<
  Record<ReasonCode, 'machine' | 'person'>
>;

/** Who is at work while the sources are asked again after a decision of that reason; undefined where they are not. */
export const recheckActor = (reason: string | undefined): 'machine' | 'person' | undefined =>
  (ASKED_AGAIN as Readonly<Record<string, 'machine' | 'person'>>)[reason ?? '']; // a stored reason is a text
