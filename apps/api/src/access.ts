import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { type CallerKind, type EndpointRow, isClosedToSupport, KEY_CALLERS } from '@signet/rulebook/endpoint-row';
import { isKeyInQuery, PARTNER_KEY_PATTERN } from '@signet/rulebook/partners/partner-access';
import type { FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import type { PartnerCaller } from './partners/key-store.ts';
import { AppError } from './platform/http/problem.ts';
import { idempotencyKeyOf, ifMatchVersion } from './platform/http/read-request.ts';
import type { Reviewer, StoredApplication, StoredPerson } from './platform/store-types.ts';
import type { LinkSession } from './session/link-store.ts';
import {
  callerOf,
  cookieName,
  invitationOf,
  isInSupport,
  linkSessionOf,
  recalledOf,
  type Session,
  sessionOf,
} from './session/session-cookies.ts';
import { supportOf } from './session/support-session.ts';

const BEARER = /^Bearer ([\x21-\x7e]{16,200})$/;

/** `link`: what an e-mailed link opened, where the caller came by one. `usedKey`: their Idempotency-Key was used before, where that was asked. */
export type AccessGrant = {
  /** Where session and application are only remembered: the hashes of the session's token, for the write to prove. */
  unproven?: readonly string[];
  session?: Session;
  application?: StoredApplication;
  link?: LinkSession;
  reviewer?: Reviewer;
  partner?: PartnerCaller;
  /** The owner whose own record it is; `invitation`: the session of the link that they opened, while nobody has accepted it. */
  owner?: StoredPerson;
  invitation?: string;
  usedKey?: boolean;
};

/** Throws 401 without a session. */
function signedIn(session: Session | undefined, { cookies }: FastifyRequest, { config }: Deps): Session {
  if (session === undefined)
    throw new AppError(cookies[cookieName('sid', config)] === undefined ? 'auth.signInRequired' : 'auth.sessionExpired');
  return session;
}

/** A miss is the 404; who misses too often is told to wait, whether the next id were theirs or not. */
async function missed({ userId }: Session, { store }: Deps): Promise<AppError> {
  const refused = await store.requestCounts.count('missedLookup', userId);
  if (refused === undefined) return new AppError('application.notFound');
  return new AppError('request.rateLimited', { seconds: Math.ceil(refused.waitMs / 1000) });
}

/** The application and the other owner that a path names, where there are such. */
async function ownerAsked(
  request: FastifyRequest,
  { store }: Deps,
): Promise<{ application: StoredApplication; owner: StoredPerson } | undefined> {
  const { id = '', ownerId = '' } = request.params as { id?: string; ownerId?: string }; // the route's own parameters
  const application = APPLICATION_ID_PATTERN.test(id) ? await store.applications.loadForWork(id) : undefined;
  const owner = application?.people.find((person) => person.id === ownerId && person.role === 'owner');
  return application && owner && { application, owner };
}

type Check = (request: FastifyRequest, deps: Deps, row: EndpointRow) => Promise<AccessGrant>;

/** One check per caller. Somebody else's application, a missing one and a malformed id are the same 404. docs/readings.md 4 and 94. */
const CALLERS: Record<CallerKind | 'support', Check> = {
  anyone: async (request, deps) => ({ session: await sessionOf(request, deps) }),
  user: async (request, deps) => ({ session: signedIn(await sessionOf(request, deps), request, deps) }),
  applicant: async (request, deps, row) => {
    const { id = '' } = request.params as { id?: string }; // the route's own parameters
    const asked = { applicationId: APPLICATION_ID_PATTERN.test(id) ? id : undefined, key: row.idempotent && idempotencyKeyOf(request) };
    const caller = await callerOf(request, asked, deps);
    const session = signedIn(caller.session, request, deps);
    if (caller.application === undefined) throw await missed(session, deps);
    return { ...caller, session };
  },
  // The link is checked first: it grants less than a session does, and needs no sign-in.
  link: async (request, deps, row) => {
    const { id = '' } = request.params as { id?: string }; // the route's own parameters
    const link = await linkSessionOf(request, deps);
    const application = link?.applicationId === id ? await deps.store.applications.loadForWork(id) : undefined;
    return application === undefined ? CALLERS.applicant(request, deps, row) : { application, link };
  },
  // Whose account is not the owner's gets the same 404 as for an id that there is not.
  owner: async (request, deps) => {
    const session = signedIn(await sessionOf(request, deps), request, deps);
    const found = await ownerAsked(request, deps);
    if (found === undefined || found.owner.userId !== session.userId) throw await missed(session, deps);
    return { ...found, session };
  },
  // A link counts until somebody has accepted it; from then on the account does.
  invitee: async (request, deps, row) => {
    const token = invitationOf(request, deps);
    const invited = token === undefined ? undefined : await deps.store.invitations.load(token);
    const found = invited === undefined ? undefined : await ownerAsked(request, deps);
    const isTheirs = found !== undefined && found.application.id === invited?.applicationId && found.owner.id === invited.personId;
    if (!isTheirs || found.owner.userId !== undefined) return CALLERS.owner(request, deps, row);
    return { ...found, session: await sessionOf(request, deps), invitation: token };
  },
  // Answers the generic 404 without a valid key, so the review API cannot be discovered.
  reviewer: async ({ headers }, { store }) => {
    const key = BEARER.exec(headers.authorization ?? '')?.[1];
    const reviewer = key === undefined ? undefined : await store.reviewers.byKey(key);
    if (reviewer === undefined) throw new AppError('route.notFound');
    return { reviewer };
  },
  partner: async (request, deps, row) => ({ partner: await partnerCallerOf(row, request, deps) }),
  // A reviewer's view: reads that the row allows, of the ticket's application alone, each in its log before it is answered. docs/decisions/0087.
  support: async (request, deps, row) => {
    if (isClosedToSupport(row, request.method)) throw new AppError('support.readOnly');
    if (row.who === 'anyone') return {};
    const support = await supportOf(request, deps);
    if (support === undefined) throw new AppError('auth.sessionExpired');
    const { view, session } = support;
    const { id } = request.params as { id?: string }; // the route's own parameters
    if (row.who !== 'user' && id !== view.applicationId) throw new AppError('application.notFound');
    await deps.store.supportViews.noteRead(view, `${request.method} ${request.routeOptions.url}`);
    if (row.who === 'user') return { session };
    const application = await deps.store.applications.load(view.applicationId, session.userId);
    if (application === undefined) throw new AppError('application.notFound');
    return { session, application };
  },
};

/** Who is calling and which application is theirs; throws 401 or the one 404. A reviewer's view stands in the place of every session of its browser. */
export async function authorise(row: EndpointRow, request: FastifyRequest, deps: Deps): Promise<AccessGrant> {
  const isView = !KEY_CALLERS.includes(row.who) && isInSupport(request, deps.config);
  return CALLERS[isView ? 'support' : row.who](request, deps, row);
}

/** What is remembered for a call that may be answered from it, where it is; throws AppError where the request names no version. */
export function recallAccess(row: EndpointRow, request: FastifyRequest, deps: Deps): AccessGrant | undefined {
  if (row.mayRecall !== true || isInSupport(request, deps.config)) return undefined;
  const { id = '' } = request.params as { id?: string }; // the route's own parameters
  return recalledOf(request, { applicationId: id, version: ifMatchVersion(request) }, deps);
}

/** The partner whose key a call shows; throws AppError where it shows none, shows it in the address, is not good for it or calls too often. */
async function partnerCallerOf(row: EndpointRow, request: FastifyRequest, { store }: Deps): Promise<PartnerCaller> {
  const [path = '', search = ''] = request.url.split('?');
  if (isKeyInQuery(search) || isKeyInQuery(path)) throw new AppError('auth.keyInQuery');
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const call = `${request.method} ${request.routeOptions.url}`;
  const caller = PARTNER_KEY_PATTERN.test(key) ? await store.partnerKeys.byKey(key, call) : undefined;
  if (caller === undefined) throw new AppError('auth.keyInvalid');
  const refused = await store.requestCounts.count('partnerCall', caller.keyId);
  if (refused !== undefined) throw new AppError('request.rateLimited', { seconds: Math.ceil(refused.waitMs / 1_000) });
  if (row.scope !== undefined && !caller.scopes.includes(row.scope)) throw new AppError('auth.scopeMissing', { scope: row.scope });
  return caller;
}
