import type { Arrival, VisitFacts } from '@signet/rulebook/arrivals';
import { nextPage } from '@signet/rulebook/next-page';
import { pathTo } from '@signet/rulebook/routes';
import { signInPath, startPath } from '@signet/rulebook/visit-paths';
import {
  accountFactsOf,
  accountOfService,
  NO_ACCOUNTS,
  openApplication,
} from '../accounts/view.ts';
import { factsOf } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import { withinFrame } from '../partners/embed-visit.ts';
import { businessIdOf } from '../platform/ids.ts';
import type { BootOptions } from './boot.ts';
import { isLinkPage, isStart, type Loaded } from './load-parts.ts';
import type { Visit } from './read-visit.ts';
import { wasMarketSwitched } from './startup-query.ts';

/** The facts that the rulebook's table of arrivals decides by. */
export function visitFacts(
  visit: Visit,
  loaded: Loaded,
  { clock }: Pick<Deps, 'clock'>,
): VisitFacts {
  const { startup, matched, row, session, visitor, request } = visit;
  const { application, owner, theirs = [] } = loaded;
  const { applicationId, businessId, notice, isClean, link } = startup;
  return {
    names: applicationId !== undefined ? 'query' : matched?.id !== undefined ? 'path' : 'nothing',
    isKnownReferral: visit.isKnownReferral,
    isPage: matched !== undefined,
    isLinkPage: isLinkPage(row),
    isOwnerPage: row?.access === 'owner',
    isPersonPage: row?.access === 'person',
    isStart: isStart(visit),
    isCapital:
      (startup.isCapital || visit.isCapitalFrame) &&
      matched?.route === 'get-started' &&
      notice === undefined,
    isSignedIn: session !== undefined,
    isTheirs: application !== undefined || owner !== undefined,
    isClean,
    link,
    ...(theirs.length > 0 ? accountFactsOf(theirs, visitor, { businessId, clock }) : NO_ACCOUNTS),
    hasSwitched: wasMarketSwitched(request),
  };
}

type Redirect = { redirect: string; switchesMarket?: true };
export type Destination = Redirect | { page: Pick<BootOptions, 'instead'>; status: 200 | 404 };

const redirect = (path: string): Redirect => ({ redirect: path });
/** Stays within the frame, if the visit is in one. */
const within = ({ request }: Visit, path: string): Redirect => redirect(withinFrame(request, path));

const requestedPage = ({ matched }: Visit): Destination => ({
  page: {},
  status: matched === undefined || matched.route === 'incorrect-url' ? 404 : 200,
});

/** The address to come back to: without what must leave it, but still naming its application. */
function returnPath({ path, startup, referralUrlId, request }: Visit): string {
  const { applicationId, cleanSearch, emailSearch } = startup;
  const clean =
    applicationId === undefined
      ? path + cleanSearch
      : startPath(referralUrlId, { applicationId }) + emailSearch.replace('?', '&');
  return withinFrame(request, clean);
}

function cashAdvancePath({ startup, referralUrlId }: Visit, { application }: Loaded): string {
  const { businessId, applicationId } = startup;
  const business =
    businessId ?? application?.businessId ?? (applicationId && businessIdOf(applicationId));
  const query = new URLSearchParams({
    mode: 'CAPITAL',
    ...(business === undefined ? {} : { businessId: business }),
  });
  return `${pathTo('cash-advance-offers', { referralUrlId })}?${query}`;
}

function storesPath({ startup, referralUrlId }: Visit, { theirs = [] }: Loaded): string {
  const { link, businessId } = startup;
  const isOfService = link === 'service' || link === 'storeSwitcher';
  return pathTo('account-stores', {
    businessId: isOfService ? accountOfService(theirs)?.business.id : businessId,
    referralUrlId,
  });
}

/** What each arrival of the rulebook's table answers the browser. */
export const DESTINATIONS: Readonly<
  Record<Arrival, (visit: Visit, loaded: Loaded) => Destination>
> = {
  signIn: (visit) => redirect(signInPath(returnPath(visit))),
  completed: (visit) => within(visit, startPath(visit.referralUrlId, { completed: 'true' })),
  cleanAddress: (visit) => within(visit, visit.path + visit.startup.cleanSearch),
  incorrectUrl: requestedPage,
  incorrectReferral: (visit) => within(visit, pathTo('incorrect-url')),
  chosenPage: (visit, { application }) =>
    application === undefined
      ? requestedPage(visit)
      : within(visit, pathTo(application.page, application) + visit.startup.emailSearch),
  cashAdvance: (visit, loaded) => within(visit, cashAdvancePath(visit, loaded)),
  otherOwner: (visit) => within(visit, pathTo('owner-applicant-error', visit.matched)),
  stores: (visit, loaded) => within(visit, storesPath(visit, loaded)),
  accounts: (visit) => within(visit, pathTo('accounts', { referralUrlId: visit.referralUrlId })),
  otherCurrency: (visit) => ({ ...within(visit, visit.path), switchesMarket: true }),
  overlap: (visit) => ({ ...requestedPage(visit), page: { instead: 'account-overlap' } }),
  openApplication: (visit, { theirs = [] }) => {
    const open = openApplication(theirs);
    return open === undefined
      ? requestedPage(visit)
      : within(visit, pathTo(nextPage(factsOf(open)).page, open));
  },
  page: requestedPage,
};
