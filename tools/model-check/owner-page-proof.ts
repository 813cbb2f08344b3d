import { ownerPageInstead } from '@signet/rulebook/arrival-page';
import { type Domains, explore } from '@signet/rulebook/core/explore';
import {
  INVITATION_LINK_STATES,
  OWNER_PAGE_ACTIONS,
  type OwnerPageAction,
  type OwnerVisit,
  ownerPageActionsFor,
  ownPageOf,
} from '@signet/rulebook/owner-page-actions';
import { OWNER_CHECK_FAILURES } from '@signet/rulebook/people/invitation';
import { OWNER_STEP_UP_TYPES } from '@signet/rulebook/people/owner-check';
import { ROUTE_IDS, ROUTES, type RouteId } from '@signet/rulebook/routes';

const YES_NO = [false, true];
const NOW = 1;

const VISIT_DOMAINS: Domains = {
  isSignedIn: YES_NO,
  isTheirs: YES_NO,
  link: INVITATION_LINK_STATES,
  isOver: YES_NO,
  isVerified: YES_NO,
  checkFailure: [undefined, ...OWNER_CHECK_FAILURES],
  checkingSince: [undefined, NOW],
  checkStepUp: [undefined, ...OWNER_STEP_UP_TYPES],
  confirmedAt: [undefined, NOW],
};

type OwnerRoute = keyof typeof OWNER_PAGE_ACTIONS;
const OWNER_ROUTES = ROUTE_IDS.filter(
  (page): page is OwnerRoute => ROUTES[page].access === 'owner',
);
const isOwnerRoute = (page: RouteId): page is OwnerRoute => ROUTES[page].access === 'owner';

/**
 * The page a visitor ends up on, after the guard's redirect and the first page's redirect for
 * visitors without a link.
 */
function arrival(page: RouteId, visit: OwnerVisit): OwnerRoute {
  const instead = ownerPageInstead(page, ownPageOf(visit));
  const isStranger =
    instead === 'owner' &&
    ownPageOf(visit) === undefined &&
    visit.isSignedIn &&
    visit.link === 'none';
  const arrived = isStranger ? 'owner-applicant-error' : instead;
  if (!isOwnerRoute(arrived)) throw new Error(`an owner is led to ${arrived}`);
  return arrived;
}

const BEGUN = { isVerified: false, checkFailure: undefined, checkingSince: undefined } as const;

/** The effect of a successful control on the stored state or the sign-in. */
const EFFECTS: Readonly<Record<string, (visit: OwnerVisit) => Partial<OwnerVisit>>> = {
  openInvitation: () => ({ link: 'opened' }),
  renewInvitation: () => ({ link: 'renewed' }),
  acceptInvitation: () => ({ isTheirs: true }),
  denyOwnership: () => ({ link: 'none', isSignedIn: false, checkFailure: 'denied' }),
  submitOwnerDetails: () => ({ ...BEGUN, confirmedAt: NOW, checkingSince: NOW }),
  startOwnerIdentification: () => ({ ...BEGUN, checkStepUp: undefined, checkingSince: NOW }),
  refreshOwnerIdentification: () => ({ ...BEGUN, checkStepUp: undefined, checkingSince: NOW }),
  // Signing in returns the visitor as the invited account; the interrupted action then resumes by
  // itself.
  leaves: () => ({ isSignedIn: true, isTheirs: true }),
};

function afterwards(action: OwnerPageAction, visit: OwnerVisit): OwnerVisit {
  const name = 'call' in action ? action.call : 'leaves';
  const effect = EFFECTS[name];
  if (effect === undefined)
    throw new Error(`the proof does not know what ${name} does to an owner`);
  return { ...visit, ...effect(visit) };
}

/**
 * Identifies a page by its controls: two visits with the same ones look the same to the visitor.
 */
const shownAt = (page: OwnerRoute, visit: OwnerVisit): string =>
  [page, ...ownerPageActionsFor(page, visit).map(({ control }) => control)].join(' | ');

/** Pages that require an action; a new link is requested from the mail. */
const mustAct = (page: OwnerRoute, visit: OwnerVisit): boolean =>
  page === 'owner-applicant-error' ||
  page === 'owner-identification' ||
  (page === 'owner' && visit.link !== 'renewed');

/** A plain copy, because an explored visit records every read. */
const copied = (visit: OwnerVisit): OwnerVisit =>
  Object.fromEntries(
    Object.keys(VISIT_DOMAINS).map((fact) => [fact, visit[fact as keyof OwnerVisit]]),
  ) as OwnerVisit; // every fact of a visit has its domain

function errorOf(page: OwnerRoute, explored: OwnerVisit): string | undefined {
  const arrived = arrival(page, explored);
  if (arrived !== page)
    return arrival(arrived, explored) === arrived
      ? undefined
      : `${page} leads on and on from ${arrived}`;
  // Denying ownership is a way out, not a way forward.
  const [primary] = ownerPageActionsFor(page, explored).filter(
    (action) => !('call' in action && action.call === 'denyOwnership'),
  );
  if (primary === undefined)
    return mustAct(page, explored) ? `${page} asks for something and has no control` : undefined;
  const visit = copied(explored);
  const after = afterwards(primary, visit);
  return shownAt(page, visit) === shownAt(arrival(page, after), after)
    ? `${page}: "${primary.control}" leads back to itself`
    : undefined;
}

/**
 * Checks every owner page in every distinguishable state: required actions have a control, and none
 * leads back to its own page.
 */
export function ownerPagesProof(): { states: number; faults: string[]; met: ReadonlySet<string> } {
  const met = new Set<string>();
  const states = OWNER_ROUTES.flatMap((page) =>
    explore(VISIT_DOMAINS, (visit: OwnerVisit) => {
      const found = errorOf(page, visit);
      if (arrival(page, visit) === page)
        for (const { control } of ownerPageActionsFor(page, visit)) met.add(`${page}: ${control}`);
      return found;
    }),
  );
  const controls = OWNER_ROUTES.flatMap((page) =>
    OWNER_PAGE_ACTIONS[page].map(({ control }) => `${page}: ${control}`),
  );
  const unmet = controls
    .filter((control) => !met.has(control))
    .map((control) => `${control} is never shown`);
  return {
    states: states.length,
    faults: [...new Set([...states.flatMap(({ answer }) => answer ?? []), ...unmet])],
    met,
  };
}
