import { afterEach, beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import {
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import { type Announcements, buildAnnouncements } from './announcements.ts';
import { sql } from './sql.ts';

const soon = { timeout: 10_000 };
/** Longer than a test runs. */
const neverMs = 600_000;

forEachDatabase('what processes tell each other', (open) => {
  let at: StoreUnderTest;
  let other: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['second']>>;
  const built: Announcements[] = [];
  beforeAll(async () => {
    const opened = await open();
    at = await openStore(async () => opened);
    other = await opened.second();
  });
  afterEach(async () => {
    for (const one of built.splice(0)) await one.close();
  });
  const build = (database = at.database, lookMs = neverMs): Announcements => {
    const announcements = buildAnnouncements(database, { batchMs: 5, lookMs });
    built.push(announcements);
    return announcements;
  };
  const follow = async (announcements: Announcements, id: string) => {
    let changes = 0;
    const { stop } = await announcements.follow(id, () => {
      changes += 1;
    });
    changes = 0; // a new connection tells everybody to look
    return { stop, changes: () => changes };
  };

  test('a change reaches the followers of its application in every process', async () => {
    const [one, two] = [build(), build(other)];
    const [own, same, another] = [
      await follow(one, 'a'),
      await follow(two, 'a'),
      await follow(two, 'b'),
    ];
    one.changed('a');
    await expect.poll(() => [own.changes(), same.changes()], soon).toEqual([1, 1]);
    expect(another.changes()).toBe(0);
  });

  test('hundreds of changes at once are all received, each once', async () => {
    const [one, two] = [build(), build(other)];
    const ids = Array.from({ length: 400 }, (_none, n) => `urn:app:${String(n).padStart(24, '0')}`);
    const followed = await Promise.all(ids.map((id) => follow(two, id)));
    for (const id of [...ids, ...ids]) one.changed(id);
    const heard = () => followed.reduce((sum, { changes }) => sum + changes(), 0);
    await expect.poll(heard, soon).toBe(ids.length);
  });

  test('added jobs wake the workers of every process', async () => {
    const [one, two] = [build(), build(other)];
    const woken: string[] = [];
    await one.onJobs(() => void woken.push('one'));
    await two.onJobs(() => void woken.push('two'));
    woken.length = 0;
    one.jobsAdded();
    await expect.poll(() => woken.toSorted(), soon).toEqual(['one', 'two']);
  });

  test('a stopped listener receives nothing', async () => {
    const announcements = build();
    const [stopped, still] = [await follow(announcements, 'a'), await follow(announcements, 'a')];
    stopped.stop();
    announcements.changed('a');
    await expect.poll(still.changes, soon).toBe(1);
    expect(stopped.changes()).toBe(0);
  });

  test('a change and a source’s answer that were not announced are found by polling', async () => {
    const { id } = await submittedTestApplication(at.store);
    const followed = await follow(build(at.database, 20), id);
    await at.database.run(sql`update applications set version = version + 1 where id = ${id}`);
    await expect.poll(followed.changes, soon).toBeGreaterThan(0);
    const before = followed.changes();
    await at.database.run(sql`insert into evidence (application_id, round, source, answer, answered_at)
      select id, round, 'person', '{}', 0 from applications where id = ${id}`);
    await expect.poll(followed.changes, soon).toBeGreaterThan(before);
  });

  test('an unannounced change before the first poll is found too', async () => {
    const { id } = await submittedTestApplication(at.store);
    const marker = await follow(build(), 'marker');
    at.store.changes.changed('marker'); // told together with the submission, or after it
    await expect.poll(marker.changes, soon).toBe(1);
    const followed = await follow(build(at.database, 300), id);
    await at.database.run(sql`update applications set version = version + 1 where id = ${id}`);
    await expect.poll(followed.changes, soon).toBeGreaterThan(0);
  });

  test('a transaction is announced only after its commit', async () => {
    const announcements = build();
    const followed = await follow(announcements, 'a');
    const told = (isBroken: boolean) =>
      at.database.transaction(async (tx) => {
        tx.afterCommit(() => announcements.changed('a'));
        if (isBroken) throw new Error('thought better of it');
      });
    await expect(told(true)).rejects.toThrow('thought better of it');
    await told(false);
    await expect.poll(followed.changes, soon).toBe(1);
  });
});
