import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { MIGRATIONS } from './migrations.ts';

const [LAST = ''] = Object.keys(MIGRATIONS).filter((name) => name.endsWith('lost-work'));
const BEFORE = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < LAST));

forEachDatabase('what the release before gave up', (open) => {
  test('waits again: checks, mails, accounts and every other job of an application', {
    timeout: 120_000,
  }, async () => {
    const { database } = await open({ empty: true });
    await database.changingSchema((db) =>
      new Migrator({ db, provider: { getMigrations: async () => BEFORE } }).migrateToLatest(),
    );
    await database.run(
      sql`insert into users (id, subject, email_address, created_at) values ('usr_1', 's', 'ana@example.com', 0)`,
    );
    await database.run(sql`insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent, application_level,
        locale, decision, bo_status, round, onboarded_at, checking_since, bank_deferred, data_key, audit_seq, audit_head, created_at, saved_at)
      select id, 'usr_1', 1, 'POYNT', 'US', 'USD', id, 'CREATE_BUSINESS', 'FULL', 'en-US', decision, 'NONE', 1, 5, checking, false, 'k', 1, 'h', 0, 0
      from (values ('stuck', 'PENDING', 7), ('failed', 'PENDING', 8), ('banked', 'APPROVED', null)) as one(id, decision, checking)`);
    await database.run(sql`insert into bank_accounts (id, application_id, kind, account_type, account_hmac, last4, status, is_primary, created_at)
      values ('bank_1', 'banked', 'manual', 'CHECKING', 'h', '6789', 'PENDING', true, 9)`);
    await database.run(sql`insert into outbox (id, application_id, channel, template, body_sealed, state, created_at)
      values ('out_1', 'stuck', 'email', 'inReview', 'sealed', 'waiting', 3), ('out_2', 'stuck', 'email', 'approved', 'sealed', 'waiting', 4), ('out_3', 'stuck', 'email', 'approved', null, 'sent', 4)`);
    await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
      values ('decide:failed:1', 'decide', 'failed', '{}', 0, 9, 'failed', 8), ('send-message:out_1', 'send-message', 'stuck', '{}', 0, 9, 'failed', 3),
        ('a', 'sync-inquiry', 'stuck', '{}', 0, 9, 'failed', 2), ('b', 'send-otp', 'stuck', '{}', 0, 9, 'failed', 2), ('c', 'housekeeping', null, '{}', 1, 0, 'waiting', 1)`);

    await database.changingSchema((db) =>
      new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest(),
    );

    const rows = await database.run<{ text: string }>(
      sql`select singleton_key || ' ' || (data ->> 'kind') || ' ' || state || ' ' || retry_count || ' ' || round(extract(epoch from start_after) * 1000) as text
        from job_queue.job order by singleton_key`,
    );
    expect(rows.map(({ text }) => text)).toEqual([
      'a sync-inquiry created 0 2',
      'decide:failed:1 decide created 0 8',
      'decide:stuck:1 decide created 0 7',
      'recheck-bank:bank_1 recheck-bank created 0 9',
      'send-message:out_1 send-message created 0 3',
      'send-message:out_2 send-message created 0 4',
    ]);
  });
});
