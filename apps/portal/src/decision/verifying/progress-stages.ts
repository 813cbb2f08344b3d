import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { RouteId } from '@signet/rulebook/routes';
import { STEP_UP_PAGES } from '@signet/rulebook/step-ups';
import type { StageState } from '@signet/ui/stages';

type Checking = ApplicationView['checking'];

type StageWords = { received: string; asking: string; askingCount: string; deciding: string };

/** The three sentences of the wait, each as far as the server says it is. docs/readings.md 26. */
export function progressStages(checking: Checking, words: StageWords, locale: string): { text: string; state: StageState }[] {
  const { answered = 0, sources = 0 } = checking ?? {};
  const isAllBack = sources > 0 && answered >= sources;
  const asking = sources > 0 ? formatMessage(words.askingCount, { answered, sources }, locale) : words.asking;
  return [
    { text: words.received, state: 'done' },
    { text: asking, state: isAllBack ? 'done' : 'now' },
    { text: words.deciding, state: isAllBack ? 'now' : 'later' },
  ];
}

/** What may be said about the wait after so many ms: nothing yet, how long it usually takes, or that leaving is safe. docs/readings.md 26. */
export function waitText(waitedMs: number): 'none' | 'usual' | 'leave' {
  if (waitedMs < LIMITS.slowAfterMs) return 'none';
  return waitedMs < LIMITS.leaveAfterMs ? 'usual' : 'leave';
}

/** The phone step follows at once, so nobody waits for its code behind a result page. */
const IN_ONE_GO: readonly RouteId[] = ['otp', 'phone-auth', 'mobile-verification'];

/** Pages that ask the person for something before a decision. */
const ASKING: ReadonlySet<string> = STEP_UP_PAGES;

/** Where the wait leads: a step that is asked first, else the result. The person sees the result before the page it leads to. docs/readings.md 91. */
export function pageAfterVerifying({ page, status }: Pick<ApplicationView, 'page' | 'status'>): RouteId {
  if (page === 'error') return 'error';
  return IN_ONE_GO.includes(page) || (ASKING.has(page) && !status.money.online) ? page : 'success';
}
