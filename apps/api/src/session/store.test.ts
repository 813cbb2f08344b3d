import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../messages/add-messages.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { sweep } from '../testing/test-duties.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import { newUser, openStore, runConcurrently, type StoreUnderTest } from '../testing/test-store.ts';

forEachDatabase('people', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  describe('users', () => {
    test('are one per subject, with the newest address', async () => {
      const found = await runConcurrently(20, (turn) =>
        at.store.users.findOrCreate({
          subject: 'same',
          emailAddress: `a${turn}@example.com`,
          name: 'Ana',
        }),
      );
      expect(new Set(found.map(({ id }) => id)).size).toBe(1);
      await at.store.users.findOrCreate({ subject: 'same', emailAddress: 'new@example.com' });
      expect(
        await at.database.run(sql`select email_address, name from users where subject = 'same'`),
      ).toEqual([{ emailAddress: 'new@example.com', name: 'Ana' }]);
    });
  });

  describe('sign-ins', () => {
    test('are limited by network across processes, until the next minute', async () => {
      const { database } = at;
      const [one, other] = [1, 2].map(() =>
        buildStore({ database, sealer: at.sealer, clock: at.clock }),
      );
      const begin = (store: typeof one, ip: string, state: string) =>
        store?.signIns.begin({
          state,
          ip,
          verifier: 'v',
          nonce: 'n',
          path: '/',
          portal: 'POYNT',
          reauthenticate: false,
        });
      const tries = Array.from(
        { length: LIMITS.signInStartsPerMinute + 40 },
        (_none, turn) => turn,
      );
      const answers: Awaited<ReturnType<typeof begin>>[] = [];
      while (tries.length > 0) {
        const together = tries
          .splice(0, 10)
          .map((turn) => begin(turn % 2 === 0 ? one : other, `198.51.100.${turn}`, `s${turn}`));
        answers.push(...(await Promise.all(together)));
      }
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(
        LIMITS.signInStartsPerMinute,
      );
      expect(answers.find((answer) => answer !== undefined)?.waitMs).toBeGreaterThan(0);
      const kept = await database.run<{ rows: number }>(
        sql`select count(*) as rows from sign_ins where path = '/'`,
      );
      expect(kept).toEqual([{ rows: LIMITS.signInStartsPerMinute }]);
      expect(await begin(one, '192.0.2.1', 'elsewhere')).toBeUndefined();
      await at.clock.advance(60_000);
      expect(await begin(one, '198.51.100.1', 'later')).toBeUndefined();
    });

    const signIn = {
      verifier: 'v',
      nonce: 'n',
      path: '/r/shop/category',
      portal: 'GODADDY',
      reauthenticate: true,
    } as const;
    test('can be finished by one of ten parallel callers', async () => {
      await at.store.signIns.begin({ state: 'once', ip: '203.0.113.7', ...signIn });
      const taken = await runConcurrently(10, () => at.store.signIns.take('once'));
      expect(taken.filter((one) => one !== undefined)).toEqual([
        { ...signIn, createdAt: at.clock.now() },
      ]);
    });
    test('end after ten minutes, and an unknown state is refused', async () => {
      await at.store.signIns.begin({ state: 'late', ip: '203.0.113.7', ...signIn });
      await at.clock.advance(LIMITS.signInStateMs + 1);
      expect(await at.store.signIns.take('late')).toBeUndefined();
      expect(await at.store.signIns.take('unknown')).toBeUndefined();
    });
  });

  describe('sessions', () => {
    test('are loaded by a token that is stored as a hash', async () => {
      const userId = await newUser(at.store);
      const { token } = await at.store.sessions.create({
        userId,
        authenticatedAt: at.clock.now() - 60_000,
      });
      const now = at.clock.now();
      expect(await at.store.sessions.load(token)).toMatchObject({
        userId,
        createdAt: now,
        lastSeenAt: now,
        authenticatedAt: now - 60_000,
        expiresAt: now + LIMITS.sessionIdleMs,
      });
      expect(await at.store.sessions.load(`${token}x`)).toBeUndefined();
      expect(JSON.stringify(await at.database.run(sql`select * from sessions`))).not.toContain(
        token,
      );
    });

    test('do not renew the authentication when used', async () => {
      const authenticatedAt = at.clock.now();
      const { token } = await at.store.sessions.create({
        userId: await newUser(at.store),
        authenticatedAt,
      });
      for (let minutes = 0; minutes < 60; minutes += 20) {
        await at.clock.advance(20 * 60_000);
        expect(await at.store.sessions.load(token)).toMatchObject({
          authenticatedAt,
          lastSeenAt: at.clock.now(),
        });
      }
    });

    test('are extended by 2 hours up to 12, with one write a minute at most', async () => {
      const { token } = await at.store.sessions.create({
        userId: await newUser(at.store),
        authenticatedAt: at.clock.now(),
      });
      const createdAt = at.clock.now();
      await at.clock.advance(LIMITS.sessionTouchMs - 1);
      expect((await at.store.sessions.load(token))?.lastSeenAt).toBe(createdAt);
      for (let hour = 0; hour < 7; hour++) {
        await at.clock.advance(LIMITS.sessionIdleMs - 600_000);
        const loaded = await at.store.sessions.load(token);
        if (loaded === undefined)
          expect(at.clock.now() - createdAt).toBeGreaterThanOrEqual(LIMITS.sessionAbsoluteMs);
        else
          expect(loaded).toMatchObject({
            lastSeenAt: at.clock.now(),
            expiresAt: Math.min(
              at.clock.now() + LIMITS.sessionIdleMs,
              createdAt + LIMITS.sessionAbsoluteMs,
            ),
          });
      }
      expect(await at.store.sessions.load(token)).toBeUndefined();
    });

    test('end after 2 idle hours and by signing out', async () => {
      const userId = await newUser(at.store);
      const [idle, out] = [
        await at.store.sessions.create({ userId, authenticatedAt: at.clock.now() }),
        await at.store.sessions.create({ userId, authenticatedAt: at.clock.now() }),
      ];
      await at.store.sessions.end(out.token);
      expect(await at.store.sessions.load(out.token)).toBeUndefined();
      await at.clock.advance(LIMITS.sessionIdleMs);
      expect(await at.store.sessions.load(idle.token)).toBeUndefined();
      await sweep(at.store);
      expect(
        await at.database.run(sql`select count(*) as left from sessions where user_id = ${userId}`),
      ).toEqual([{ left: 0 }]);
    });
  });

  describe('outbox', () => {
    test('opens a waiting message, and removes the body once it is sent', async () => {
      const message = {
        channel: 'email',
        template: 'approved',
        templateVersion: 'words1',
        to: 'ana@example.com',
        subject: 'Approved',
        text: 'Hello',
        html: '<p>Hello</p>',
      } as const;
      const { id } = await at.store.outbox.add(message);
      expect(await at.store.outbox.claim(id)).toEqual({
        ...message,
        createdAt: at.clock.now(),
        id,
      });
      expect(await jobsOf(at.database, { id: `send-message:${id}` })).toMatchObject([
        { payload: { outboxId: id } },
      ]);
      await at.store.outbox.sent(id);
      expect(await at.store.outbox.claim(id)).toBeUndefined();
      expect(
        await at.database.run(
          sql`select state, body_sealed, template_version, content_hash from outbox where id = ${id}`,
        ),
      ).toEqual([{ state: 'sent', templateVersion: 'words1', contentHash: contentHash(message) }]);
      expect(contentHash({ ...message, text: 'Hullo' })).not.toBe(contentHash(message));
    });
  });

  test('stores analytics events unchanged', async () => {
    await at.store.analytics.add({ type: 'screen.shown', params: { screen: 'otp', again: true } });
    expect(await at.database.run(sql`select type, params, at from analytics`)).toEqual([
      { type: 'screen.shown', params: { screen: 'otp', again: true }, at: at.clock.now() },
    ]);
  });
});
