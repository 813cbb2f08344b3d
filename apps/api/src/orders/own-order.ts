import type { Call } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import type { StoredOrder } from './store.ts';

/** Their own order; anybody else's is the same 404 as none. */
export async function ownOrder(
  { deps, application }: Pick<Call<'payOrder'>, 'deps' | 'application'>,
  orderId: string,
): Promise<StoredOrder> {
  const order = await deps.store.orders.byId(orderId);
  if (order?.applicationId !== application.id) throw new AppError('application.notFound');
  return order;
}
