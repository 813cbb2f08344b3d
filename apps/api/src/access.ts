import type { ErrorCode } from '@signet/rulebook/core/errors';
import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import {
  type CallerKind,
  type EndpointRow,
  isClosedToSupport,
  KEY_CALLERS,
} from '@signet/rulebook/endpoint-row';
import { isKeyInQuery, PARTNER_KEY_PATTERN } from '@signet/rulebook/partners/partner-access';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { StoredApplication, StoredPerson } from './application/stored-application.ts';
import { type ConsoleCaller, consoleCallerOf } from './console/console-caller.ts';
import type { Reviewer } from './decision/new-decision.ts';
import type { Deps } from './deps.ts';
import type { KeyCaller, KeyRefusal, PartnerCaller } from './partners/key-store.ts';
import { bearerOf } from './platform/http/bearer.ts';
import { countCall, tooManyCalls } from './platform/http/call-limit.ts';
import { missedLookup, wrongKey } from './platform/http/missed-lookup.ts';
import { AppError } from './platform/http/problem.ts';
import { idempotencyKeyOf } from './platform/http/read-request.ts';
import type { LinkSession } from './session/link-store.ts';
import {
  callerOf,
  cookieName,
  invitationOf,
  isInSupport,
  linkSessionOf,
  type Session,
  sessionOf,
} from './session/session-cookies.ts';
import { supportOf } from './session/support-session.ts';
import {
  mayCall,
  requireRecentSignIn,
  type StaffCaller,
  staffCallerOf,
} from './staff/staff-caller.ts';

/**
 * `link`: set when an emailed link grants the access. `usedKey`: whether the Idempotency-Key was
 * used before, where that was looked up.
 */
export type AccessGrant = {
  session?: Session;
  application?: StoredApplication;
  link?: LinkSession;
  /** The caller as they are named in decisions and claims. */
  reviewer?: Reviewer;
  staff?: StaffCaller;
  partner?: PartnerCaller;
  /** Of a partner's company, at the console. */
  person?: ConsoleCaller;
  /**
   * The owner record that belongs to the caller. `invitation`: token of the opened invitation link,
   * until the owner accepts it.
   */
  owner?: StoredPerson;
  invitation?: string;
  usedKey?: boolean;
};

function signedIn(
  session: Session | undefined,
  { cookies }: FastifyRequest,
  { config }: Deps,
): Session {
  if (session === undefined)
    throw new AppError(
      cookies[cookieName('sid', config)] === undefined
        ? 'auth.signInRequired'
        : 'auth.sessionExpired',
    );
  return session;
}

const ROUTE_PARAMS = z.object({ id: z.string().optional(), ownerId: z.string().optional() });

/** The ids in the path; before the row's schema is asked, so that a stranger learns nothing. */
const paramsOf = ({ params }: FastifyRequest): z.infer<typeof ROUTE_PARAMS> =>
  ROUTE_PARAMS.parse(params ?? {});

async function ownerAsked(
  request: FastifyRequest,
  { store }: Deps,
): Promise<{ application: StoredApplication; owner: StoredPerson } | undefined> {
  const { id = '', ownerId = '' } = paramsOf(request);
  const application = APPLICATION_ID_PATTERN.test(id)
    ? await store.applications.loadForWork(id)
    : undefined;
  const owner = application?.people.find(
    (person) => person.id === ownerId && person.role === 'owner',
  );
  return application && owner && { application, owner };
}

type Check = (request: FastifyRequest, deps: Deps, row: EndpointRow) => Promise<AccessGrant>;

/**
 * One check per caller kind. Another user's application, an unknown id and a malformed one get the
 * same 404. docs/readings.md 4 and 94.
 */
