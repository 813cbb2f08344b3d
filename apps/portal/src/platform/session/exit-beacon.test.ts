import type { ApplicationView } from '@signet/rulebook/application-view';
import { beforeEach, expect, test, vi } from 'vitest';
import { sayWhenLeft } from './exit-beacon.ts';

type Left = Pick<ApplicationView, 'id' | 'applicationLevel' | 'decision' | 'stepUpDetails'>;
const LEFT: Left = {
  id: 'urn:app:0000-1111-2222-3333-4444',
  applicationLevel: 'FULL',
  decision: 'PENDING',
  stepUpDetails: [],
};

let page: EventTarget;
let sent: { url: string; body: Promise<string> }[];
beforeEach(() => {
  page = new EventTarget();
  sent = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: Blob) => sent.push({ url, body: body.text() }) > 0,
  });
  return () => vi.unstubAllGlobals();
});
const leave = () => page.dispatchEvent(new Event('pagehide'));

test('sends one exit notice, for the application shown at that moment', async () => {
  let shown: Left | undefined;
  sayWhenLeft('a-token', () => shown);
  leave();
  expect(sent).toEqual([]);
  shown = { ...LEFT, applicationLevel: 'BASIC' };
  leave();
  expect(sent).toEqual([]);
  shown = LEFT;
  leave();
  leave();
  expect(sent.map(({ url }) => url)).toEqual([`/api/v2/applications/${LEFT.id}/notification`]);
  expect(await sent[0]?.body).toBe('{"token":"a-token"}');
});

test('sends nothing on leaving once the notice is cancelled', () => {
  sayWhenLeft('a-token', () => LEFT)();
  leave();
  expect(sent).toEqual([]);
});
