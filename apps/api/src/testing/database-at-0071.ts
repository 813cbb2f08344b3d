import { readFileSync } from 'node:fs';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { migrate } from '../migrations/migrate.ts';
import { type Keys, parseKeys } from '../platform/seal/key-file.ts';
import type { OpenTestDatabase, TestDatabase } from './for-each-database.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../migrations/fixtures/at-0071.${file}`, import.meta.url), 'utf8');

export const KEYS_AT_0071: Keys = keysOf(read('keys.json'));

function keysOf(text: string): Keys {
  const parsed = parseKeys(text);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.keys;
}

/**
 * Each application of the fixture as that release showed it, and the email that may sign in to it.
 */
export const VIEWS_AT_0071 = JSON.parse(read('views.json')) as Readonly<
  Record<string, { email: string; view: ApplicationView }>
>; // as above

/** A database as the release of 2026-11-26 left it. */
export async function openAt0071(open: OpenTestDatabase): Promise<TestDatabase> {
  const opened = await open({ empty: true });
  const statements = read('sql')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'));
  for (const text of statements) await opened.database.run({ texts: [text], values: [] });
  return opened;
}

/** The same, migrated to the current schema. */
export async function openMigrated(
  open: OpenTestDatabase,
): Promise<TestDatabase & { ran: string[] }> {
  const opened = await openAt0071(open);
  return { ...opened, ran: await migrate(opened.database) };
}
