import { DESK_EVENTS_PATH, type DeskEvent } from '@signet/rulebook/staff/desk-events';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { submittedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { loadOrThrow } from '../testing/test-store.ts';

const soon = { timeout: 10_000 };

onPostgres('the desk’s event stream', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  let origin = '';
  const opened: { stop: () => void }[] = [];
  beforeAll(async () => {
    origin = await desk.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.stop();
  });

  const follow = async (visitor: StaffVisitor, query = '') => {
    const stopped = new AbortController();
    const answer = await fetch(`${origin}${DESK_EVENTS_PATH}${query}`, {
      headers: { cookie: visitor.headers().cookie },
      signal: stopped.signal,
    });
    let text = '';
    (async () => {
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
        text += part;
    })().catch(() => undefined); // aborted by `stopped`
    const events = (): DeskEvent[] =>
      [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as DeskEvent);
    const page = {
      ...{ status: answer.status, type: answer.headers.get('content-type') },
      text: () => text,
      cases: () => events().filter(({ kind }) => kind === 'case'),
      present: () =>
        events()
          .flatMap((event) => (event.kind === 'presence' ? [event.present] : []))
          .at(-1),
      stop: () => stopped.abort(),
    };
    opened.push(page);
    return page;
  };

  test('a claim and a decision reach every page, by reference and version, without any content', async () => {
    const { view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    const { reference, version } = await loadOrThrow(at.deps.store, view.id);
    const [robin, sam] = [await staffVisitor(desk, 'robin'), await staffVisitor(desk, 'sam')];
    const page = await follow(sam);
    expect([page.status, page.type]).toEqual([200, 'text/event-stream']);
    await robin.call('claimReview', { id: view.id });
    await expect.poll(page.cases, soon).toContainEqual({ kind: 'case', reference, version });
    const body = { decision: 'DECLINED', reason: 'review.refused', note: 'The same person.' };
    await robin.call('decideReview', { id: view.id, body, version });
    await expect
      .poll(() => page.cases().at(-1), soon)
      .toEqual({ kind: 'case', reference, version: version + 1 });
    expect(page.text()).not.toMatch(/Watchlisted|urn:app|DECLINED/);
  });

  test('colleagues see who reads which case, until the page is closed', async () => {
    const [robin, sam] = [await staffVisitor(desk, 'robin'), await staffVisitor(desk, 'sam')];
    const page = await follow(sam);
    const reading = await follow(robin, '?reading=K7QM-3XPD');
    await expect
      .poll(page.present, soon)
      .toContainEqual(expect.objectContaining({ name: 'Robin Ashe', reading: 'K7QM-3XPD' }));
    reading.stop();
    await expect.poll(() => page.present()?.map(({ name }) => name), soon).toEqual(['Sam Okafor']);
  });

  test('is closed to staff who read no cases, and to visitors without a session', async () => {
    expect((await follow(await staffVisitor(desk, 'dana'))).status).toBe(404);
    expect((await fetch(`${origin}${DESK_EVENTS_PATH}`)).status).toBe(401);
  });

  test('opening it does not count as activity: the desk still locks', async () => {
    const robin = await staffVisitor(desk, 'robin');
    const halfway = STAFF_LIMITS.lockAfterMs / 2;
    const advance = (ms: number) => at.clock.moveTo(at.clock.offsetMs() + ms);
    await advance(halfway);
    expect((await follow(robin)).status).toBe(200);
    await advance(halfway);
    expect((await follow(robin)).status).toBe(401);
  });
});
