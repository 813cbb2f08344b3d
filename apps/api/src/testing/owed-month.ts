import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';

type At = { database: Database; clock: { now(): number } };
type Month = { day: string; state: string; attempts: number; refusedAt?: number };

/**
 * Adds a delivered order with one month in this state, declined by a card that no longer exists.
 */
export async function owedMonth(
  { database, clock }: At,
  id: string,
  { day, state, attempts, refusedAt }: Month,
): Promise<void> {
  const orderId = `ord_${id}`;
  await database.run(sql`insert into orders (id, application_id, state, type, payment_method, currency, choice, summary, total_cents, submitted_at, changed_at)
    values (${orderId}, ${id}, 'delivered', 'RENT', 'CARD', 'USD', '{}', '{"lines":[],"upcoming":[]}', 0, ${clock.now()}::bigint, ${clock.now()}::bigint)`);
  await database.run(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state, attempts, refused_instrument_id, refusal, refusals)
    values (${orderId}, ${id}, 30, 0, ${day}, 1995, ${state}, ${attempts}::integer, 'card_1', 'declined',
      ${JSON.stringify(refusedAt === undefined ? [] : [{ at: refusedAt, why: 'declined' }])}::jsonb)`);
}
