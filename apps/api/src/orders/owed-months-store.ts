import type { NewJob } from '../platform/jobs/job.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { CHARGE_MONTH_JOB } from './store.ts';

const unpaidMonths = (id: string) =>
  query.updateTable('orderCharges').where('applicationId', '=', id).where('state', '=', 'unpaid');

/** Charges those months again with the instrument now on file, as if it had not failed. */
export async function owedMonthsAgain(tx: Tx, id: string, now: number): Promise<NewJob[]> {
  const again = await tx.run(
    unpaidMonths(id).set({ refusedInstrumentId: null }).returning('orderId'),
  );
  return [...new Set(again.map(({ orderId }) => orderId))].map((orderId) => ({
    id: `${CHARGE_MONTH_JOB}:${orderId}:${now}`,
    kind: CHARGE_MONTH_JOB,
    payload: { orderId },
  }));
}

export const owedMonthsClosed = (tx: Tx, id: string): void =>
  tx.send(unpaidMonths(id).set({ state: 'closed' }));
