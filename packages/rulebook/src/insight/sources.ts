import type { ReasonCode } from '../decision/reasons.ts';
import { INSIGHT_LIMITS } from './limits.ts';

/** What our servers ask of vendors, in the order of a sign-up. */
export const SOURCE_PORTS = [
  'signIn',
  'codes',
  'lines',
  'texts',
  'links',
  'network',
  'checks',
  'inquiries',
  'bank',
  'payouts',
  'cards',
  'debits',
  'lending',
  'hosting',
  'fulfilment',
  'mail',
  'webhooks',
  'staffSignIn',
] as const;
export type SourcePort = (typeof SOURCE_PORTS)[number];

/** Why a call had no answer; `busy` was spared, as the vendor was failing. */
export const CALL_FAULTS = ['timeout', 'network', 'status', 'shape', 'busy', 'other'] as const;
export const CALL_OUTCOMES = ['ok', ...CALL_FAULTS] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Worst first; `quiet` was not asked of late. */
export const SOURCE_STATES = ['failing', 'slow', 'well', 'quiet'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** Calls of a time: how many had no answer, and how long nineteen in twenty of all took at most. */
export type SourceCalls = { calls: number; unanswered: number; p95Ms?: number | undefined };

/** Of an application that was put off because a source gave no answer. */
export const SILENT_REASONS = [
  'source.unavailable',
  'source.unavailableTooLong',
] as const satisfies readonly ReasonCode[];

/** The alerts SignetVendorFailing and SignetVendorSlow tell the same of the last minutes. */
function stateOf({ calls, unanswered, p95Ms = 0 }: SourceCalls): SourceState {
  if (calls === 0) return 'quiet';
  if (unanswered / calls > INSIGHT_LIMITS.sourceFailingShare) return 'failing';
  return p95Ms > INSIGHT_LIMITS.sourceSlowMs ? 'slow' : 'well';
}

/**
 * How a vendor does and since when, in ms, by its slots of INSIGHT_LIMITS.sourceSlotMs, newest first
 * and only those with calls. One that was last asked before the slot that has just ended is quiet.
 */
export function sourceStanding(
  slots: readonly (SourceCalls & { at: number })[],
  now: number,
): { state: SourceState; since?: number } {
  const [newest] = slots;
  if (newest === undefined) return { state: 'quiet' };
  if (newest.at + 2 * INSIGHT_LIMITS.sourceSlotMs <= now)
    return { state: 'quiet', since: newest.at + INSIGHT_LIMITS.sourceSlotMs };
  const state = stateOf(newest);
  const others = slots.findIndex((slot) => stateOf(slot) !== state);
  const since = slots.at(others === -1 ? -1 : others - 1)?.at;
  return { state, ...(since !== undefined && state !== 'well' && { since }) };
}