const CALLERS: Record<CallerKind | 'support', Check> = {
  anyone: async (request, deps) => ({ session: await sessionOf(request, deps) }),
  user: async (request, deps) => ({
    session: signedIn(await sessionOf(request, deps), request, deps),
  }),
  applicant: async (request, deps, row) => {
    const { id = '' } = paramsOf(request);
    const asked = {
      applicationId: APPLICATION_ID_PATTERN.test(id) ? id : undefined,
      key: row.idempotent && idempotencyKeyOf(request),
    };
    const caller = await callerOf(request, asked, deps);
    const session = signedIn(caller.session, request, deps);
    if (caller.application === undefined)
      throw await missedLookup(session.userId, deps.store.requestCounts);
    return { ...caller, session };
  },
  // The link is checked first: it grants less than a session and needs no sign-in.
  link: async (request, deps, row) => {
    const { id = '' } = paramsOf(request);
    const link = await linkSessionOf(request, deps);
    const application =
      link?.applicationId === id ? await deps.store.applications.loadForWork(id) : undefined;
    return application === undefined
      ? CALLERS.applicant(request, deps, row)
      : { application, link };
  },
  // An owner record of another account gets the same 404 as an unknown id.
  owner: async (request, deps) => {
    const session = signedIn(await sessionOf(request, deps), request, deps);
    const found = await ownerAsked(request, deps);
    if (found === undefined || found.owner.userId !== session.userId)
      throw await missedLookup(session.userId, deps.store.requestCounts);
    return { ...found, session };
  },
  // The link grants access only until the invitation is accepted; after that the owner must be
  // signed in.
  invitee: async (request, deps, row) => {
    const token = invitationOf(request, deps);
    const invited = token === undefined ? undefined : await deps.store.invitations.load(token);
    const found = invited === undefined ? undefined : await ownerAsked(request, deps);
    const isTheirs =
      found !== undefined &&
      found.application.id === invited?.applicationId &&
      found.owner.id === invited.personId;
    if (!isTheirs || found.owner.userId !== undefined) return CALLERS.owner(request, deps, row);
    return { ...found, session: await sessionOf(request, deps), invitation: token };
  },
  staff: async (request, deps, row) => {
    const staff = await staffCallerOf(request, deps);
    if (staff.session !== undefined)
      await countCall(deps.store.requestCounts, 'deskCalls', { staff: staff.reviewer.id });
    if (!mayCall(row, staff)) throw new AppError('route.notFound');
    if (row.requiresRecentAuth === true) requireRecentSignIn(staff, deps.clock);
    return { staff, reviewer: staff.reviewer };
  },
  partner: async (request, deps, row) =>
    request.routeOptions.config.isConsole
      ? CALLERS.console(request, deps, row)
      : { partner: await partnerCallerOf(row, request, deps) },
  console: async (request, deps, row) => {
    const person = await consoleCallerOf(request, deps);
    await countCall(deps.store.requestCounts, 'consoleCalls', { person: person.personId });
    if (row.scope !== undefined && !person.scopes.some((scope) => scope === row.scope))
      throw new AppError('route.notFound');
    return { person, partner: person };
  },
  // Support view: only reads that the row allows, only of the ticket's application, each logged
  // before it is answered. docs/decisions/0087.
  support: async (request, deps, row) => {
    if (isClosedToSupport(row, request.method)) throw new AppError('support.readOnly');
    if (row.who === 'anyone') return {};
    const support = await supportOf(request, deps);
    if (support === undefined) throw new AppError('auth.sessionExpired');
    const { view, session } = support;
    const { id } = paramsOf(request);
    if (row.who !== 'user' && id !== view.applicationId) throw new AppError('application.notFound');
    await deps.store.supportViews.noteRead(view, `${request.method} ${request.routeOptions.url}`);
    if (row.who === 'user') return { session };
    const application = await deps.store.applications.load(view.applicationId, session.userId);
    if (application === undefined) throw new AppError('application.notFound');
    return { session, application };
  },
};

/**
 * Authenticates the caller; throws 401 or the uniform 404. A support view overrides every other
 * session of that browser.
 */
export async function authorise(
  row: EndpointRow,
  request: FastifyRequest,
  deps: Deps,
): Promise<AccessGrant> {
  const isView = !KEY_CALLERS.includes(row.who) && isInSupport(request, deps.config);
  return CALLERS[isView ? 'support' : row.who](request, deps, row);
}

const KEY_REFUSALS = {
  expired: 'auth.keyExpired',
  foreign: 'auth.addressNotAllowed',
} as const satisfies Record<KeyRefusal, ErrorCode>;

/** An IPv4 address as people write it, also where the socket names it by IPv6. */
const addressOf = ({ ip }: FastifyRequest): string => ipaddr.process(ip).toString();

async function partnerCallerOf(
  row: EndpointRow,
  request: FastifyRequest,
  { store, sealer }: Deps,
): Promise<KeyCaller> {
  const [path = '', search = ''] = request.url.split('?');
  if (isKeyInQuery(search) || isKeyInQuery(path)) throw new AppError('auth.keyInQuery');
  const key = bearerOf(request);
  if (key === undefined) throw new AppError('auth.keyInvalid');
  const call = `${request.method} ${request.routeOptions.url}`;
  const caller = PARTNER_KEY_PATTERN.test(key)
    ? await store.partnerKeys.byKey(key, { call, address: addressOf(request) })
    : undefined;
  if (caller === undefined || typeof caller === 'string')
    throw await wrongKey(
      sealer.hashToken(request.ip),
      store.requestCounts,
      new AppError(caller === undefined ? 'auth.keyInvalid' : KEY_REFUSALS[caller]),
    );
  const rate = await store.requestCounts.countRate('partnerCall', caller.keyId);
  request.keyRate = rate;
  if (rate.isRefused) throw tooManyCalls({ waitMs: rate.resetMs });
  if (row.scope !== undefined && !caller.scopes.some((held) => held === row.scope))
    throw new AppError('auth.scopeMissing', { scope: row.scope });
  return caller;
}
