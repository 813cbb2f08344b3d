import { randomBytes } from 'node:crypto';
import { newRowId } from '../ids.ts';
import type { Database } from '../sql/database.ts';
import { inTexts, sql } from '../sql/sql.ts';
import { type KeyHalf, type KeyHalves, keyHalfBytes } from './key-halves.ts';

type Row = { id: string; secret: string };

const rowsAtOnce = 1_000;

/** Halves in the table `key_halves` of the product's own database. */
export function buildKeyHalves(database: Pick<Database, 'run'>): KeyHalves {
  return {
    create: async () => {
      const half: KeyHalf = { id: newRowId('half'), secret: randomBytes(keyHalfBytes) };
      await database.run(
        sql`insert into key_halves (id, secret) values (${half.id}, ${half.secret.toString('base64')})`,
      );
      return half;
    },
    find: async (ids, tx = database) => {
      if (ids.length === 0) return [];
      const rows = await tx.run<Row>(
        sql`select id, secret from key_halves where id ${inTexts(ids)}`,
      );
      return rows.map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64') }));
    },
    destroy: async (ids) => {
      if (ids.length > 0) await database.run(sql`delete from key_halves where id ${inTexts(ids)}`);
    },
  };
}

/** Halves in a database of their own, which no transaction of the product's can read. */
export function buildSeparateKeyHalves(apart: Pick<Database, 'run'>): KeyHalves {
  const halves = buildKeyHalves(apart);
  return { ...halves, find: (ids) => halves.find(ids) };
}

/**
 * Makes the table in a database that holds nothing else, and moves the halves there that the
 * product's own database has held so far.
 */
export async function separateKeyHalves(
  product: Pick<Database, 'run'>,
  apart: Pick<Database, 'run'>,
): Promise<void> {
  await apart.run(
    sql`create table if not exists key_halves (id text primary key, secret text not null)`,
  );
  for (;;) {
    const rows = await product.run<Row>(
      sql`select id, secret from key_halves order by id limit ${rowsAtOnce}::integer`,
    );
    if (rows.length === 0) return;
    await apart.run(sql`insert into key_halves (id, secret) select n.id, n.secret
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, secret text)
      on conflict do nothing`);
    await product.run(sql`delete from key_halves where id ${inTexts(rows.map(({ id }) => id))}`);
  }
}
