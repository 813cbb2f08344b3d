import type { ServerResponse } from 'node:http';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyReply } from 'fastify';

/** Keeps proxies from closing a silent stream. */
const beatMs = 20_000;
const BEAT = ': still here\n\n';
const dataOf = (text: string): string => `data: ${text}\n\n`;

/** `text` is one line. */
export type LiveStream = { notify(text?: string): void };

/**
 * The open event streams of this process. One timer serves them all, so that a stream costs little
 * more than its socket.
 */
export type LiveStreams = {
  /**
   * Undefined when the person already holds LIMITS.liveStreamsPerPerson streams. `onBeat` is called
   * every 20 seconds while the stream is open.
   */
  open(person: string, response: ServerResponse, onBeat?: () => void): LiveStream | undefined;
  count(): number;
  endAll(): void;
};

/** `nowMs` is the machine's monotonic clock, not the product's, to match the timers. */
export function buildLiveStreams(
  nowMs: () => number = performance.now.bind(performance),
): LiveStreams {
  const open = new Map<ServerResponse, { openedAt: number; onBeat: () => void }>();
  const perPerson = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const beat = (): void => {
    const oldest = nowMs() - LIMITS.pollGiveUpMs;
    for (const [response, { openedAt, onBeat }] of open) {
      if (openedAt <= oldest) {
        response.end();
        continue;
      }
      response.write(BEAT);
      onBeat();
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
    open: (person, response, onBeat = () => undefined) => {
      const openCount = perPerson.get(person) ?? 0;
      if (openCount >= LIMITS.liveStreamsPerPerson) return undefined;
      perPerson.set(person, openCount + 1);
      open.set(response, { openedAt: nowMs(), onBeat });
      response.once('close', () => forget(person, response));
      timer ??= setInterval(beat, beatMs);
      return { notify: (text = 'changed') => void response.write(dataOf(text)) };
    },
    count: () => open.size,
    endAll: () => {
      for (const response of open.keys()) response.end();
    },
  };
}

/** Takes the reply over and sends the head of a stream of events. */
export function beginEventStream(reply: FastifyReply): void {
  const response = reply.raw;
  reply.hijack();
  response.writeHead(200, {
    ...Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    ),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
}
