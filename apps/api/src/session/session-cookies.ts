import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import type { LinkSession } from './link-store.ts';
import type { LoadedSession } from './store.ts';

export const SESSION_COOKIE = '__Host-sid';
/** Readable by scripts and without a secret: only that somebody signed in here. */
const IDENTITY_COOKIE = 'identity_info';

export type Session = LoadedSession & { token: string };

/** Session of an e-mailed link; valid for its own calls only. docs/readings.md 105. */
export const LINK_COOKIE = '__Host-link';

/** Secure on http://localhost too: browsers treat it as a safe place. docs/readings.md 104. */
const bound = { path: '/', secure: true, sameSite: 'lax' } as const;

/** What the cookie holds, where it can be a token of ours. */
function tokenIn({ cookies }: FastifyRequest, cookie: string): string | undefined {
  const token = cookies[cookie];
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/** The session of a request, or undefined; the store decides when it has ended. */
export async function sessionOf(request: FastifyRequest, { store }: Pick<Deps, 'store'>): Promise<Session | undefined> {
  const token = tokenIn(request, SESSION_COOKIE);
  const session = token && (await store.sessions.load(token));
  return session && token ? { ...session, token } : undefined;
}

/** True where somebody signed in with this browser lately, whether their session lives or not. */
export const hasSignedInBefore = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean => cookies[IDENTITY_COOKIE] !== undefined;

type Asked = { applicationId: string | undefined; key: string | undefined };

/** The session of a request with the application that it asks for, where it is the person's own; one question to the store. */
export async function callerOf(
  request: FastifyRequest,
  asked: Asked,
  { store }: Pick<Deps, 'store'>,
): Promise<{ session?: Session; application?: StoredApplication; usedKey?: boolean }> {
  const token = tokenIn(request, SESSION_COOKIE);
  const caller = token && (await store.callers.load({ token, ...asked }));
  return caller && token ? { ...caller, session: { ...caller.session, token } } : {};
}

/** What the process remembers of the caller's draft in that version. */
export function recalledOf(
  request: FastifyRequest,
  asked: { applicationId: string; version: number },
  { store }: Pick<Deps, 'store'>,
): { session: Session; application: StoredApplication; unproven: readonly string[] } | undefined {
  const token = tokenIn(request, SESSION_COOKIE);
  const draft = token === undefined ? undefined : store.callers.recall({ token, ...asked });
  return draft && token ? { application: draft.application, session: { ...draft.session, token }, unproven: draft.tokenHashes } : undefined;
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...bound, httpOnly: true });
  reply.setCookie(IDENTITY_COOKIE, 'signed-in', { ...bound, maxAge: LIMITS.sessionAbsoluteMs / 1000 });
}

export const setLinkCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(LINK_COOKIE, token, { ...bound, sameSite: 'strict', httpOnly: true, maxAge: LIMITS.taxLinkSessionMs / 1000 });

/** What this browser's link is good for, or undefined. */
export async function linkSessionOf(request: FastifyRequest, { store }: Pick<Deps, 'store'>): Promise<LinkSession | undefined> {
  const token = tokenIn(request, LINK_COOKIE);
  return token === undefined ? undefined : store.linkTokens.load(token);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { ...bound, httpOnly: true });
  reply.clearCookie(IDENTITY_COOKIE, bound);
}
