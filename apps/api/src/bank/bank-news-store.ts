import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import { TEST_DEPOSITS_JOB } from './test-deposit-store.ts';

/** The job that reads a link to a bank again. */
export const SYNC_BANK_JOB = 'sync-bank';

/** A signed event of a vendor: its id, its name, and what it is about. */
export type VendorEvent = { eventId: string; name: string; subject: string };

export type BankNewsStore = {
  /** Records an event about a link and asks for the account to be read again; false for one that was heard before. The account may not be known yet. */
  heardOfLink(event: VendorEvent): Promise<{ news: boolean }>;
  /** The same of test deposits; of some that nobody has sent nothing is kept. */
  heardOfDeposits(event: VendorEvent): Promise<{ news: boolean }>;
  /** Whose account is linked by it and in its place. */
  applicationOfLink(itemId: string): Promise<string | undefined>;
};

/** Records an event about what `from` names and asks for a job of that kind; nothing comes back for one that was heard before, or that is about nothing. */
export const vendorNews = ({ eventId, name, subject }: VendorEvent, from: Sql, { kind, now }: { kind: string; now: number }): Sql => sql`
  with about as (${from}),
  event as (insert into webhook_events (id, name, subject, happened_at, received_at)
    select ${eventId}::text, ${name}::text, ${subject}::text, ${now}::bigint, ${now}::bigint from about on conflict do nothing returning id)
  insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select ${`${kind}:${eventId}`}::text, ${kind}::text, about.application_id, about.payload, ${now}::bigint, 0, 'waiting', ${now}::bigint
    from about, event on conflict do nothing returning id`;

/** What the bank's and the payout vendor tell by themselves. docs/decisions/0072. */
export function buildBankNews({ database, clock }: StoreDeps): BankNewsStore {
  const heard = async (event: VendorEvent, from: Sql, kind: string): Promise<{ news: boolean }> => ({
    news: (await database.run(vendorNews(event, from, { kind, now: clock.now() }))).length > 0,
  });
  return {
    heardOfLink: (event) =>
      heard(
        event,
        sql`select (select application_id from bank_accounts where vendor_item_id = ${event.subject} and is_primary) as application_id,
          jsonb_build_object('itemId', ${event.subject}::text) as payload`,
        SYNC_BANK_JOB,
      ),
    heardOfDeposits: (event) =>
      heard(
        event,
        sql`select application_id, jsonb_build_object('bankId', bank_id, 'isTold', true) as payload from test_deposits where vendor_id = ${event.subject}`,
        TEST_DEPOSITS_JOB,
      ),
    applicationOfLink: async (itemId) => {
      const [row] = await database.run<{ applicationId: string }>(
        sql`select application_id from bank_accounts where vendor_item_id = ${itemId} and is_primary`,
      );
      return row?.applicationId;
    },
  };
}
