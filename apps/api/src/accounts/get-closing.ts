import { closingEffect, mayCloseAccount } from '@signet/rulebook/accounts/closing';
import { localDay } from '@signet/rulebook/core/dates';
import { monthlyCents } from '@signet/rulebook/orders/order-summary';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { SLAS } from '@signet/rulebook/reference/slas';
import { factsOf } from '../application/facts.ts';
import { addBusinessDays, placeOfBusiness } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import type { StoredApplication } from '../platform/store-types.ts';

type Clocked = Pick<Deps, 'clock'>;

const closedAtOf = ({ closedAt }: StoredApplication, { clock }: Clocked): number => closedAt ?? clock.now();

/** The last day (YYYY-MM-DD) of keeping what the law requires, counted from today while the account is open. */
export const keptUntil = (application: StoredApplication, deps: Clocked): string =>
  localDay(application.market, closedAtOf(application, deps) + RETENTION.closed.keepMs);

/** What was taken before closing is paid out like everything before it. */
function lastPayoutOf(application: StoredApplication, deps: Clocked): { by: string; last4: string } | undefined {
  const { bank } = application;
  if (bank?.status !== 'VERIFIED') return undefined;
  const { market, territory } = placeOfBusiness(application);
  const by = addBusinessDays(localDay(market, closedAtOf(application, deps)), SLAS.funding.to, market, territory);
  return { by, last4: bank.last4 };
}

/** A payout is named only while it is still to come. */
const comingPayout = (application: StoredApplication, deps: Clocked) => {
  const payout = lastPayoutOf(application, deps);
  return payout && payout.by >= deps.clock.today(application.market) ? payout : undefined;
};

export const getClosing: Handler<'getClosing'> = async ({ deps, application }) => {
  const { store } = deps;
  const [orders, otherStores] = await Promise.all([store.orders.of(application.id), store.accounts.storesClosingWith(application.id)]);
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
        return { orderId, effect: closingEffect({ state, monthlyCents: monthly }), monthlyCents: monthly, owedCents };
      })
      .filter(({ effect, owedCents }) => effect !== undefined || owedCents > 0),
  };
};
