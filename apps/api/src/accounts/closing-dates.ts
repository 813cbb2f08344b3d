import { localDay } from '@signet/rulebook/core/dates';
import { SLAS } from '@signet/rulebook/reference/slas';
import { addBusinessDays, placeOfBusiness } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';

type Clocked = Pick<Deps, 'clock'>;

const closedAtOf = ({ closedAt }: StoredApplication, { clock }: Clocked): number =>
  closedAt ?? clock.now();

/**
 * The last day (YYYY-MM-DD) of keeping what the law requires, counted from today while the account
 * is open.
 */
export const keptUntil = (
  application: StoredApplication,
  deps: Clocked & Pick<Deps, 'config'>,
): string =>
  localDay(application.market, closedAtOf(application, deps) + deps.config.retention.closed);

/** What was taken before closing is paid out like everything before it. */
function lastPayoutOf(
  application: StoredApplication,
  deps: Clocked,
): { by: string; last4: string } | undefined {
  const { bank } = application;
  if (bank?.status !== 'VERIFIED') return undefined;
  const { market, territory } = placeOfBusiness(application);
  const by = addBusinessDays(
    localDay(market, closedAtOf(application, deps)),
    SLAS.funding.to,
    market,
    territory,
  );
  return { by, last4: bank.last4 };
}

/** A payout is named only while it is still to come. */
export const comingPayout = (application: StoredApplication, deps: Clocked) => {
  const payout = lastPayoutOf(application, deps);
  return payout && payout.by >= deps.clock.today(application.market) ? payout : undefined;
};
