import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { TEST_DEPOSITS_JOB } from './test-deposit-store.ts';

export const SYNC_BANK_JOB = 'sync-bank';

/** A signed webhook event; `subject` is the vendor's id of the affected object. */
export type VendorEvent = { eventId: string; name: string; subject: string };

export type BankNewsStore = {
  /**
   * Records the event and queues a re-read of the link; `news` is false for a duplicate. The item
   * may still be unknown to us.
   */
  heardOfLink(event: VendorEvent): Promise<{ news: boolean }>;
  /** The same for test deposits; events about deposits we never sent are dropped. */
  heardOfDeposits(event: VendorEvent): Promise<{ news: boolean }>;
  applicationOfLink(itemId: string): Promise<string | undefined>;
};

/**
 * Records an event about the rows of `from` and queues a job of `kind`; no row comes back for a
 * duplicate or an empty `from`.
 */
export const vendorNews = (
  { eventId, name, subject }: VendorEvent,
  from: Sql,
  { kind, now }: { kind: string; now: number },
): Sql => sql`
  with about as (${from}),
  event as (insert into webhook_events (id, name, subject, happened_at, received_at)
    select ${eventId}::text, ${name}::text, ${subject}::text, ${now}::bigint, ${now}::bigint from about on conflict do nothing returning id)
  insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select ${`${kind}:${eventId}`}::text, ${kind}::text, about.application_id, about.payload, ${now}::bigint, 0, 'waiting', ${now}::bigint
    from about, event on conflict do nothing returning id`;

/** Events that the bank vendor and the payout vendor push to us. docs/decisions/0072. */
export function buildBankNews({ database, clock }: StoreDeps): BankNewsStore {
  const recordEvent = async (
    event: VendorEvent,
    from: Sql,
    kind: string,
  ): Promise<{ news: boolean }> => ({
    news: (await database.run(vendorNews(event, from, { kind, now: clock.now() }))).length > 0,
  });
  return {
    heardOfLink: (event) =>
      recordEvent(
        event,
        sql`select (select application_id from bank_accounts where vendor_item_id = ${event.subject} and is_primary) as application_id,
          jsonb_build_object('itemId', ${event.subject}::text) as payload`,
        SYNC_BANK_JOB,
      ),
    heardOfDeposits: (event) =>
      recordEvent(
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
