import { arrivalPage, pageInstead } from '@signet/rulebook/arrival-page';
import { explore } from '@signet/rulebook/core/explore';
import type { Facts } from '@signet/rulebook/core/facts';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { isOpenPage, nextPage } from '@signet/rulebook/next-page';
import { PAGE_ACTIONS } from '@signet/rulebook/page-actions';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { FACT_DOMAINS } from './domains.ts';

/** What the guard and the waits look at; each part is read only where they do. */
const placeOf = (facts: Facts, page: RouteId) => ({
  page,
  get isChecking() {
    return facts.checking;
  },
  get takesPaymentsOnline() {
    return statusOf(facts).money.online;
  },
  get openPages(): RouteId[] {
    return isOpenPage('success', facts) ? ['success'] : []; // the only one that the guard looks for
  },
});

/**
 * The page a visitor ends up on: the guard redirects from closed pages, and finished waits move on.
 */
function landing(page: RouteId, facts: Facts): RouteId {
  const isOpen = ROUTES[page].access !== 'application' || isOpenPage(page, facts);
  const opened = isOpen ? page : pageInstead(page, placeOf(facts, nextPage(facts).page));
  return arrivalPage(placeOf(facts, opened));
}

/** A message if the page's primary control leads back to the page itself; otherwise undefined. */
export function loopOf(page: RouteId, facts: Facts): string | undefined {
  if (!isOpenPage(page, facts)) return undefined;
  const primary = PAGE_ACTIONS[page]?.find(({ when }) => when === undefined || when(facts));
  if (primary === undefined || !('to' in primary)) return undefined;
  const to = typeof primary.to === 'function' ? primary.to(facts) : primary.to;
  return landing(to, facts) === page
    ? `${page} (${statusOf(facts).id}): "${primary.control}" leads back to the page itself`
    : undefined;
}

export function pageLoops(): string[] {
  const pages = keysOf(PAGE_ACTIONS);
  const leading = pages.filter(
    (page) =>
      ROUTES[page].access === 'application' && PAGE_ACTIONS[page]?.some((action) => 'to' in action),
  );
  return leading.flatMap((page) => [
    ...new Set(
      explore(FACT_DOMAINS, (facts: Facts) => loopOf(page, facts)).flatMap(
        ({ answer }) => answer ?? [],
      ),
    ),
  ]);
}
