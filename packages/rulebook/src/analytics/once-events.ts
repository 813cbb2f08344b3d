/**
 * Events sent once per session, in a file of their own because the browser needs only this list.
 */
export const ONCE_EVENTS: readonly string[] = ['onboarding.started'];
