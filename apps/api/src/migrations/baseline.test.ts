import { beforeAll, expect, test } from 'vitest';
import { viewOf } from '../application/view.ts';
import { connectIdentityVendors } from '../identity/vendors.ts';
import { movableClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { buildSealer } from '../platform/seal/seal.ts';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { buildStore, type Store } from '../store.ts';
import {
  KEYS_AT_0071,
  openAt0071,
  openMigrated,
  VIEWS_AT_0071,
} from '../testing/database-at-0071.ts';
import { schemaOf } from '../testing/database-schema.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { loadOrThrow } from '../testing/test-store.ts';
import { migrate } from './migrate.ts';

const VIEWS = Object.entries(VIEWS_AT_0071);

forEachDatabase('a database of the release before the baseline', (open) => {
  let database: Database;
  let store: Store;
  let ran: string[];
  let now = 0;
  beforeAll(async () => {
    ({ database, ran } = await openMigrated(open));
    const clock = movableClock(() => now);
    store = buildStore({ database, sealer: buildSealer(KEYS_AT_0071), clock });
  });

  test('takes over the baseline without running it again', async () => {
    expect(ran[0]).toBe('0071-to-date');
    expect(await migrate(database)).toEqual([]);
  });

  test('has the tables of a new one', async () => {
    expect(await schemaOf(database)).toEqual(await schemaOf((await open()).database));
  });

  test.each(VIEWS)('shows %s as before', async (_name, { view }) => {
    now = view.serverNow;
    const shown = viewOf(await loadOrThrow(store, view.id), {
      locale: 'en-US',
      clock: movableClock(() => now),
      providers: { identity: connectIdentityVendors(readConfig({ SIGNET_ENV: 'ci' })) },
    });
    expect(JSON.parse(JSON.stringify(shown))).toMatchObject(view); // later releases add to it
  });

  test('opens its secrets, and its audit log verifies', async () => {
    let opened = 0;
    for (const [, { view }] of VIEWS) {
      const { secretsOnFile } = await loadOrThrow(store, view.id);
      const secrets = await store.applications.openSecrets(view.id, Object.keys(secretsOnFile));
      opened += Object.keys(secrets).length;
      expect(await store.audit.verify(view.id)).toMatchObject({ ok: true });
    }
    expect(opened).toBeGreaterThan(40);
  });
});

forEachDatabase('a database that is older still', (open) => {
  test('is refused in one line until the release before has migrated it', async () => {
    const { database } = await openAt0071(open);
    await database.run(sql`delete from kysely_migration where name >= '0060'`);
    await expect(migrate(database)).rejects.toThrow(
      'the database has not run migration 0071-registered-in: start the release before this one on it first',
    );
  });

  test('is refused while a value has the first seal format', async () => {
    const { database } = await openAt0071(open);
    await database.run(sql`update people set seal_format = 1 where tax_id_sealed is not null`);
    await expect(migrate(database)).rejects.toThrow(
      'let the release before this one run for an hour',
    );
  });
});
