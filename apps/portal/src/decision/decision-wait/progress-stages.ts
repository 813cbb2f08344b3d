import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { StageState } from '@signet/ui/stages';

type Checking = ApplicationView['checking'];

type StageWords = { received: string; asking: string; askingCount: string; deciding: string };

/** The three progress messages, advanced only as far as the server reports. docs/readings.md 26. */
export function progressStages(
  checking: Checking,
  words: StageWords,
  locale: string,
): { text: string; state: StageState }[] {
  const { answered = 0, sources = 0 } = checking ?? {};
  const isAllBack = sources > 0 && answered >= sources;
  const asking =
    sources > 0 ? formatMessage(words.askingCount, { answered, sources }, locale) : words.asking;
  return [
    { text: words.received, state: 'done' },
    { text: asking, state: isAllBack ? 'done' : 'now' },
    { text: words.deciding, state: isAllBack ? 'now' : 'later' },
  ];
}

/**
 * Which note to show after a wait of so many ms: none, the usual duration, or that leaving is safe.
 * docs/readings.md 26.
 */
export function waitText(waitedMs: number): 'none' | 'usual' | 'leave' {
  if (waitedMs < LIMITS.slowAfterMs) return 'none';
  return waitedMs < DECISION_LIMITS.leaveAfterMs ? 'usual' : 'leave';
}
