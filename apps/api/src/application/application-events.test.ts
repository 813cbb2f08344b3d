import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  signInPersona,
  TEST_TERMS,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { acceptedPartner, askedForPartners } from '../testing/test-partners.ts';
import { loadOrThrow } from '../testing/test-store.ts';

const quietMs = 150;

onPostgres('live pages', (open) => {
  const at = testApi(open);
  let origin: string;
  beforeAll(async () => {
    origin = await at.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const follow = async (visitor: TestVisitor, id: string, below = '') => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stopped = new AbortController();
    const answer = await fetch(`${origin}/api/v2/applications/${id}${below}/live`, {
      headers: { cookie },
      signal: stopped.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
        text += part;
    })().catch(() => undefined); // aborted by `stopped`
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      retryAfter: answer.headers.get('retry-after'),
      said: () => text.split('data: changed').length - 1,
      text: () => text,
      stop: async () => {
        stopped.abort();
        await reading;
      },
    };
  };

  /**
   * The count once it has been stable for a while: a new listening connection sends one more
   * "changed".
   */
  const quiet = async (said: () => number): Promise<number> => {
    for (let before = 0, now = said(); ; before = now, now = said()) {
      if (now > 0 && now === before) return now;
      await sleep(quietMs);
    }
  };

  test('a waiting page is notified of each change, and of nothing else', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const live = await follow(visitor, view.id);
    const first = await quiet(live.said);
    expect(live.type).toBe('text/event-stream');
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    await expect.poll(live.said).toBeGreaterThan(first);
    expect(await waitForDecision(at, visitor, view.id)).toMatchObject({ page: 'otp' });
    await at.queue.runDue();
    const before = await quiet(live.said);
    await visitor.get(`/api/v2/applications/${view.id}`);
    expect(live.said()).toBe(before);
    await at.deps.store.applications.reopen({
      id: view.id,
      round: (await loadOrThrow(at.deps.store, view.id)).round,
      at: at.clock.now(),
      cause: 'test',
      actor: 'test',
    });
    await expect.poll(live.said).toBeGreaterThan(before);
    expect(live.text().replaceAll(/data: changed|: still here|\s/g, '')).toBe('');
    await live.stop();
  });

  test('a page hears nothing of other applications, and a closed page is dropped', async () => {
    const [ana, marcus] = [
      await completedApplication(at, 'ana'),
      await completedApplication(at, 'marcus'),
    ];
    const live = await follow(ana.visitor, ana.view.id);
    const first = await quiet(live.said);
    await marcus.visitor.send('POST', `/api/v2/applications/${marcus.view.id}/onboard`, TEST_TERMS);
    await waitForDecision(at, marcus.visitor, marcus.view.id);
    expect(live.said()).toBe(first);
    await live.stop();
    await ana.visitor.send('POST', `/api/v2/applications/${ana.view.id}/onboard`, TEST_TERMS);
    expect(live.said()).toBe(first);
  });

  test('streams that are cut off, even while opening, leave nothing behind', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const { changes } = at.deps.store;
    const live = await follow(visitor, view.id); // opens the listening connection
    const { follow: real } = changes;
    let held = 0;
    const entered = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    changes.follow = async (...given) => {
      held += 1;
      if (held === 20) entered.resolve();
      const following = await real(...given);
      await released.promise;
      return {
        stop: () => {
          held -= 1;
          following.stop();
        },
      };
    };
    await live.stop();
    const opened = await Promise.all(Array.from({ length: 20 }, () => follow(visitor, view.id)));
    await entered.promise;
    await Promise.all(opened.map(({ stop }) => stop()));
    released.resolve();
    await expect.poll(() => held).toBe(0);
    changes.follow = real;
    await expect.poll(async () => (await follow(visitor, view.id)).status).toBe(200);
  });

  test('a person over the limit of streams is told to retry later, while others still connect', async () => {
    const [ana, marcus] = [
      await completedApplication(at, 'ana'),
      await completedApplication(at, 'marcus'),
    ];
    const opened = [];
    for (let turn = 0; turn < LIMITS.liveStreamsPerPerson; turn += 1)
      opened.push(await follow(ana.visitor, ana.view.id));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await follow(ana.visitor, ana.view.id);
    expect([refused.status, refused.retryAfter]).toEqual([429, '15']);
    const other = await follow(marcus.visitor, marcus.view.id);
    expect(other.status).toBe(200);
    await Promise.all([...opened, other].map(({ stop }) => stop()));
    await expect.poll(async () => (await follow(ana.visitor, ana.view.id)).status).toBe(200);
  });

  test('only the application’s own applicant may open the stream', async () => {
    const { view } = await completedApplication(at, 'ana');
    const { visitor: other } = await signInPersona(at, 'marcus');
    expect((await follow(other, view.id)).status).toBe(404);
    other.cookies.clear();
    expect((await follow(other, view.id)).status).toBe(401);
  });

  test('an invited owner’s stream covers their own record only', async () => {
    const applicant = await askedForPartners(at);
    const lena = await acceptedPartner(at, applicant, 'Lena');
    const live = await follow(lena.visitor, applicant.id, `/owners/${lena.ownerId}`);
    const first = await quiet(live.said);
    await lena.details();
    await expect.poll(live.said).toBeGreaterThan(first);
    await live.stop();
    const refused = [
      follow(lena.visitor, applicant.id),
      follow(lena.visitor, applicant.id, '/owners/urn:own:0000-0000-0000-0000-0000'),
      follow(applicant.visitor, applicant.id, `/owners/${lena.ownerId}`),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
