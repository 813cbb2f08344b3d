import type { ApplicationView } from '@signet/rulebook/application-view';
import { LIMITS } from '@signet/rulebook/core/limits';
import { fill } from '@signet/rulebook/core/format-message';
import type { StageState } from '@signet/ui/stages';

type Checking = ApplicationView['checking'];

type StageWords = { received: string; asking: string; askingCount: string; deciding: string };

/** The three sentences of the wait, each as far as the server says it is. look.md, Verifying. */
export function stagesOf(checking: Checking, words: StageWords, locale: string): { text: string; state: StageState }[] {
  const { answered = 0, sources = 0 } = checking ?? {};
  const isAllBack = sources > 0 && answered >= sources;
  const asking = sources > 0 ? fill(words.askingCount, { answered, sources }, locale) : words.asking;
  return [
    { text: words.received, state: 'done' },
    { text: asking, state: isAllBack ? 'done' : 'now' },
    { text: words.deciding, state: isAllBack ? 'now' : 'later' },
  ];
}

/** What may be said about the wait after so many ms: nothing yet, how long it usually takes, or that leaving is safe. ux.md, section 3, Verifying. */
export function waitNote(waitedMs: number): 'none' | 'usual' | 'leave' {
  if (waitedMs < LIMITS.slowAfterMs) return 'none';
  return waitedMs < LIMITS.leaveAfterMs ? 'usual' : 'leave';
}
