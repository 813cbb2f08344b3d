import { mailTo } from '@signet/testing/applications';
import type { ProductWorld } from '@signet/testing/world';
import type { Client } from 'pg';
import type { Person } from './money-steps.ts';
import { customersOf, setupIntents, setupIntentsOf } from './vendors.ts';

const MORE_THAN_ONE: Readonly<Record<string, string>> = {
  'account in use of': `select application_id as of, count(*) as times from bank_accounts where is_primary group by 1 having count(*) > 1`,
  'row of an account of': `select application_id || ' ' || last4 || ' ' || kind as of, count(*) as times from bank_accounts group by 1 having count(*) > 1`,
  'pair of test deposits of': `select application_id as of, max(sends) as times from test_deposits group by 1 having max(sends) > 1`,
  'card in use of': `select application_id as of, count(*) as times from cards where is_primary group by 1 having count(*) > 1`,
  'row of a card of': `select application_id || ' ' || last4 as of, count(*) as times from cards group by 1 having count(*) > 1`,
  'audit line of': `select application_id || ' ' || action || ' ' || detail as of, count(*) as times from audit
    where action in ('bank.linked', 'bank.removed', 'bank.status', 'bank.depositsSent', 'card.added') group by 1 having count(*) > 1`,
  'message to': `select application_id || ' ' || template as of, count(*) as times from outbox group by 1 having count(*) > 1`,
};

/** Duplicated effects: in the product, at the payment provider, and in mailboxes. */
export async function duplicatesOf(
  world: ProductWorld,
  database: Client,
  people: readonly Person[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(MORE_THAN_ONE)) {
    const { rows } = await database.query<{ of: string; times: string }>(query);
    found.push(...rows.map(({ of, times }) => `${times} × ${what} ${of}`));
  }
  const references = (await setupIntents(world)).flatMap(
    ({ metadata }) => metadata?.reference ?? [],
  );
  for (const [reference, all] of Map.groupBy(references, String))
    if (all.length > 1) found.push(`${all.length} × test deposits of ${reference}`);
  for (const { who, id, held } of people) {
    const customers = await customersOf(world, mailTo(who));
    if (customers > 1) found.push(`${customers} × account at the provider of ${mailTo(who)}`);
    const proofs = held.startsWith('pm_') ? await setupIntentsOf(world, held) : 0;
    if (proofs > 1) found.push(`${proofs} × proof of the card of ${mailTo(who)}`);
    const { rows } = await database.query(
      `select 1 from outbox where application_id = $1 and channel = 'email' and state = 'sent'`,
      [id],
    );
    const arrived = (await world.mailbox(mailTo(who)).messages()).length;
    if (arrived !== rows.length)
      found.push(`${arrived} mails of ${rows.length} for ${mailTo(who)}`);
  }
  return found;
}
