import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  freePort,
  type Receiver,
  startDocumentedReceiver,
  startReceiver,
} from '../testing/partner-receivers.ts';
import { deliverAll, partnerRow, partnerServer, seedPartners } from '../testing/partner-servers.ts';
import {
  type ApiUnderTest,
  completedApplication,
  startTestApi,
  TEST_TERMS,
  waitForDecision,
} from '../testing/test-api.ts';
import { reconcile } from '../testing/test-duties.ts';
import { jobsOf, loseJobs } from '../testing/test-jobs.ts';
import { buildWebhooks } from './webhooks.ts';

type Events = ReplyOf<'listPartnerEvents'> & Problem;
type Told = { sequence: number; type: string; body: string };
const hourMs = 3_600_000;
const TEST_EVENT = {
  partnerId: 'ledger',
  type: 'endpoint.test',
  data: { partnerId: 'ledger' },
} as const;

onPostgres('deliveries to a partner’s endpoints', (open) => {
  let at: ApiUnderTest;
  let receiver: Receiver;
  let documented: Awaited<ReturnType<typeof startDocumentedReceiver>>;
  let isUp = false;
  let failures = 3;
  let urls: string[];

  beforeAll(async () => {
    at = await startTestApi(open);
    Object.assign(at.deps.providers, {
      webhooks: buildWebhooks({ environment: 'ci', timeoutMs: 1_000 }),
    });
    receiver = await startReceiver({
      '/slow': () => undefined,
      '/redirect': (response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      '/down': (response) => (isUp ? response.writeHead(200).end() : response.destroy()),
      '/flaky': (response) => response.writeHead(failures-- > 0 ? 500 : 200).end(),
      '/huge': (response) => response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024)),
    });
    const port = await freePort();
    const good = `http://hooks.localhost:${port}/`;
    const tls = receiver.url('/tls').replace('http:', 'https:');
    urls = [good, ...['/slow', '/redirect', '/down', '/flaky', '/huge'].map(receiver.url), tls];
    await seedPartners(at, [
      partnerRow('ledger', ['ledger'], {
        webhookEndpoints: urls.map((url) => ({ url })),
        movedReferrals: { 'ledger-old': 'http://localhost:3000/r/ledger/get-started' },
      }),
      partnerRow('other', ['other'], { webhookEndpoints: [{ url: receiver.url('/other') }] }),
      partnerRow('silent', ['silent']),
    ]);
    const secrets = await Promise.all(
      [good, ...urls].map((url) =>
        at.deps.store.webhookSecrets.add({ partnerId: 'ledger', url, operator: 'robin' }),
      ),
    );
    documented = await startDocumentedReceiver(secrets[0]?.secret ?? '', port);
  });
  afterAll(async () => {
    await documented.close();
    await at.close();
    await receiver.close();
  });

  const later = async (ms: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await deliverAll(at);
  };
  const toldOf = (id: string) =>
    at.database.run<Told>(
      sql`select sequence, type, body from partner_events where application_id = ${id} order by sequence`,
    );
  /** An application with that referral, not yet submitted. */
  const cameBy = async (referral: string) => {
    const made = await completedApplication(at, 'ana');
    await at.database.run(
      sql`update applications set referral_url_id = ${referral} where id = ${made.view.id}`,
    );
    return made;
  };

  test('the receiver of the documentation has at most 20 lines', () =>
    expect(documented.code.trim().split('\n').length).toBeLessThanOrEqual(20));

  test('loses nothing in two days of every fault', async () => {
    const { visitor, view } = await cameBy('ledger');
    await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS);
    await waitForDecision(at, visitor, view.id);
    for (let hours = 0; hours < 48; hours += 8) await later(8 * hourMs);
    const told = await toldOf(view.id);
    expect(told.map(({ type }) => type)).toContain('application.actionNeeded');
    expect(new Set(documented.lines.filter((line) => line.includes(view.id))).size).toBe(
      told.length,
    );
    const stateAt = async (url: string) => {
      const rows = await at.database.run<{ state: string; fault?: string }>(
        sql`select distinct state, last_fault as fault from partner_deliveries where url = ${url} and application_id = ${view.id}`,
      );
      // Any attempt may time out on a busy machine; the adapter's own test covers which fault is
      // which.
      return rows
        .map(({ state, fault }) =>
          fault === undefined || fault === 'timeout' ? state : `${state} ${fault}`,
        )
        .toSorted();
    };
    const states = await Promise.all(urls.map(stateAt));
    const faults = [undefined, 'timeout', 'redirect', 'network', undefined, undefined, 'tls'];
    for (const [at, fault] of faults.entries())
      for (const state of states[at] ?? [])
        expect(fault === undefined ? ['delivered'] : ['waiting', `waiting ${fault}`]).toContain(
          state,
        );
    isUp = true;
    // One event probes the endpoint, and the others follow once it is up; a probe may time out on a
    // busy machine too.
    for (
      let hours = 0;
      hours < 12 && (await stateAt(receiver.url('/down'))).join() !== 'delivered';
      hours++
    )
      await later(hourMs);
    expect(await stateAt(receiver.url('/down'))).toEqual(['delivered']);
    await later(PARTNER_LIMITS.webhookRetryMs);
    for (const state of await stateAt(receiver.url('/redirect'))) expect(state).toMatch(/^failed/);
    expect(
      await at.deps.store.partnerEvents.replayFailed({
        partnerId: 'ledger',
        urls: [receiver.url('/slow')],
        actor: 'robin',
      }),
    ).toBe(told.length);
  }, 120_000); // many deliveries, which take long on a busy machine

  test('tries a failing endpoint with one event at a time, and reports it', async () => {
    const [slow] = (await at.deps.store.deliveries.health('ledger')).filter(
      ({ url }) => url === receiver.url('/redirect'),
    );
    expect(slow?.failures).toBeGreaterThanOrEqual(PARTNER_LIMITS.webhookFailuresToPause);
    const before = receiver.calls.filter(({ path }) => path === '/redirect').length;
    for (let events = 0; events < 6; events++)
      await at.deps.store.partnerEvents.add({
        ...TEST_EVENT,
        urls: [receiver.url('/redirect')],
      });
    await later(2 * hourMs);
    expect(receiver.calls.filter(({ path }) => path === '/redirect').length - before).toBeLessThan(
      6,
    );
  });

  test('tries a requested replay at once, although the endpoint is paused', async () => {
    await at.database.run(
      sql`update partner_endpoints set failures = 9, paused_until = ${at.clock.now() + hourMs}::bigint where url = ${receiver.url('/redirect')}`,
    );
    const calls = () => receiver.calls.filter(({ path }) => path === '/redirect').length;
    const before = calls();
    const { post, revoke } = await partnerServer(at, 'ledger');
    const { body } = await post<ReplyOf<'sendTestEvent'>>('/api/v2/partners/events/tests', {});
    await deliverAll(at);
    expect(calls() - before).toBe(1);
    await post(`/api/v2/partners/events/${body.eventId}/replays`, {});
    await deliverAll(at);
    expect(calls() - before).toBe(2);
    await revoke();
  });

  test('one of several simultaneous deliveries tries a failing endpoint', async () => {
    const [url = '', { partnerEvents, deliveries }] = [urls[2], at.deps.store];
    for (let events = 0; events < 8; events++)
      await partnerEvents.add({ ...TEST_EVENT, urls: [url] });
    await deliverAll(at); // from here on no worker takes one
    const rows = await at.database.run<{ id: string }>(
      sql`select id from partner_deliveries where url = ${url} and state = 'waiting'`,
    );
    await at.database.run(
      sql`update partner_endpoints set failures = 9, paused_until = ${at.clock.now() - 1}::bigint where url = ${url}`,
    );
    const begun = await Promise.all(rows.map(({ id }) => deliveries.begin(id)));
    expect(begun.filter((one) => one?.pausedUntil === undefined)).toHaveLength(1);
    expect(begun.length).toBeGreaterThanOrEqual(8);
  });

  test('waits for an endpoint that this process does not know yet, and drops one that stays unknown', async () => {
    const made = await at.deps.store.partnerEvents.add({
      ...TEST_EVENT,
      urls: [receiver.url('/imported-elsewhere')],
    });
    const stateOf = () =>
      at.database.run(
        sql`select state, attempts, last_fault as fault from partner_deliveries where event_id = ${made?.id ?? ''}`,
      );
    await deliverAll(at);
    expect(await stateOf()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await later(60_000);
    expect(await stateOf()).toMatchObject([{ state: 'failed', fault: 'removed' }]);
  });

  test('still reports applicants of a referral that has moved', async () => {
    const { visitor, view } = await cameBy('ledger-old');
    await visitor.send(
      'PUT',
      `/api/v2/applications/${view.id}`,
      { company: { dba: 'Moved' } },
      { version: view.version },
    );
    await deliverAll(at);
    expect((await toldOf(view.id)).map(({ body }) => JSON.parse(body).data.referralUrlId)).toEqual([
      'ledger-old',
    ]);
  });

  test('parallel writes only raise the sequence, and the last event has the final state', async () => {
    const { visitor, view } = await cameBy('ledger');
    let { version } = view;
    const path = `/api/v2/applications/${view.id}`;
    for (let turn = 0; turn < 6; turn++) {
      const saved = await visitor.send(
        'PUT',
        path,
        { company: { dba: `Ana Bakes ${turn}` } },
        { version },
      );
      version = saved.body.version;
      await Promise.all([at.queue.runDue(), at.queue.runDue()]);
    }
    await deliverAll(at);
    const told = await toldOf(view.id);
    const sequences = told.map(({ sequence }) => sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(told.map(({ body }) => JSON.parse(body).data.sequence)).toEqual(sequences);
    expect(JSON.parse(told.at(-1)?.body ?? '{}').data).toMatchObject({
      businessName: 'Ana Bakes 5',
      sequence: version,
    });
  });

  test('adds no job or event without a partner or without its endpoints', async () => {
    for (const referral of ['silent', 'nobody']) {
      const { visitor, view } = await cameBy(referral);
      await visitor.send(
        'PUT',
        `/api/v2/applications/${view.id}`,
        { company: { dba: 'Quiet' } },
        { version: view.version },
      );
      const jobs = await jobsOf(at.database, { applicationId: view.id, kind: 'tell-partner' });
      expect([jobs, await toldOf(view.id)]).toEqual([[], []]);
    }
  });

  test('lists, replays and tests events by call, for the partner’s own events only', async () => {
    const [server, other] = [await partnerServer(at, 'ledger'), await partnerServer(at, 'other')];
    const { body } = await server.get<Events>('/api/v2/partners/events?undelivered=true');
    const [event] = body.events;
    expect(body.endpoints.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
    const replay = `/api/v2/partners/events/${event?.id}/replays`;
    expect((await other.post<Problem>(replay, {})).body.code).toBe('partnerEvent.notFound');
    expect((await server.post<ReplyOf<'replayPartnerEvent'>>(replay, {})).body.deliveries).toBe(
      urls.length,
    );
    expect((await other.get<Events>('/api/v2/partners/events')).body.events).toEqual([]);
    const { eventId } = (
      await other.post<ReplyOf<'sendTestEvent'>>('/api/v2/partners/events/tests', {})
    ).body;
    await deliverAll(at);
    const waiting = (await other.get<Events>('/api/v2/partners/events')).body.events[0];
    expect([waiting?.id, waiting?.deliveries[0]?.lastFault]).toEqual([eventId, 'no secret']);
    await at.deps.store.webhookSecrets.add({
      partnerId: 'other',
      url: receiver.url('/other'),
      operator: 'robin',
    });
    await later(hourMs);
    expect(receiver.calls.filter(({ path }) => path === '/other').length).toBeGreaterThan(0);
    const acts = await at.database.run<{ act: string; about: string }>(
      sql`select act, about from partner_acts where partner_id = 'other'`,
    );
    // What was none of its own was not done.
    expect(acts.filter(({ act }) => act === 'event.replayed')).toEqual([]);
  });

  test('counts an event as delivered when a replay succeeds after a failed try', async () => {
    const server = await partnerServer(at, 'other');
    const replayed = receiver.url('/other');
    const made = await at.deps.store.partnerEvents.add({
      partnerId: 'other',
      type: 'endpoint.test',
      data: { partnerId: 'other' },
      urls: [replayed],
    });
    await deliverAll(at);
    await at.database.run(
      sql`update partner_deliveries set state = 'failed' where event_id = ${made?.id ?? ''}`,
    );
    const undelivered = async () =>
      (await server.get<Events>('/api/v2/partners/events?undelivered=true')).body.events.filter(
        ({ id }) => id === made?.id,
      ).length;
    expect(await undelivered()).toBe(1);
    await server.post(`/api/v2/partners/events/${made?.id}/replays`, {});
    await deliverAll(at);
    expect(await undelivered()).toBe(0);
    await server.revoke();
  });

  test('erases events with the application, and adds a missing job for a delivery', async () => {
    const { visitor, view } = await cameBy('ledger');
    await visitor.send(
      'PUT',
      `/api/v2/applications/${view.id}`,
      { company: { dba: 'Gone' } },
      { version: view.version },
    );
    await deliverAll(at);
    expect(await toldOf(view.id)).not.toEqual([]);
    const waiting = await at.database.run<{ id: string }>(
      sql`select id from partner_deliveries where state = 'waiting'`,
    );
    await loseJobs(at.database, { kind: 'deliver-webhook' });
    await at.clock.moveTo(at.clock.offsetMs() + LIMITS.jobLostMs + 1);
    await reconcile(at.deps.store);
    const jobs = await jobsOf(at.database, { kind: 'deliver-webhook' });
    expect(jobs.map(({ payload }) => payload.deliveryId)).toEqual(
      expect.arrayContaining(waiting.map(({ id }) => id)),
    );
    await at.deps.store.erase(view.id, 'robin');
    expect(await toldOf(view.id)).toEqual([]);
  });

  test('seals secrets, signs with two at once, and not with an ended one', async () => {
    const endpoint = { partnerId: 'other', url: receiver.url('/other') };
    const { webhookSecrets } = at.deps.store;
    const second = await webhookSecrets.add({ ...endpoint, operator: 'robin' });
    expect(await webhookSecrets.add({ ...endpoint, operator: 'robin' })).toBeUndefined();
    expect(await webhookSecrets.of(endpoint)).toHaveLength(2);
    const stored = JSON.stringify(await at.database.run(sql`select * from partner_secrets`));
    expect(stored).not.toContain(second?.secret.slice(6));
    expect(await webhookSecrets.end({ id: second?.id ?? '', operator: 'sam' })).toBe(true);
    expect(await webhookSecrets.of(endpoint)).toHaveLength(1);
  });
});
