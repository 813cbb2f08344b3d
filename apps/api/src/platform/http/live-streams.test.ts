import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { LIMITS } from '@signet/rulebook/core/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLiveStreams } from './live-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function newResponse() {
  const events = new EventEmitter();
  const written: string[] = [];
  const response = Object.assign(events, {
    written,
    write: (text: string) => written.push(text),
    end: () => events.emit('close'),
  });
  return response as typeof response & ServerResponse; // the part that a stream uses
}

test('an idle stream gets keep-alive comments and ends after the time limit', () => {
  const streams = buildLiveStreams(Date.now);
  const response = newResponse();
  streams.open('ana', response);
  vi.advanceTimersByTime(60_000);
  expect(response.written).toEqual([': still here\n\n', ': still here\n\n', ': still here\n\n']);
  vi.advanceTimersByTime(LIMITS.pollGiveUpMs);
  expect([streams.count(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('all streams share one timer, and it stops with the last of them', () => {
  const streams = buildLiveStreams(Date.now);
  const responses = Array.from({ length: 100 }, newResponse);
  for (const [at, response] of responses.entries()) streams.open(`person ${at}`, response);
  expect([streams.count(), vi.getTimerCount()]).toEqual([100, 1]);
  streams.endAll();
  expect([streams.count(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('a person at the stream limit may open another once one has closed', () => {
  const streams = buildLiveStreams(Date.now);
  const responses = Array.from({ length: LIMITS.liveStreamsPerPerson }, newResponse);
  for (const response of responses) streams.open('ana', response);
  expect(streams.open('ana', newResponse())).toBeUndefined();
  responses[0]?.end();
  expect(streams.open('ana', newResponse())).toBeDefined();
});
