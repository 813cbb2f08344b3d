import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { LIMITS } from '@signet/rulebook/core/limits';
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
