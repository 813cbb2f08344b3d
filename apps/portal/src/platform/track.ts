import { ONCE_EVENTS } from '@signet/rulebook/analytics/once-events';
import type { EventId, EventWithOutcome } from '@signet/rulebook/events';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import { ApiError } from '@signet/web/api';
import { call } from './api.ts';
import { mayTrack } from './tracking.ts';

declare global {
  interface Window {
    /** Read by the portal owner's scripts: every event as it is sent. */
    dataLayer?: object[];
  }
}

/**
 * True the first time in this tab's session, across page loads; stores only that the event was
 * sent.
 */
function isFirst(event: EventId): boolean {
  try {
    const key = `sent:${event}`;
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'yes');
    return isNew;
  } catch {
    return true; // without storage, each page counts as its own session
  }
}

type EventParams = Record<string, string | number | boolean>;

/** Best effort: analytics must never delay or fail an action. */
export function track(event: EventId, params: EventParams = {}): void {
  if (!mayTrack() || (ONCE_EVENTS.includes(event) && !isFirst(event))) return;
  const at = matchPath(window.location.pathname);
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...params, virtualPath: at && ROUTES[at.route].path });
  call('recordEvent', { body: { type: event, params, applicationId: at?.id } }).catch(
    () => undefined,
  ); // best effort
}

export async function trackOutcome<Done>(
  step: EventWithOutcome,
  params: EventParams,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    const done = await work();
    track(`${step}.success`, params);
    return done;
  } catch (error) {
    if (error instanceof ApiError) track(`${step}.failed`, { ...params, errorCode: error.code });
    throw error;
  }
}

/** Tracks which fields failed validation and why, never their values. */
export function trackRefusals(fieldErrors: readonly { code: string; field: string }[]): void {
  const screen = matchPath(window.location.pathname)?.route;
  if (screen === undefined) return;
  for (const { code, field } of fieldErrors.filter((refused) => refused.field !== '')) {
    track('signup.error', { field, errorCode: code, screen });
    track('signup_error', { error: code });
  }
}
