import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { renamedCodes } from './0011-renamed-codes.ts';
import { MIGRATIONS } from './migrations.ts';

const BEFORE = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0011'));

forEachDatabase('a database of the release before', (open) => {
  test('has its stored codes renamed, and its audit left alone', { timeout: 120_000 }, async () => {
    const { database } = await open({ empty: true });
    await database.changingSchema((db) =>
      new Migrator({ db, provider: { getMigrations: async () => BEFORE } }).migrateToLatest(),
    );
    await database.run(
      sql`insert into users (id, subject, email_address, created_at) values ('usr_1', 's', 'ana@example.com', 0)`,
    );
    await database.run(sql`insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent, application_level,
        locale, decision, reason, bo_status, round, bank_put_off, data_key, audit_seq, audit_head, created_at, saved_at)
      values ('app_1', 'usr_1', 1, 'POYNT', 'US', 'USD', '', 'CREATE_BUSINESS', 'FULL', 'en-US', 'PENDING', 'source.silent', 'NONE', 2, false, 'k', 1, 'h', 0, 0)`);
    await database.run(sql`insert into decisions (application_id, round, decided_by, outcome, row_id, reason, evidence, version, decided_at)
      values ('app_1', 1, 'rules', 'PENDING', '13-silent', 'source.unknown', '{}', 'v', 0), ('app_1', 2, 'rules', 'PENDING', '13-silent', 'source.silent', '{}', 'v', 1),
        ('app_1', 2, 'person', 'PENDING', 'review', 'duplicate', '{}', 'v', 2)`);
    await database.run(sql`insert into audit (application_id, seq, at, actor, action, detail, hash)
      values ('app_1', 1, 0, 'rules', 'decision.recorded', '{"reason":"source.silent"}', 'h')`);
    await database.run(sql`insert into jobs (id, kind, payload, due_at, attempts, state, created_at)
      values ('a', 'settle-inquiry', '{}', 0, 1, 'handed', 0), ('b', 'check-bank', '{}', 0, 0, 'waiting', 0), ('c', 'send-code', '{}', 0, 5, 'failed', 0),
        ('d', 'ask-tax-information', '{}', 0, 0, 'waiting', 0), ('hourly:7', 'hourly', '{}', 0, 0, 'handed', 0), ('e', 'decide', '{}', 0, 0, 'handed', 0)`);

    await database.changingSchema(renamedCodes.up);

    const texts = async (query: ReturnType<typeof sql>) =>
      (await database.run<{ text: string }>(query)).map(({ text }) => text);
    expect(await texts(sql`select reason as text from applications`)).toEqual([
      'source.unavailableTooLong',
    ]);
    expect(await texts(sql`select reason as text from decisions order by decided_at`)).toEqual([
      'source.unavailable',
      'source.unavailableTooLong',
      'duplicate',
    ]);
    expect(await texts(sql`select detail as text from audit`)).toEqual([
      '{"reason":"source.silent"}',
    ]);
    expect(
      await texts(sql`select id || ' ' || kind || ' ' || state as text from jobs order by id`),
    ).toEqual([
      'a sync-inquiry waiting',
      'b recheck-bank waiting',
      'c send-otp failed',
      'd request-tax-information waiting',
      'e decide handed',
      'housekeeping:7 housekeeping waiting',
    ]);
  });
});
