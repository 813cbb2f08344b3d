import { DAY_MS } from '@signet/rulebook/core/dates';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { SOURCE_STATES } from '@signet/rulebook/insight/sources';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, testApi } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { countCalls } from './count-calls.ts';
import type { CallCount } from './sources-store.ts';

type Reply = ReplyOf<'readSources'>;

const { sourceSlotMs: slotMs } = INSIGHT_LIMITS;
const QUIET = { warn: () => undefined };
const CALL = { vendor: 'made-up', port: 'checks', method: 'person' } as const;

onPostgres('sources', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  let mei: StaffVisitor;
  beforeAll(async () => {
    mei = await staffVisitor(desk, 'mei');
  });

  const read = async (days = 1): Promise<Reply> =>
    (await mei.call<Reply>('readSources', { query: `?days=${days}` })).body;
  const vendorIn = ({ vendors }: Reply, name: string) =>
    vendors.find(({ vendor }) => vendor === name);

  test('are those of a count by hand, with as many days before beside them', async () => {
    const now = at.clock.now();
    const counts = Array.from(
      { length: 2_000 },
      (_nothing, nth): CallCount => ({
        slotAt: Math.floor((now - nth * 80_000) / slotMs) * slotMs,
        ...{ ...CALL, vendor: nth % 3 === 0 ? 'first' : 'second' },
        outcome: nth % 10 === 0 ? 'timeout' : nth % 19 === 0 ? 'status' : 'ok',
        ...{ bucket: nth % 9, calls: 1 + (nth % 4) },
      }),
    );
    await at.deps.store.sources.add(counts.slice(0, 1_200));
    await at.deps.store.sources.add(counts.slice(1_200));
    const reply = await read();
    const within = counts.filter(({ slotAt }) => slotAt >= reply.from);
    const before = counts.filter(
      ({ slotAt }) => slotAt < reply.from && slotAt >= reply.from - DAY_MS,
    );
    expect(before.length).toBeGreaterThan(100);
    const sum = (rows: readonly CallCount[]) => rows.reduce((all, { calls }) => all + calls, 0);
    const failed = (rows: readonly CallCount[]) => rows.filter(({ outcome }) => outcome !== 'ok');
    for (const name of ['first', 'second']) {
      const of = (rows: readonly CallCount[]) => rows.filter(({ vendor }) => vendor === name);
      expect(vendorIn(reply, name)).toMatchObject({
        ...{ ports: ['checks'], calls: sum(of(within)), unanswered: sum(failed(of(within))) },
        before: { calls: sum(of(before)), unanswered: sum(failed(of(before))) },
        faults: [{ why: 'timeout' }, { why: 'status' }],
      });
    }
    expect(
      reply.bars.reduce((all, { answered, unanswered }) => all + answered + unanswered, 0),
    ).toBe(reply.whole.calls);
  });

  test('a vendor that stopped answering fails since its first such minutes; the worst come first', async () => {
    const newest = Math.floor(at.clock.now() / slotMs) * slotMs;
    const slot = (slotsAgo: number, outcome: CallCount['outcome']): CallCount => ({
      ...{ slotAt: newest - slotsAgo * slotMs, ...CALL, vendor: 'away', outcome },
      ...{ bucket: 3, calls: 10 },
    });
    await at.deps.store.sources.add([slot(4, 'ok'), slot(2, 'timeout'), slot(1, 'network')]);
    await at.deps.store.sources.add([slot(0, 'timeout')]);
    const reply = await read();
    const places = reply.vendors.map(({ state }) => SOURCE_STATES.indexOf(state));
    expect(places).toEqual(places.toSorted());
    expect(vendorIn(reply, 'away')).toMatchObject({
      ...{ state: 'failing', since: newest - 2 * slotMs },
      faults: [
        { why: 'timeout', count: 20 },
        { why: 'network', count: 10 },
      ],
    });
  });

  test('jobs that keep failing for a vendor wait for it, and no longer once they went through', async () => {
    const job = { id: 'waits', kind: 'test', applicationId: 'none', payload: {}, attempts: 9 };
    await at.deps.store.failingJobs.record(job, 'Error', 'awaited');
    expect(vendorIn(await read(), 'awaited')).toMatchObject({ waiting: 1, state: 'quiet' });
    await at.deps.store.failingJobs.forget(job);
    expect(vendorIn(await read(), 'awaited')).toBeUndefined();
  });

  test('the calls of a sign-up are counted, and none by whom they were made for', async () => {
    await approvedApplication(at, 'ana');
    await at.addCalls();
    const { asked } = await read();
    expect(asked.map(({ port, method }) => `${port}.${method}`)).toEqual(
      expect.arrayContaining(['checks.watchList', 'checks.person', 'codes.start']),
    );
  });

  test('what could not be added is added the next time, once', async () => {
    const added: CallCount[] = [];
    let isDown = true;
    const counting = countCalls({
      add: async (counts) => {
        if (isDown) throw new Error('no database');
        added.push(...counts);
      },
      ...{ clock: at.clock, log: QUIET },
    });
    const heard = () => counting.heard({ ...CALL, outcome: 'ok', ms: 120 });
    heard();
    await counting.add();
    heard();
    isDown = false;
    await counting.close();
    await counting.add();
    expect(added.map(({ calls }) => calls)).toEqual([2]);
  });
});
