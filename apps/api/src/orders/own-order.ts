import type { Call } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import type { StoredOrder } from './store.ts';

/** Another customer's order gets the same 404 as an unknown one. */
export async function ownOrder(
  { deps, application }: Pick<Call<'payOrder'>, 'deps' | 'application'>,
  orderId: string,
): Promise<StoredOrder> {
  const order = await deps.store.orders.byId(orderId);
  if (order?.applicationId !== application.id) throw new AppError('application.notFound');
  return order;
}
