import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import {
  applicationWithPhone,
  newApplication,
  newUser,
  openStore,
  runConcurrently,
  STORE_TEST_TERMS,
  type StoreUnderTest,
} from '../../testing/test-store.ts';
import type { IdempotentCall } from './idempotent-call.ts';

let keys = 0;
const newOnce = (userId: string, more: Partial<IdempotentCall> = {}): IdempotentCall => {
  keys += 1;
  return {
    key: `key-${keys}`,
    userId,
    route: 'POST /api/v2/applications',
    body: '{"a":1}',
    ...more,
  };
};

forEachDatabase('idempotency', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const keysOf = () => at.store.idempotency;

  test('one of 20 calls with the same key at once is the first', async () => {
    const once = newOnce('u');
    const begun = await runConcurrently(20, () => keysOf().begin(once));
    expect(begun.filter(({ state }) => state === 'new')).toHaveLength(1);
    expect(begun.filter(({ state }) => state === 'running')).toHaveLength(19);
  });

  test('repeats the first reply for the same key, and refuses another body or path', async () => {
    const once = newOnce('u');
    await keysOf().begin(once);
    await keysOf().finish(once, { status: 201, reply: { id: 'urn:app:1', name: 'José' } });
    await keysOf().finish(once, { status: 500, reply: 'a later answer' });
    expect(await keysOf().begin(once)).toEqual({
      state: 'done',
      status: 201,
      reply: { id: 'urn:app:1', name: 'José' },
    });
    expect(await keysOf().begin({ ...once, body: '{"a":2}' })).toEqual({ state: 'mismatch' });
    expect(await keysOf().begin({ ...once, route: 'POST /elsewhere' })).toEqual({
      state: 'mismatch',
    });
    expect(await keysOf().begin({ ...once, userId: 'somebody else' })).toEqual({ state: 'new' });
  });

  test('the key is marked in the transaction of its effect, so a lost reply is rebuilt from stored data', async () => {
    const userId = await newUser(at.store);
    const once = newOnce(userId);
    await keysOf().begin(once);
    const { id } = await at.store.applications.create(newApplication(userId, { once }));
    expect(await keysOf().begin(once)).toEqual({ state: 'applied', applicationId: id });
    const send = newOnce(userId, { route: `POST ${id}/onboard` });
    await at.store.applications.onboard({
      id,
      userId,
      terms: STORE_TEST_TERMS,
      actor: userId,
      once: send,
    });
    expect(await keysOf().begin(send)).toEqual({ state: 'applied', applicationId: id });
    expect(await keysOf().begin({ ...send, body: 'other' })).toEqual({ state: 'mismatch' });
  });

  test('a change that was not made leaves the key in state running', async () => {
    const { id, userId } = await applicationWithPhone(at.store);
    const once = newOnce(userId);
    await keysOf().begin(once);
    await expect(
      at.store.applications.onboard({
        id,
        userId,
        version: 99,
        terms: STORE_TEST_TERMS,
        actor: userId,
        once,
      }),
    ).rejects.toMatchObject({ code: 'application.versionConflict' });
    expect(await keysOf().begin(once)).toEqual({ state: 'running' });
  });

  test('a call that failed without an effect may be repeated', async () => {
    const once = newOnce('u');
    await keysOf().begin(once);
    await keysOf().release(once);
    expect(await keysOf().begin(once)).toEqual({ state: 'new' });
  });

  test('a key that a crash left running is taken over once, after its timeout', async () => {
    const once = newOnce('u');
    await keysOf().begin(once);
    await at.clock.advance(LIMITS.idempotencyTakeoverMs + 1);
    const begun = await runConcurrently(10, () => keysOf().begin(once));
    expect(begun.filter(({ state }) => state === 'new')).toHaveLength(1);
  });

  test('a key taken by a process whose clock is ahead is not taken over', async () => {
    const once = newOnce('u');
    await keysOf().begin(once);
    await at.clock.advance(-5);
    expect(await keysOf().begin(once)).toEqual({ state: 'running' });
    await at.clock.advance(5);
  });

  test('keys are forgotten after 72 hours', async () => {
    const once = newOnce('u');
    await keysOf().begin(once);
    await keysOf().finish(once, { status: 200, reply: 1 });
    await at.clock.advance(LIMITS.idempotencyTtlMs + 1);
    expect(await keysOf().begin({ ...once, body: 'other' })).toEqual({ state: 'new' });
  });
});

forEachDatabase('recovery', (open, kind) => {
  test(
    kind === 'pglite'
      ? 'frees what a dead process left running at once'
      : 'leaves alone what another process may still run',
    async () => {
      const { store } = await openStore(open);
      const once = newOnce('u');
      await store.idempotency.begin(once);
      await store.recover();
      expect(await store.idempotency.begin(once)).toEqual({
        state: kind === 'pglite' ? 'new' : 'running',
      });
    },
  );
});
