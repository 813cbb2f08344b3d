import type { ServerResponse } from 'node:http';
import { LIMITS } from '@signet/rulebook/core/limits';

/** Keeps proxies from closing a silent stream. */
const beatMs = 20_000;
const BEAT = ': still here\n\n';
const CHANGED = 'data: changed\n\n';

export type LiveStream = { notify(): void };

/**
 * The open event streams of this process. One timer serves them all, so that a stream costs little
 * more than its socket.
 */
export type LiveStreams = {
  /** Undefined when the person already holds LIMITS.liveStreamsPerPerson streams. */
  open(person: string, response: ServerResponse): LiveStream | undefined;
  count(): number;
  endAll(): void;
};

/** `nowMs` is the machine's monotonic clock, not the product's, to match the timers. */
export function buildLiveStreams(
  nowMs: () => number = performance.now.bind(performance),
): LiveStreams {
  const open = new Map<ServerResponse, number>();
  const perPerson = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const beat = (): void => {
    const oldest = nowMs() - LIMITS.pollGiveUpMs;
    for (const [response, openedAt] of open) {
      if (openedAt <= oldest) response.end();
      else response.write(BEAT);
    }
  };
  const forget = (person: string, response: ServerResponse): void => {
    open.delete(response);
    const left = (perPerson.get(person) ?? 1) - 1;
    if (left === 0) perPerson.delete(person);
    else perPerson.set(person, left);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return {
    open: (person, response) => {
      const openCount = perPerson.get(person) ?? 0;
      if (openCount >= LIMITS.liveStreamsPerPerson) return undefined;
      perPerson.set(person, openCount + 1);
      open.set(response, nowMs());
      response.once('close', () => forget(person, response));
      timer ??= setInterval(beat, beatMs);
      return { notify: () => void response.write(CHANGED) };
    },
    count: () => open.size,
    endAll: () => {
      for (const response of open.keys()) response.end();
    },
  };
}
