import { addJobs, type JobToAdd } from '../platform/jobs/store.ts';
import { query } from '../platform/sql/query.ts';
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
 * Records an event about the rows (application_id, payload) of `about` and adds a job of `kind`.
 * `news` is false for a duplicate and for an unknown subject.
 */
export const recordVendorEvent = (
  deps: Pick<StoreDeps, 'database' | 'clock' | 'announcements'>,
  { eventId: id, name, subject }: VendorEvent,
  about: Sql,
  kind: string,
): Promise<{ news: boolean }> =>
  deps.database.transaction(async (tx) => {
    const [found] = await tx.run<Pick<JobToAdd, 'applicationId' | 'payload'>>(about);
    if (found === undefined) return { news: false };
    const now = deps.clock.now();
    const event = { id, name, subject, happenedAt: now, receivedAt: now };
    const recorded = await tx.run(
      query
        .insertInto('webhookEvents')
        .values(event)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    );
    if (recorded.length === 0) return { news: false };
    addJobs(deps, tx, [{ id: `${kind}:${id}`, kind, ...found }]);
    return { news: true };
  });

/** Events that the bank vendor and the payout vendor push to us. docs/decisions/0072. */
export function buildBankNews(deps: StoreDeps): BankNewsStore {
  const { database } = deps;
  return {
    heardOfLink: (event) =>
      recordVendorEvent(
        deps,
        event,
        sql`select (select application_id from bank_accounts
          where vendor_item_id = ${event.subject} and is_primary) as application_id,
          jsonb_build_object('itemId', ${event.subject}::text) as payload`,
        SYNC_BANK_JOB,
      ),
    heardOfDeposits: (event) =>
      recordVendorEvent(
        deps,
        event,
        sql`select application_id, jsonb_build_object('bankId', bank_id, 'isTold', true) as payload
          from test_deposits where vendor_id = ${event.subject}`,
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
