import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isFramed } from '../partners/embed-visit.ts';
import type { PortalHosts } from '../platform/portal-hosts.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import type { LinkSession } from './link-store.ts';
import type { LoadedSession } from './store.ts';

/**
 * Cookies that carry something secret. `sid`: a session; `esid`: one of a frame in a partner's page (docs/decisions/0093). `link`: the session of an e-mailed link, valid for its own calls only (docs/readings.md 105); `invitation`: the
 * same of a link that invites an owner (docs/decisions/0063); `startup`: what a partner's link has brought along, sealed (docs/decisions/0081);
 * `support`: the session of a reviewer who looks at somebody's application (docs/decisions/0087).
 */
type SecretCookie = 'sid' | 'esid' | 'link' | 'invitation' | 'sign-in' | 'startup' | 'support';

const isHttps = ({ publicUrl }: Pick<PortalHosts, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** Bound to its host by name; over plain http, which only `local` and `ci` serve, WebKit would refuse that. docs/readings.md 107. */
export const cookieName = (cookie: SecretCookie, hosts: Pick<PortalHosts, 'publicUrl'>): string =>
  isHttps(hosts) ? `__Host-${cookie}` : cookie;

/** What a browser may do with our cookies; Secure wherever the product stands on https. */
export const cookieRules = (hosts: Pick<PortalHosts, 'publicUrl'>) => ({ path: '/', secure: isHttps(hosts), sameSite: 'lax' }) as const;

const SESSION_COOKIES = ['sid', 'esid'] as const;

/** Readable by scripts and without a secret: only that somebody signed in here. */
const IDENTITY_COOKIE = 'identity_info';

export type Session = LoadedSession & { token: string };

/** For the audit row. */
export const actorOf = ({ userId }: Session): string => `user:${userId}`;

/** What the cookie holds, where it can be a token of ours. */
function tokenIn({ cookies }: FastifyRequest, cookie: string): string | undefined {
  const token = cookies[cookie];
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/**
 * The sessions that a request names; where the page around a frame is on our own site, both of them can stand, and the first that lives counts
 * everywhere.
 */
export const sessionTokensOf = (request: FastifyRequest, hosts: Pick<PortalHosts, 'publicUrl'>): string[] =>
  SESSION_COOKIES.flatMap((cookie) => tokenIn(request, cookieName(cookie, hosts)) ?? []);

/** The session of a request, or undefined; the store decides when it has ended. */
export async function sessionOf(request: FastifyRequest, { store, config }: Pick<Deps, 'store' | 'config'>): Promise<Session | undefined> {
  for (const token of sessionTokensOf(request, config)) {
    const session = await store.sessions.load(token);
    if (session !== undefined) return { ...session, token };
  }
  return undefined;
}

/** True where somebody signed in with this browser lately, whether their session lives or not. */
export const hasSignedInBefore = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean => cookies[IDENTITY_COOKIE] !== undefined;

type Asked = { applicationId: string | undefined; key: string | undefined };

/** The session of a request with the application that it asks for, where it is the person's own; one question to the store. */
export async function callerOf(
  request: FastifyRequest,
  asked: Asked,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<{ session?: Session; application?: StoredApplication; usedKey?: boolean }> {
  for (const token of sessionTokensOf(request, config)) {
    const caller = await store.callers.load({ token, ...asked });
    if (caller !== undefined) return { ...caller, session: { ...caller.session, token } };
  }
  return {};
}

/** What the process remembers of the caller's draft in that version. */
export function recalledOf(
  request: FastifyRequest,
  asked: { applicationId: string; version: number },
  { store, config }: Pick<Deps, 'store' | 'config'>,
): { session: Session; application: StoredApplication; unproven: readonly string[] } | undefined {
  const [token] = sessionTokensOf(request, config);
  const draft = token === undefined ? undefined : store.callers.recall({ token, ...asked });
  return draft && token ? { application: draft.application, session: { ...draft.session, token }, unproven: draft.tokenHashes } : undefined;
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string, hosts: PortalHosts): void {
  reply.setCookie(cookieName(isFramed(request) ? 'esid' : 'sid', hosts), token, { ...cookieRules(hosts), httpOnly: true });
  reply.setCookie(IDENTITY_COOKIE, 'signed-in', { ...cookieRules(hosts), maxAge: LIMITS.sessionAbsoluteMs / 1000 });
}

export const setLinkCookie = (reply: FastifyReply, token: string, hosts: PortalHosts): FastifyReply =>
  reply.setCookie(cookieName('link', hosts), token, {
    ...cookieRules(hosts),
    sameSite: 'strict',
    httpOnly: true,
    maxAge: LIMITS.taxLinkSessionMs / 1000,
  });

/** Lax: the way back from signing in comes from another site, and the page that it leads to must say who asks. */
export const setInvitationCookie = (reply: FastifyReply, token: string, hosts: PortalHosts): FastifyReply =>
  reply.setCookie(cookieName('invitation', hosts), token, {
    ...cookieRules(hosts),
    httpOnly: true,
    maxAge: LIMITS.invitationSessionMs / 1000,
  });

/** The session of the invitation that was opened in this browser. */
export const invitationOf = (request: FastifyRequest, { config }: Pick<Deps, 'config'>): string | undefined =>
  tokenIn(request, cookieName('invitation', config));

/** The session of a reviewer's view in this browser. */
export const supportTokenOf = (request: FastifyRequest, hosts: Pick<PortalHosts, 'publicUrl'>): string | undefined =>
  tokenIn(request, cookieName('support', hosts));

/** True while this browser shows a reviewer's view, whether it still lasts or not: its other sessions count for nothing meanwhile. */
export const isInSupport = (request: FastifyRequest, hosts: Pick<PortalHosts, 'publicUrl'>): boolean =>
  supportTokenOf(request, hosts) !== undefined;

const supportCookieRules = (hosts: PortalHosts) => ({ ...cookieRules(hosts), sameSite: 'strict', httpOnly: true }) as const;

export const setSupportCookie = (reply: FastifyReply, token: string, hosts: PortalHosts): FastifyReply =>
  reply.setCookie(cookieName('support', hosts), token, { ...supportCookieRules(hosts), maxAge: LIMITS.supportSessionMs / 1000 });

export const clearSupportCookie = (reply: FastifyReply, hosts: PortalHosts): FastifyReply =>
  reply.clearCookie(cookieName('support', hosts), supportCookieRules(hosts));

/** What this browser's link is good for, or undefined. */
export async function linkSessionOf(
  request: FastifyRequest,
  { store, config }: Pick<Deps, 'store' | 'config'>,
): Promise<LinkSession | undefined> {
  const token = tokenIn(request, cookieName('link', config));
  return token === undefined ? undefined : store.linkTokens.load(token);
}

export function clearSessionCookie(reply: FastifyReply, hosts: PortalHosts): void {
  for (const cookie of SESSION_COOKIES) reply.clearCookie(cookieName(cookie, hosts), { ...cookieRules(hosts), httpOnly: true });
  reply.clearCookie(IDENTITY_COOKIE, cookieRules(hosts));
}
