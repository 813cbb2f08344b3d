import { readFileSync } from 'node:fs';
import pg from 'pg';
import { z } from 'zod';
import { classOf } from './classes.ts';
import type { Example } from './train-model.ts';

const ROW = z.object({ words: z.array(z.string()), chosen: z.number().int() });

/**
 * Reads stored choices from the database at `DATABASE_URL` or from a JSON Lines file; empty without
 * either.
 */
export async function readCorrections({
  databaseUrl,
  file,
}: {
  databaseUrl?: string;
  file?: string;
}): Promise<Example[]> {
  const rows =
    file !== undefined
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line): unknown => JSON.parse(line))
      : await stored(databaseUrl);
  return rows.map((row) => {
    const { words, chosen } = ROW.parse(row);
    return { parts: [words.join(' ')], classes: [classOf(chosen)], weight: 1 };
  });
}

async function stored(databaseUrl: string | undefined): Promise<unknown[]> {
  if (databaseUrl === undefined) return [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select words, chosen from category_choices order by words, chosen',
    );
    return rows;
  } finally {
    await client.end();
  }
}
