/** The events that are sent once in a session; apart from the others, because the browser needs no more of them. */
export const ONCE_EVENTS: readonly string[] = ['onboarding.started'];
