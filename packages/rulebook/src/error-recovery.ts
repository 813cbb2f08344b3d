import type { ApplicationView } from './application-view.ts';
import type { StatusId } from './status.ts';

const UNANSWERED = new Set([0, 408, 503, 504]);

/**
 * Page after a failed submission: a timeout, 503, 504 or no response leads to the result page,
 * which keeps polling; anything else to the error page.
 */
export const onboardingFailurePage = (status: number | undefined): 'success' | 'error' =>
  UNANSWERED.has(status ?? 0) ? 'success' : 'error';

/**
 * A submission without any response, nor any to the look at it afterwards: the result page says
 * that we are still checking, and keeps looking. docs/readings.md 11.
 */
export const withoutResponse = (
  view: ApplicationView,
  words: { headline: string; lead: string; what: string },
): ApplicationView => ({
  ...view,
  page: 'success',
  openPages: ['success'],
  status: {
    id: 'stillChecking' satisfies StatusId,
    waitingOn: 'us',
    nextAction: 'wait',
    money: { online: false, inPerson: false, payouts: false },
  },
  home: {
    row: 'stillChecking',
    picture: 'calendar',
    headline: words.headline,
    lead: words.lead,
    short: words.headline,
    works: { online: false, inPerson: false, payouts: 'off' },
    waits: [{ id: 'stillChecking', who: 'us', holdsPayouts: true, what: words.what }],
    history: [],
  },
});

/** Target of a 417 redirect; undefined when it names none. docs/readings.md 111. */
export const redirectAfter417 = (
  status: number,
  location: string | undefined,
): string | undefined => (status === 417 ? location || undefined : undefined);
