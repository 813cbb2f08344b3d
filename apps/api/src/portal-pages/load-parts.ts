import type { ApplicationView } from '@signet/rulebook/application-view';
import { answerAt } from '@signet/rulebook/core/answers';
import { namedAs } from '@signet/rulebook/people/ownership';
import type { RouteRow } from '@signet/rulebook/routes';
import { displayNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import type { StoredApplication } from '../application/stored-application.ts';
import { viewOf } from '../application/view.ts';
import type { Deps } from '../deps.ts';
import { orderFormOf } from '../orders/order-view.ts';
import { ownerRecordOf } from '../people/owner-record.ts';
import { ownerFactsOf } from '../people/view.ts';

import { invitationOf } from '../session/session-cookies.ts';
import type { BootOptions } from './boot.ts';
import type { Visit } from './read-visit.ts';

/** What a page is drawn with and where its visit leads are decided by. */
export type Loaded = Pick<
  BootOptions,
  'owner' | 'invitation' | 'typedAnswers' | 'order' | 'person'
> & {
  application?: ApplicationView;
  /** The visitor's own applications. */
  theirs?: readonly StoredApplication[];
};

type Part = 'application' | 'owner' | 'order' | 'accounts' | 'person';
type Loader = (visit: Visit, deps: Deps, loaded: Loaded) => Promise<Loaded>;

const LOADERS: Readonly<Record<Part, Loader>> = {
  application: loadApplication,
  owner: loadOwner,
  order: loadOrder,
  accounts: loadAccounts,
  person: loadPerson,
};

/** Every page loads the application that its address names; these load more. */
const PARTS_BY_ACCESS: Partial<Record<RouteRow['access'], readonly Part[]>> = {
  owner: ['owner'],
  person: ['person'],
};
const PARTS_BY_SCREEN: Readonly<Record<string, readonly Part[]>> = {
  'get-started': ['accounts'],
  order: ['order'],
  'order-status': ['order'],
};

/** The parts that a route's row names, in the order in which they are loaded. */
const partsOf = (row: RouteRow | undefined): readonly Part[] => [
  'application',
  ...((row && PARTS_BY_ACCESS[row.access]) ?? []),
  ...((row && PARTS_BY_SCREEN[row.screen]) ?? []),
];

export async function loadParts(visit: Visit, deps: Deps): Promise<Loaded> {
  let loaded: Loaded = {};
  for (const part of partsOf(visit.row))
    loaded = { ...loaded, ...(await LOADERS[part](visit, deps, loaded)) };
  return loaded;
}

/** True for a page that its link authorizes; it shows nothing of the application itself. */
export const isLinkPage = (row: RouteRow | undefined): boolean =>
  row?.access === 'link' || (row?.access === 'owner' && row.allowsAnonymous === true);

/**
 * The application that the page shows. A page authorized by a link contains nothing of it.
 * docs/readings.md 105.
 */
export const shownId = ({ startup, matched, row }: Visit): string | undefined =>
  startup.applicationId ?? (isLinkPage(row) || row?.access === 'owner' ? undefined : matched?.id);

/** True for the start page, unless it must show a message. */
export const isStart = ({ matched, startup }: Visit): boolean =>
  matched?.route === 'get-started' &&
  startup.notice === undefined &&
  startup.applicationId === undefined;

async function loadApplication(visit: Visit, deps: Deps): Promise<Loaded> {
  const { store } = deps;
  const { session, support, visitor } = visit;
  const id = shownId(visit);
  const mayLoad = support === undefined || support.view.applicationId === id;
  if (id === undefined || session === undefined || !mayLoad) return {};
  const stored = await store.applications.load(id, session.userId);
  if (stored === undefined) return {};
  const application = viewOf(stored, { ...deps, locale: visitor.locale });
  // Unsaved answers are visible to their author only, so not in a support view.
  if (support !== undefined) return { application };
  const typedAnswers = await store.typedAnswers.of({ id, userId: session.userId });
  return { application, typedAnswers };
}

/**
 * What an owner page may show: the owner's own record, or the inviting business if the link was
 * opened in this browser.
 */
async function loadOwner(visit: Visit, deps: Deps, loaded: Loaded): Promise<Loaded> {
  const { request, session, support, matched: { id = '', ownerId } = {} } = visit;
  if (support !== undefined) return {};
  const token = invitationOf(request, deps);
  if (session === undefined && token === undefined) return {};
  const application = await deps.store.applications.loadForWork(id);
  const person = application?.people.find((one) => one.id === ownerId && one.role === 'owner');
  if (application === undefined || person === undefined) return {};
  const { market, answers } = application;
  if (session !== undefined && person.userId === session.userId) {
    const owner = ownerRecordOf(application, person, deps);
    if (loaded.application !== undefined) return { owner };
    return {
      owner,
      typedAnswers: await deps.store.typedAnswers.of({ id, userId: session.userId }),
    };
  }
  const invited =
    token === undefined || person.userId !== undefined
      ? undefined
      : await deps.store.invitations.load(token);
  if (invited?.applicationId !== id || invited.personId !== ownerId) return {};
  return {
    invitation: {
      businessName: displayNameOf(answers),
      applicantName: personNameOf(answers),
      market,
      namedAs: namedAs(ownerFactsOf(person).answers),
    },
  };
}

/** Data of the order pages, if the user may open them. docs/decisions/0113. */
async function loadOrder(
  visit: Visit,
  deps: Deps,
  { application: shown }: Loaded,
): Promise<Loaded> {
  const { session, matched, visitor, search } = visit;
  if (session === undefined || matched === undefined) return {};
  if (!shown?.openPages.includes(matched.route)) return {};
  const application = await deps.store.applications.load(shown.id, session.userId);
  if (application === undefined) return {};
  return { order: { form: await orderFormOf({ deps, application, visitor }), search } };
}

async function loadAccounts(visit: Visit, { store }: Deps): Promise<Loaded> {
  if (!isStart(visit) || visit.session === undefined) return {};
  return { theirs: await store.accounts.of(visit.session.userId) };
}

/** Who is signed in, for the pages that no application stands for. */
async function loadPerson({ session, support }: Visit, { store }: Deps): Promise<Loaded> {
  if (session === undefined || support !== undefined) return {};
  const named = (await store.accounts.of(session.userId)).find(
    ({ answers }) => personNameOf(answers) !== '',
  );
  return named === undefined
    ? {}
    : {
        person: {
          firstName: answerAt(named.answers, 'applicant.name.firstName'),
          lastName: answerAt(named.answers, 'applicant.name.lastName'),
        },
      };
}
