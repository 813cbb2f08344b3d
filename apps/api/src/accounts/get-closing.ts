import { closingEffect, mayCloseAccount } from '@signet/rulebook/accounts/closing';
import { localDay } from '@signet/rulebook/core/dates';
import { monthlyCents } from '@signet/rulebook/orders/order-summary';
import { factsOf } from '../application/facts.ts';
import type { Handler } from '../handler.ts';
import { comingPayout, keptUntil } from './closing-dates.ts';

export const getClosing: Handler<'getClosing'> = async ({ deps, application }) => {
  const { store } = deps;
  const [orders, otherStores] = await Promise.all([
    store.orders.of(application.id),
    store.accounts.storesClosingWith(application.id),
  ]);
  const { closedAt, market } = application;
  return {
    mayClose: mayCloseAccount(factsOf(application)),
    closedOn: closedAt === undefined ? undefined : localDay(market, closedAt),
    keptUntil: keptUntil(application, deps),
    lastPayout: comingPayout(application, deps),
    otherStores,
    orders: orders
      .map(({ id: orderId, state, summary, owed = [] }) => {
        const monthly = monthlyCents(summary);
        const owedCents = owed.reduce((sum, { cents }) => sum + cents, 0);
        return {
          orderId,
          effect: closingEffect({ state, monthlyCents: monthly }),
          monthlyCents: monthly,
          owedCents,
        };
      })
      .filter(({ effect, owedCents }) => effect !== undefined || owedCents > 0),
  };
};
