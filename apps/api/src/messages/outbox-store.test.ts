import { LIMITS } from '@signet/rulebook/core/limits';
import { MESSAGE_LIMITS } from '@signet/rulebook/messages/limits';
import { beforeAll, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import { newApplication, newUser, openStore, type StoreUnderTest } from '../testing/test-store.ts';
import { runSendMessage } from './jobs.ts';

const MAIL = {
  channel: 'email',
  template: 'wayBack',
  to: 'ana@example.com',
  subject: 'x',
  text: 'x',
} as const;

forEachDatabase('a message that may go out once', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const count = async (applicationId: string) => {
    const messages = await at.database.run(
      sql`select id from outbox where application_id = ${applicationId}`,
    );
    const jobs = await jobsOf(at.database, { applicationId, kind: 'send-message' });
    return [messages.length, jobs.length];
  };

  test('is queued once per application, however often it is added', async () => {
    const [one, other] = await Promise.all(
      [0, 1].map(
        async () =>
          (await at.store.applications.create(newApplication(await newUser(at.store)))).id,
      ),
    );
    for (let times = 0; times < 2; times += 1)
      await at.store.outbox.addOnce({ ...MAIL, applicationId: one ?? '' });
    await at.store.outbox.addOnce({ ...MAIL, applicationId: other ?? '' });
    expect([await count(one ?? ''), await count(other ?? '')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await at.store.outbox.add({ ...MAIL, applicationId: one ?? '' });
    expect(await count(one ?? '')).toEqual([2, 2]);
  });

  test('gets quick retries when resent after days, and then returns to the review queue', async () => {
    const { id } = await at.store.outbox.add(MAIL);
    await at.clock.advance(MESSAGE_LIMITS.messageRetryMs);
    const down = { mail: { send: () => Promise.reject(new Error('no server')) } };
    // Only what runSendMessage reads.
    const deps = { store: at.store, clock: at.clock, providers: down } as unknown as Deps;
    const job = { id: 'job', kind: 'send-message', payload: { outboxId: id } };
    const quick = LIMITS.jobQuickRetriesMs.length;
    await expect(runSendMessage(deps, { ...job, attempts: quick })).rejects.toThrow('no server');
    await runSendMessage(deps, { ...job, attempts: quick + 1 });
    expect(await at.database.run(sql`select state, tries from outbox where id = ${id}`)).toEqual([
      { state: 'failed', tries: [{ at: at.clock.now() }, { at: at.clock.now() }] },
    ]);
  });
});
