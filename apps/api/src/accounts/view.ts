import {
  accountActionIn,
  isListedInPortal,
  profileForStatus,
  sortAccounts,
} from '@signet/rulebook/account-list';
import type { AccountView } from '@signet/rulebook/account-view';
import { mayCloseAccount } from '@signet/rulebook/accounts/closing';
import { isConnectable } from '@signet/rulebook/accounts/permissions';
import { storeOpening } from '@signet/rulebook/accounts/store-opening';
import type { VisitFacts } from '@signet/rulebook/arrivals';
import { localDay } from '@signet/rulebook/core/dates';
import { isApproved } from '@signet/rulebook/core/facts';
import { journeyOf } from '@signet/rulebook/journey';
import { nextPage } from '@signet/rulebook/next-page';
import { portalRow } from '@signet/rulebook/reference/portals';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { declaresOwners } from '@signet/rulebook/sign-up/other-owners';
import { statusOf } from '@signet/rulebook/status';
import { factsOf } from '../application/facts.ts';
import { homeViewOf } from '../application/home.ts';
import { standingOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Clock } from '../platform/clock.ts';
import type { RequestContext } from '../platform/http/request-context.ts';

type ViewContext = Pick<RequestContext, 'portal' | 'locale'> & { clock: Clock };

export function accountOf(
  application: StoredApplication,
  { portal, locale, clock }: ViewContext,
): AccountView {
  const { id, business, answers, market, currency, createdAt, savedAt } = application;
  const standing = standingOf(application, clock);
  const { facts, status } = standing;
  const profile = profileForStatus(status.id);
  const { steps, next, minutesLeft } = journeyOf(
    { ...facts, hasOtherOwners: declaresOwners(answers, application) },
    nextPage(facts).page,
  );
  const { by } = standing.promised;
  const home = homeViewOf(application, { locale, clock }, standing);
  return {
    businessId: business.id,
    applicationId: id,
    reference: application.reference,
    riskDecision: facts.decision,
    createdAt,
    savedAt,
    savedOn: localDay(market, savedAt),
    company: { currency, name: application.storeName ?? (displayNameOf(answers) || undefined) },
    applicationLevel: facts.applicationLevel,
    status: {
      id: status.id,
      label: profile.label,
      money: status.money,
      by: status.waitingOn === 'us' ? by?.to : undefined,
    },
    home: {
      row: home.row,
      short: home.short,
      by: home.by,
      waits: home.waits,
      next: home.next,
    },
    next:
      next && status.waitingOn === 'applicant'
        ? { step: next.id, nth: next.nth, of: steps.length, minutes: minutesLeft }
        : undefined,
    action: accountActionIn(portal, profile),
    addStore: storeOpening(facts),
    mayClose: mayCloseAccount(facts),
  };
}

/** Sorted for the list. docs/readings.md 101. */
export const accountsOf = (
  stored: readonly StoredApplication[],
  context: ViewContext,
): AccountView[] => sortAccounts(stored.map((application) => accountOf(application, context)));

type AccountFacts = Pick<
  VisitFacts,
  | 'isOfBusiness'
  | 'accounts'
  | 'isOtherCurrency'
  | 'isTheirsOffered'
  | 'hasAccount'
  | 'hasOpenApplication'
>;

const howMany = (accounts: readonly AccountView[]): VisitFacts['accounts'] => {
  const [first, ...more] = accounts;
  if (first === undefined) return 'none';
  return more.length > 0 ? 'several' : first.applicationLevel === 'FULL' ? 'oneFull' : 'oneBasic';
};

/** The facts about existing applications that the startup rules need. docs/readings.md 103. */
export function accountFactsOf(
  stored: readonly StoredApplication[],
  { portal, locale, currency }: RequestContext,
  { businessId, clock }: { businessId: string | undefined; clock: Clock },
): AccountFacts {
  const known = stored.filter(({ closedAt }) => closedAt === undefined);
  const own = known.filter(({ decision }) => decision !== 'DECLINED');
  const sent = known.filter(({ onboardedAt }) => onboardedAt !== undefined);
  const currencies = own
    .filter(({ onboardedAt }) => onboardedAt !== undefined)
    .map((application) => application.currency);
  return {
    isOfBusiness: stored.some(
      (application) => application.business.id === businessId && isApproved(application),
    ),
    accounts: howMany(
      accountsOf(sent, { portal, locale, clock }).filter(({ status }) =>
        isListedInPortal(portal, status),
      ),
    ),
    hasAccount: accountOfService(stored) !== undefined,
    hasOpenApplication: openApplication(stored) !== undefined,
    // A draft in the requested currency can still be resumed.
    isOtherCurrency:
      currencies.length > 0 && own.every((application) => application.currency !== currency),
    isTheirsOffered: currencies.some((theirs) => portalRow(portal).currencies.includes(theirs)),
  };
}

/**
 * The first submitted, non-declined application in list order; its stores are the ones a service
 * link shows. docs/readings.md 151.
 */
export const accountOfService = (
  stored: readonly StoredApplication[],
): StoredApplication | undefined =>
  sortAccounts(
    stored
      .filter((application) => isConnectable(application))
      .map((application) => ({ ...application, riskDecision: application.decision })),
  )[0];

/** The newest application waiting on its applicant: a link without an id resumes it. */
export const openApplication = (
  stored: readonly StoredApplication[],
): StoredApplication | undefined =>
  stored.find((application) => statusOf(factsOf(application)).waitingOn === 'applicant');

export const NO_ACCOUNTS: AccountFacts = {
  isOfBusiness: false,
  accounts: 'none',
  hasAccount: false,
  hasOpenApplication: false,
  isOtherCurrency: false,
  isTheirsOffered: false,
};
