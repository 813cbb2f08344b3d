import { LIMITS } from '@signet/rulebook/core/limits';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { SESSION_LIMITS } from '@signet/rulebook/session/limits';
import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { isFramed } from '../partners/embed-visit.ts';
import type { PortalHosts } from '../platform/portal-hosts.ts';
import type { LinkSession } from './link-store.ts';
import type { LoadedSession } from './store.ts';

/**
 * Cookies with a secret value. `sid`: a session; `esid`: a session inside a partner's frame
 * (docs/decisions/0093); `link`: the session of a mailed link, for its own calls only
 * (docs/readings.md 105); `invitation`: the same for an owner's invitation (docs/decisions/0063);
 * `startup`: encrypted values of a partner's link (docs/decisions/0081); `support`: a reviewer's
 * read-only view (docs/decisions/0087).
 */
type SecretCookie = 'sid' | 'esid' | 'link' | 'invitation' | 'sign-in' | 'startup' | 'support';

const isHttps = ({ publicUrl }: Pick<PortalHosts, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https:');

/**
 * Binds the cookie to its host, except over plain http (`local` and `ci` only), where WebKit
 * rejects the prefix. docs/readings.md 107.
 */
export const cookieName = (cookie: SecretCookie, hosts: Pick<PortalHosts, 'publicUrl'>): string =>
  isHttps(hosts) ? `__Host-${cookie}` : cookie;

export const cookieRules = (hosts: Pick<PortalHosts, 'publicUrl'>) =>
  ({ path: '/', secure: isHttps(hosts), sameSite: 'lax' }) as const;

const SESSION_COOKIES = ['sid', 'esid'] as const;

/** Readable by scripts and not secret: it only says that somebody signed in here. */
const IDENTITY_COOKIE = 'identity_info';

export type Session = LoadedSession & { token: string };

/** The actor in audit rows. */
export const actorOf = ({ userId }: Session): string => `user:${userId}`;

function tokenIn({ cookies }: FastifyRequest, cookie: string): string | undefined {
  const token = cookies[cookie];
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/**
 * Both sessions can be present when the frame's parent is on our own site; the first live one is
 * used for every call.
 */
export const sessionTokensOf = (
  request: FastifyRequest,
  hosts: Pick<PortalHosts, 'publicUrl'>,
): string[] =>
  SESSION_COOKIES.flatMap((cookie) => tokenIn(request, cookieName(cookie, hosts)) ?? []);

export async function sessionOf(
  request: FastifyRequest,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<Session | undefined> {
  for (const token of sessionTokensOf(request, config)) {
    const session = await store.sessions.load(token);
    if (session !== undefined) return { ...session, token };
  }
  return undefined;
}

/** True for a recent sign-in in this browser, even if its session has ended. */
export const hasSignedInBefore = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[IDENTITY_COOKIE] !== undefined;

type CallerLookup = { applicationId: string | undefined; key: string | undefined };

export async function callerOf(
  request: FastifyRequest,
  lookup: CallerLookup,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<{ session?: Session; application?: StoredApplication; usedKey?: boolean }> {
  for (const token of sessionTokensOf(request, config)) {
    const caller = await store.callers.load({ token, ...lookup });
    if (caller !== undefined) return { ...caller, session: { ...caller.session, token } };
  }
  return {};
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  hosts: PortalHosts,
): void {
  reply.setCookie(cookieName(isFramed(request) ? 'esid' : 'sid', hosts), token, {
    ...cookieRules(hosts),
    httpOnly: true,
  });
  reply.setCookie(IDENTITY_COOKIE, 'signed-in', {
    ...cookieRules(hosts),
    maxAge: LIMITS.sessionAbsoluteMs / 1000,
  });
}

export const setLinkCookie = (
  reply: FastifyReply,
  token: string,
  hosts: PortalHosts,
): FastifyReply =>
  reply.setCookie(cookieName('link', hosts), token, {
    ...cookieRules(hosts),
    sameSite: 'strict',
    httpOnly: true,
    maxAge: TAX_ID_LIMITS.taxLinkSessionMs / 1000,
  });

/** Lax, because the redirect back from sign-in is cross-site and its page needs this cookie. */
export const setInvitationCookie = (
  reply: FastifyReply,
  token: string,
  hosts: PortalHosts,
): FastifyReply =>
  reply.setCookie(cookieName('invitation', hosts), token, {
    ...cookieRules(hosts),
    httpOnly: true,
    maxAge: PEOPLE_LIMITS.invitationSessionMs / 1000,
  });

export const invitationOf = (
  request: FastifyRequest,
  { config }: Pick<Deps, 'config'>,
): string | undefined => tokenIn(request, cookieName('invitation', config));

export const supportTokenOf = (
  request: FastifyRequest,
  hosts: Pick<PortalHosts, 'publicUrl'>,
): string | undefined => tokenIn(request, cookieName('support', hosts));

/**
 * True even after the view has expired: the browser's other sessions are ignored until it is
 * closed.
 */
export const isInSupport = (
  request: FastifyRequest,
  hosts: Pick<PortalHosts, 'publicUrl'>,
): boolean => supportTokenOf(request, hosts) !== undefined;

const supportCookieRules = (hosts: PortalHosts) =>
  ({ ...cookieRules(hosts), sameSite: 'strict', httpOnly: true }) as const;

export const setSupportCookie = (
  reply: FastifyReply,
  token: string,
  hosts: PortalHosts,
): FastifyReply =>
  reply.setCookie(cookieName('support', hosts), token, {
    ...supportCookieRules(hosts),
    maxAge: SESSION_LIMITS.supportSessionMs / 1000,
  });

export const clearSupportCookie = (reply: FastifyReply, hosts: PortalHosts): FastifyReply =>
  reply.clearCookie(cookieName('support', hosts), supportCookieRules(hosts));

export async function linkSessionOf(
  request: FastifyRequest,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<LinkSession | undefined> {
  const token = tokenIn(request, cookieName('link', config));
  return token === undefined ? undefined : store.linkTokens.load(token);
}

export function clearSessionCookie(reply: FastifyReply, hosts: PortalHosts): void {
  for (const cookie of SESSION_COOKIES)
    reply.clearCookie(cookieName(cookie, hosts), { ...cookieRules(hosts), httpOnly: true });
  reply.clearCookie(IDENTITY_COOKIE, cookieRules(hosts));
}
