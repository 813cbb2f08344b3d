import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { DEFAULT_TEXT_MAXIMA, textBucket } from '@signet/rulebook/phone/text-limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { buildStore, type Store } from '../store.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { sweep } from '../testing/test-duties.ts';
import {
  newApplication,
  newUser,
  openStore,
  type StoreUnderTest,
  TEST_DRAFT,
} from '../testing/test-store.ts';

let last = 0;
/** A new number, in a new block unless one is given. */
const newNumber = (block?: string): string => {
  last += 1;
  return `${block ?? String(201_200 + last)}${String(last).padStart(4, '0')}`;
};

forEachDatabase('the limits of texts', (open) => {
  let at: StoreUnderTest;
  /** Two processes on the same database, with production limits. */
  let processes: Store[];
  beforeAll(async () => {
    at = await openStore(open);
    processes = [at.database, await at.second()].map((database) =>
      buildStore({ database, sealer: at.sealer, clock: at.clock }),
    );
  });

  const asker = async ({ ip, block }: { ip?: string; block?: string } = {}) => {
    const phone = newNumber(block);
    const answers = { ...TEST_DRAFT, 'applicant.phone.localPhoneNumber': phone };
    const { id } = await at.store.applications.create(
      newApplication(await newUser(at.store), { answers }),
    );
    return { id, phone, ip };
  };
  const send = (asked: Awaited<ReturnType<typeof asker>>, turn = 0) =>
    processes[turn % 2]?.phoneCodes.reserveSend(asked);
  const many = async (
    count: number,
    of: Parameters<typeof asker>[0] | ((turn: number) => Parameters<typeof asker>[0]),
  ) => {
    const askers = [];
    for (let turn = 0; turn < count; turn += 1)
      askers.push(await asker(typeof of === 'function' ? of(turn) : of));
    return Promise.all(askers.map((one, turn) => send(one, turn)));
  };
  const sentOf = (replies: Awaited<ReturnType<typeof many>>) =>
    replies.filter((reply) => reply?.ok).length;

  test('limits a network per minute across its addresses and our processes', async () => {
    const replies = await many(PHONE_LIMITS.textsPerNetworkMinute + 5, (turn) => ({
      ip: `203.0.113.${turn + 1}`,
    }));
    expect(sentOf(replies)).toBe(PHONE_LIMITS.textsPerNetworkMinute);
    expect(replies.find((reply) => reply?.ok === false)).toEqual({
      ok: false,
      why: 'limited',
      waitMs: 60_000,
    });
    expect(await send(await asker({ ip: '203.0.114.1' }))).toMatchObject({ ok: true });
    await at.clock.advance(60_000);
    expect(await send(await asker({ ip: '203.0.113.1' }))).toMatchObject({ ok: true });
  });

  test('a /56 of IPv6 is one network', async () => {
    const replies = await many(PHONE_LIMITS.textsPerNetworkMinute + 3, (turn) => ({
      ip: `2001:db8:1:2${turn % 10}0::${turn + 1}`.replace(':2', ':02'),
    }));
    expect(sentOf(replies)).toBe(PHONE_LIMITS.textsPerNetworkMinute);
  });

  test('limits a block of numbers per minute across networks', async () => {
    await at.clock.advance(60_000);
    const replies = await many(PHONE_LIMITS.textsPerPrefixMinute + 4, (turn) => ({
      ip: `10.${turn}.0.1`,
      block: '415555',
    }));
    expect(sentOf(replies)).toBe(PHONE_LIMITS.textsPerPrefixMinute);
  });

  test('does not count a text that was certainly not sent', async () => {
    await at.clock.advance(60_000);
    const ip = '198.51.100.1';
    for (let turn = 0; turn < PHONE_LIMITS.textsPerNetworkMinute; turn += 1) {
      const asked = await asker({ ip });
      const reserved = await send(asked);
      if (turn === 0 && reserved?.ok)
        await processes[0]?.phoneCodes.sendFailed({ ...asked, reservedAt: reserved.reservedAt });
    }
    expect(await send(await asker({ ip }))).toMatchObject({ ok: true });
    expect(await send(await asker({ ip }))).toMatchObject({ ok: false, why: 'limited' });
  });

  test('counts a job’s text for the network that submitted the application', async () => {
    await at.clock.advance(60_000);
    const asked = await asker();
    const terms = { id: 't', version: '1' };
    const own = await at.store.applications.loadForWork(asked.id);
    await at.store.applications.onboard({
      id: asked.id,
      userId: own?.userId ?? '',
      terms,
      actor: 'test',
      ip: '192.0.2.9',
    });
    await many(PHONE_LIMITS.textsPerNetworkMinute, { ip: '192.0.2.77' });
    expect(await send(asked)).toMatchObject({ ok: false, why: 'limited' });
  });

  describe('the breaker', () => {
    const fill = async (count: number, agoMs: number) => {
      for (const id of ['allMinute', 'allHour', 'allDay'] as const)
        await at.database.run(sql`insert into text_counts (limit_id, bucket, shard, sent)
          values (${id}::text, ${textBucket(id, at.clock.now() - agoMs)}::bigint, 0, ${count}::integer)
          on conflict (limit_id, bucket, shard) do update set sent = text_counts.sent + excluded.sent`);
    };

    test('over the limit per minute texts wait for the next minute, and the breaker stays closed', async () => {
      await at.clock.advance(2 * 3_600_000);
      await fill(PHONE_LIMITS.textsPerMinute, 10_000);
      const refused = await send(await asker());
      expect(refused).toMatchObject({ ok: false, why: 'limited' });
      const waitMs = refused?.ok === false && 'waitMs' in refused ? refused.waitMs : 0;
      // Until the bucket of those texts is a minute old.
      expect(waitMs).toBeGreaterThanOrEqual(50_000 - 5_000);
      expect(waitMs).toBeLessThanOrEqual(50_000 + 5_000);
      expect((await at.store.textBreakers.state()).openedAt).toBeUndefined();
    });

    test.each([
      ['an hour', PHONE_LIMITS.textsPerHour, 600_000, 'allHour'],
      ['a day', PHONE_LIMITS.textsPerDay, 3 * 3_600_000, 'allDay'],
    ] as const)(
      'opens over the limit in %s, and stops every text until it is reset',
      async (_what, count, agoMs, cause) => {
        await at.clock.advance(25 * 3_600_000);
        await sweep(at.store);
        await fill(count, agoMs);
        const [first, other] = [await asker(), await asker()];
        expect(await send(first)).toEqual({ ok: false, why: 'paused', opened: cause });
        expect(await send(other, 1)).toEqual({ ok: false, why: 'paused' });
        expect(await at.store.textBreakers.state()).toMatchObject({
          openedAt: at.clock.now(),
          cause,
        });
        await at.clock.advance(25 * 3_600_000);
        expect(await send(other)).toEqual({ ok: false, why: 'paused' });
        expect(await at.store.textBreakers.reset('somebody')).toEqual({ reset: true });
        expect(await at.store.textBreakers.reset('somebody')).toEqual({ reset: false });
        expect(await send(other)).toMatchObject({ ok: true });
      },
    );

    test('an operator’s limits replace the defaults', async () => {
      await at.clock.advance(25 * 3_600_000);
      const own = (allHour: number) =>
        buildStore({
          ...{ database: at.database, sealer: at.sealer, clock: at.clock },
          textMaxima: { ...DEFAULT_TEXT_MAXIMA, allHour, allDay: 10 * allHour },
        });
      await fill(PHONE_LIMITS.textsPerHour, 600_000);
      const raised = own(2 * PHONE_LIMITS.textsPerHour);
      expect(await raised.phoneCodes.reserveSend(await asker())).toMatchObject({ ok: true });
      expect((await raised.textBreakers.state()).limits.hour).toBe(2 * PHONE_LIMITS.textsPerHour);
      const refused = await own(PHONE_LIMITS.textsPerHour).phoneCodes.reserveSend(await asker());
      expect(refused).toEqual({ ok: false, why: 'paused', opened: 'allHour' });
      await at.store.textBreakers.reset('somebody');
    });

    test('after a reset earlier texts do not open it again', async () => {
      await at.clock.advance(25 * 3_600_000);
      await fill(PHONE_LIMITS.textsPerHour, 600_000);
      await send(await asker());
      await at.store.textBreakers.reset('somebody');
      expect(await send(await asker())).toMatchObject({ ok: true });
    });
  });
});
