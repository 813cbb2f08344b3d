import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_TEXT_MAXIMA } from '@signet/rulebook/phone/text-limits';
import { DEFAULT_RETENTION } from '@signet/rulebook/reference/retention';
import { beforeAll, expect, test } from 'vitest';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { readPartners } from '../platform/config/partners.ts';
import { flagsByPartner, mutableFlags } from '../platform/flags.ts';
import { AppError } from '../platform/http/problem.ts';
import { measureCalls } from '../platform/observe/measure-calls.ts';
import { buildMetrics } from '../platform/observe/metrics.ts';
import { buildKeyHalves } from '../platform/seal/key-half-store.ts';
import { withKeyHalves } from '../platform/seal/with-key-halves.ts';
import type { Tx } from '../platform/sql/database.ts';
import { openDatabase } from '../platform/sql/open-database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import {
  applicationWithPhone,
  loadOrThrow,
  newUser,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import { type Change, changeApplication } from './change-application.ts';

const SAVED: Change = { action: 'answers.saved', detail: auditDetail({}) };

forEachDatabase('a change of an application', (open, kind) => {
  let at: StoreUnderTest & { url?: string };
  let deps: StoreDeps;
  const many = kind === 'postgres' ? 50 : 10;
  beforeAll(async () => {
    at = await openStore(open);
    const keyHalves = buildKeyHalves(at.database);
    deps = {
      ...at,
      database: withKeyHalves(at.database, keyHalves),
      reader: at.database,
      flags: flagsByPartner(mutableFlags(), readPartners([])),
      partners: readPartners([]),
      limitFactor: 1,
      blindSamplePercent: 0,
      textMaxima: DEFAULT_TEXT_MAXIMA,
      acceptsSamples: true,
      keyHalves,
      objects: at.objects,
      retention: DEFAULT_RETENTION,
      announcements: at.store.changes,
    };
  });
  const rename = (tx: Tx, id: string, name: string) =>
    tx.send(query.updateTable('businesses').set({ name }).where('applicationId', '=', id));
  const nameOf = async (id: string) => (await loadOrThrow(at.store, id)).answers['company.name'];

  test('notifies the partner that the application belongs to after the change', async () => {
    const { id, portal } = await applicationWithPhone(at.store);
    const told = {
      ...deps,
      partners: { ...deps.partners, webhookReferrals: () => [`${portal}/new`] },
    };
    const change = (set: Change['set']) =>
      changeApplication(told, { id, actor: 'x' }, () => ({ ...SAVED, set }));
    const jobs = () => jobsOf(at.database, { applicationId: id, kind: 'tell-partner' });
    await change({ referralUrlId: 'other' });
    expect(await jobs()).toHaveLength(0);
    await change({ referralUrlId: 'new' });
    expect(await jobs()).toHaveLength(1);
    await change({});
    expect(await jobs()).toHaveLength(2);
  });

  test('fifty at once over the same version: one is written, the others get a version conflict', async () => {
    const { id, version } = await applicationWithPhone(at.store);
    const outcomes = await runConcurrently(many, (turn) =>
      changeApplication(deps, { id, version, actor: 'x' }, (tx) => {
        rename(tx, id, `name ${turn}`);
        return SAVED;
      }).then(
        () => 'won',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['won', 'application.versionConflict']));
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 2 });
  });

  test('fifty at once without a version: all are written, in one audit chain', async () => {
    const { id, version } = await applicationWithPhone(at.store);
    await runConcurrently(many, () =>
      changeApplication(deps, { id, actor: 'x' }, (tx) => {
        rename(tx, id, 'name');
        return SAVED;
      }),
    );
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: many + 1 });
    expect((await loadOrThrow(at.store, id)).version).toBe(version + many);
  });

  test('returns what a reload shows', async () => {
    const { id } = await applicationWithPhone(at.store);
    const { application } = await changeApplication(deps, { id, actor: 'x' }, (tx) => {
      rename(tx, id, 'Ana Bakes');
      return { ...SAVED, set: { savedAt: 7 } };
    });
    expect(application).toEqual(await loadOrThrow(at.store, id));
    expect(application.savedAt).toBe(7);
  });

  test('uses the application that the caller has read unless it has changed since', async () => {
    const { id } = await applicationWithPhone(at.store);
    const known = await loadOrThrow(at.store, id);
    const seen: unknown[] = [];
    const change = () =>
      changeApplication(deps, { id, actor: 'x', known }, (tx, application) => {
        seen.push(application === known ? 'read before' : application.answers['company.name']);
        rename(tx, id, 'Ana Bakes');
        return SAVED;
      });
    await change();
    await change();
    expect(seen).toEqual(['read before', 'Ana Bakes']);
    const own = { id, actor: 'x', version: known.version, known };
    await expect(changeApplication(deps, own, () => SAVED)).rejects.toMatchObject({
      code: 'application.versionConflict',
    });
  });

  test.each([
    [
      'a statement fails',
      (tx: Tx) => {
        tx.send(sql`insert into cards (id) values ('broken')`);
        return SAVED;
      },
      { code: '23502' },
    ],
    [
      'an error is thrown after a write',
      () => {
        throw new Error('thought better of it');
      },
      { message: 'thought better of it' },
    ],
  ])('leaves nothing when %s', async (_when, work, error) => {
    const { id, version } = await applicationWithPhone(at.store);
    const changed = changeApplication(deps, { id, actor: 'x' }, (tx) => {
      rename(tx, id, 'half');
      return work(tx);
    });
    await expect(changed).rejects.toMatchObject(error);
    expect(await nameOf(id)).toBeUndefined();
    expect((await loadOrThrow(at.store, id)).version).toBe(version);
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 1 });
  });

  test('refuses in this order: not found, the rule, a stale version', async () => {
    const { id, version } = await applicationWithPhone(at.store);
    const refuse = () => new AppError('application.alreadySubmitted');
    const code = (asked: Partial<Parameters<typeof changeApplication>[1]>) =>
      changeApplication(deps, { id, actor: 'x', version: version + 1, ...asked }, () => SAVED).then(
        () => 'changed',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      );
    const missing = { id: 'urn:app:0000-0000-0000-0000-0000', refuse };
    expect(await code(missing)).toBe('application.notFound');
    expect(await code({ userId: await newUser(at.store), refuse })).toBe('application.notFound');
    expect(await code({ refuse })).toBe('application.alreadySubmitted');
    expect(await code({})).toBe('application.versionConflict');
  });

  test('writes nothing when there is nothing to do', async () => {
    const { id, version } = await applicationWithPhone(at.store);
    const { changed, application } = await changeApplication(
      deps,
      { id, actor: 'x' },
      () => undefined,
    );
    expect({ changed, version: application.version }).toEqual({ changed: false, version });
    expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: 1 });
  });

  test('opens a round with one job for an application that is submitted and not final', async () => {
    const draft = await applicationWithPhone(at.store);
    const sent = await submittedTestApplication(at.store);
    for (const { id } of [draft, sent])
      await changeApplication(deps, { id, actor: 'x' }, () => ({ ...SAVED, opensRoundAt: 5 }));
    expect((await loadOrThrow(at.store, draft.id)).round).toBe(draft.round);
    const round = sent.round + 1;
    expect((await loadOrThrow(at.store, sent.id)).round).toBe(round);
    expect(await jobsOf(at.database, { id: `decide:${sent.id}:${round}` })).toMatchObject([
      { payload: { round } },
    ]);
  });

  test('stores its idempotency key together with its effect, once', async () => {
    const { id, userId } = await applicationWithPhone(at.store);
    const call = { key: `key-${id}`, userId, route: 'PUT /', body: '{}' };
    let effects = 0;
    await runConcurrently(many, () =>
      changeApplication(deps, { id, actor: 'x', once: call }, async (tx) => {
        const known = await tx.run(
          query.selectFrom('idempotencyKeys').select('state').where('key', '=', call.key),
        );
        if (known.length > 0) return undefined;
        effects += 1;
        return SAVED;
      }),
    );
    expect(effects).toBe(1);
    expect(await at.store.idempotency.begin(call)).toEqual({ state: 'applied', applicationId: id });
  });

  test('throws when it is nested in another change, instead of waiting for itself', async () => {
    const { id } = await applicationWithPhone(at.store);
    const nested = changeApplication(deps, { id, actor: 'x' }, async () => {
      await changeApplication(deps, { id, actor: 'x' }, () => SAVED);
      return SAVED;
    });
    await expect(nested).rejects.toThrow(/a transaction is open/);
  });

  test('throws when it calls a vendor', async () => {
    const { id } = await applicationWithPhone(at.store);
    const vendor = measureCalls(
      { ask: async () => 'asked' },
      'vendor',
      buildMetrics({ release: 'r', process: false }),
    );
    expect(await vendor.ask()).toBe('asked');
    const asking = changeApplication(deps, { id, actor: 'x' }, async () => {
      await vendor.ask();
      return SAVED;
    });
    await expect(asking).rejects.toThrow(/no vendor/);
  });

  test('does not deadlock when a store and the first application of its business change at once', async () => {
    const home = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({
      id: home.id,
      round: home.round,
      outcome: 'APPROVED',
      rowId: 'row',
      evidence: {},
      version: 'v',
      decidedBy: 'rules',
      actor: 'rules',
    });
    const opened = await at.store.applications.openStore({
      ...home,
      businessId: home.business.id,
      actor: 'x',
    });
    const ids = [home.id, opened.application.id];
    await runConcurrently(many * 2, async (turn) =>
      changeApplication(deps, { id: ids[turn % 2] ?? '', actor: 'x' }, async (tx) => {
        await sleep(Math.random() * 3);
        const people = query.updateTable('people').set({ firstName: `Ana ${turn}` });
        tx.send(people.where('applicationId', '=', home.id));
        return SAVED;
      }),
    );
    for (const id of ids) expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  if (kind === 'postgres')
    test('is applied once and without an error when the connection breaks during the commit', async () => {
      const { id, version } = await applicationWithPhone(at.store);
      const proxy = await cuttingProxy(at.url ?? '');
      const database = await openDatabase({
        databaseUrl: proxy.url,
        dataDir: '',
        statementTimeoutMs: 15_000,
      });
      const cuts = 10;
      for (let turn = 0; turn < cuts; turn += 1) {
        proxy.cutNextCommit();
        const changed = await changeApplication(
          { ...deps, database },
          { id, actor: 'x' },
          () => SAVED,
        );
        expect(changed.application.version).toBe(version + turn + 1);
      }
      expect(proxy.cut()).toBe(cuts);
      expect(await at.store.audit.verify(id)).toEqual({ ok: true, rows: cuts + 1 });
      await database.close();
      proxy.close();
    });
});

/** Cuts a connection once it has passed a commit on, before the answer. */
async function cuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const databasePort = Number(target.port);
  const sockets = new Set<Socket>();
  let isNext = false;
  let cut = 0;
  const server = createServer((client) => {
    const database = connect(databasePort, target.hostname);
    let isCutting = false;
    client.on('data', (bytes) => {
      if (isNext && bytes.includes('commit')) {
        isNext = false;
        isCutting = true;
        cut += 1;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isCutting) client.destroy();
      else client.write(bytes);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  target.port = String(address.port);
  return {
    url: target.href,
    cutNextCommit: () => {
      isNext = true;
    },
    cut: () => cut,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
