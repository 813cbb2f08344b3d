import { SCREEN_EVENTS } from '@signet/rulebook/analytics/events';
import type { EventId } from '@signet/rulebook/events';
import type { FormStepUpEvent } from '@signet/rulebook/step-ups';
import { ApiError, call } from './api.ts';

const seen = new Set<EventId>();
const isOnce = (event: EventId): boolean => event in SCREEN_EVENTS && 'once' in SCREEN_EVENTS[event as keyof typeof SCREEN_EVENTS]; // looked up before

/** Best effort: analytics must never delay or fail an action. */
export function track(event: EventId, params: Record<string, string | number | boolean> = {}): void {
  if (isOnce(event) && seen.has(event)) return;
  seen.add(event);
  call('recordEvent', { body: { type: event, params } }).catch(() => undefined); // the product works without analytics
}

/** Runs the step and tells how it ended; a failure goes on to the form. */
export async function trackOutcome(step: FormStepUpEvent, params: { stepUp: string }, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    track(`${step}.success`, params);
  } catch (error) {
    if (error instanceof ApiError) track(`${step}.failed`, { ...params, errorCode: error.code });
    throw error;
  }
}
