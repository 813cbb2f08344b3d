import { describe, expect, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { onPostgres } from '../../testing/for-each-database.ts';
import { openStore } from '../../testing/test-store.ts';
import type { Database } from './database.ts';
import { openReader } from './reader.ts';
import { sql } from './sql.ts';

describe('a replica', () => {
  const answering = (closed: () => void): Database =>
    ({ run: async () => [{ one: 1 }], close: async () => closed() }) as unknown as Database;

  test('is opened at the first read, once for all', async () => {
    let opened = 0;
    const reader = openReader(async () => {
      opened += 1;
      return answering(() => undefined);
    });
    expect(opened).toBe(0);
    await Promise.all([reader.run(sql`select 1 as one`), reader.run(sql`select 1 as one`)]);
    expect(opened).toBe(1);
  });

  test('that could not be reached is tried again by the next read', async () => {
    const refusal = new Error('connect ECONNREFUSED');
    const answers = [Promise.reject(refusal), Promise.resolve(answering(() => undefined))];
    const reader = openReader(async () => answers.shift() ?? Promise.reject(refusal));
    await expect(reader.run(sql`select 1 as one`)).rejects.toThrow(refusal);
    await expect(reader.run(sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
  });

  test('is closed with the process, if anybody has read', async () => {
    let closed = 0;
    const reader = openReader(async () => answering(() => (closed += 1)));
    await reader.close();
    expect(closed).toBe(0);
    await reader.run(sql`select 1 as one`);
    await reader.close();
    expect(closed).toBe(1);
  });
});

onPostgres('figures', (open) => {
  test('are read from the replica, and written to the database', async () => {
    const replica = await openStore(open);
    const written = await openStore(open);
    const { sources } = buildStore({ ...written, reader: replica.database });
    const hour = { from: 0, until: 3_600_000 };
    const call = { vendor: 'Plaid', port: 'bank', method: 'link', outcome: 'ok' } as const;
    await sources.add([{ ...call, slotAt: 0, bucket: 1, calls: 3 }]);
    expect(await sources.sums(hour)).toEqual([]);
    await replica.store.sources.add([{ ...call, slotAt: 0, bucket: 1, calls: 2 }]);
    expect(await sources.sums(hour)).toMatchObject([{ vendor: 'Plaid', calls: 2 }]);
  });
});
