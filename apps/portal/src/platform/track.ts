import { EVENTS, type EventId } from '@signet/rulebook/events';
import { call } from './api.ts';

const seen = new Set<EventId>();

/** Sends one event of the catalogue; never waits, never disturbs the person when it fails. Document 2, section 9, Analytics. */
export function track(event: EventId, params: Record<string, string | number | boolean> = {}): void {
  if ('once' in EVENTS[event] && seen.has(event)) return;
  seen.add(event);
  call('sendAnalytics', { body: { type: event, params } }).catch(() => undefined); // the product works without analytics
}
