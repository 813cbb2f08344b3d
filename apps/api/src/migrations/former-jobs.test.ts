import { expect, onTestFinished, test } from 'vitest';
import { buildJobHandlers } from '../jobs.ts';
import { movableClock } from '../platform/clock.ts';
import { startQueue } from '../platform/jobs/queue.ts';
import { newKeys } from '../platform/seal/key-file.ts';
import { buildSealer } from '../platform/seal/seal.ts';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { startTestApi } from '../testing/test-api.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import { migrate, runMigrations } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const BEFORE = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0072-queue'),
);
/** Every kind that the release before adds. */
const KINDS = [
  'decide',
  'recheck',
  'owners-overdue',
  'check-owner',
  'invite-owners',
  'remind-owner',
  'send-otp',
  'send-message',
  'recheck-bank',
  'test-deposits',
  'remind-bank',
  'sync-bank',
  'release-card',
  'forget-cards',
  'mail-card-declined',
  'settle-order',
  'charge-order',
  'refund-order',
  'follow-order',
  'charge-month',
  'debit-taken-back',
  'sync-inquiry',
  'mail-way-back',
  'remind-application',
  'mail-received',
  'request-tax-information',
  'tell-partner',
  'deliver-webhook',
];
const dayMs = 24 * 3_600_000;

type Former = { id: string; kind: string; state: string; attempts?: number; dueAt?: number };

/** As the previous release adds one. */
const addFormer = (
  database: Database,
  { id, kind, state, attempts = 0, dueAt = 0 }: Former,
): Promise<unknown> =>
  database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at, failing_since, last_fault)
    values (${id}, ${kind}, null, '{"round": 1}', ${dueAt}, ${attempts}, ${state}, 0,
      ${attempts === 0 ? null : 5}::bigint, ${attempts === 0 ? null : 'plaid is down'}::text) on conflict (id) do nothing`);

forEachDatabase('jobs of the previous release', (open) => {
  test('every kind has a handler', async () => {
    const at = await startTestApi(open);
    onTestFinished(() => at.close());
    expect(Object.keys(buildJobHandlers(at.deps))).toEqual(expect.arrayContaining(KINDS));
  });

  test('each runs once, whether waiting, running, given up or failing, and whether added before or after the migration', {
    timeout: 60_000,
  }, async () => {
    const { database } = await open({ empty: true });
    await database.changingSchema((kysely) => runMigrations(kysely, BEFORE));
    for (const kind of KINDS) await addFormer(database, { id: kind, kind, state: 'waiting' });
    await addFormer(database, { id: 'handed', kind: 'decide', state: 'handed' });
    await addFormer(database, { id: 'failed', kind: 'recheck', state: 'failed', attempts: 2 });
    await addFormer(database, { id: 'failing', kind: 'recheck', state: 'waiting', attempts: 9 });
    const later = Date.now() + dayMs;
    await addFormer(database, { id: 'later', kind: 'recheck', state: 'waiting', dueAt: later });
    await addFormer(database, { id: 'hour', kind: 'housekeeping', state: 'waiting' });

    await migrate(database);
    await addFormer(database, { id: 'added', kind: 'send-message', state: 'waiting' });
    await addFormer(database, { id: 'decide', kind: 'decide', state: 'waiting' });
    expect(await database.run(sql`select id from jobs`)).toEqual([]);
    expect(await database.run(sql`select key, since, fault from failing_jobs`)).toEqual([
      { key: 'failing', since: 5, fault: 'plaid is down' },
    ]);
    expect(await jobsOf(database, { id: 'later' })).toMatchObject([{ dueAt: later }]);

    const clock = movableClock();
    const ran: string[] = [];
    const run = async ({ id, kind, payload }: { id: string; kind: string; payload: unknown }) =>
      void ran.push(`${id} ${kind} ${JSON.stringify(payload)}`);
    const queue = await startQueue({
      database,
      clock,
      store: buildStore({ database, clock, sealer: buildSealer(newKeys()) }),
      kinds: Object.fromEntries(KINDS.map((kind) => [kind, run])),
      log: { error: () => undefined },
    });
    onTestFinished(() => queue.close());
    await clock.moveTo(dayMs + 60_000);
    const round = '{"round":1}';
    expect(ran.toSorted()).toEqual(
      [
        ...KINDS.map((kind) => `${kind} ${kind} ${round}`),
        `added send-message ${round}`,
        `handed decide ${round}`,
        ...['failed', 'failing', 'later'].map((id) => `${id} recheck ${round}`),
      ].toSorted(),
    );
    expect(await database.run(sql`select key from failing_jobs`)).toEqual([]);
  });
});
