import { LIMITS } from '@signet/rulebook/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import type { Store } from './store/store.ts';

export const SESSION_COOKIE = '__Host-sid';
/** Readable by scripts and without a secret: only that somebody signed in here. Document 1, section 6. */
export const IDENTITY_COOKIE = 'identity_info';

export type Session = NonNullable<Awaited<ReturnType<Store['sessions']['load']>>> & { token: string };

/** Secure on http://localhost too: browsers treat it as a safe place. decisions.md, section 6, session. */
const bound = { path: '/', secure: true, sameSite: 'lax' } as const;

/** The session of a request, or undefined; the store decides when it has ended. */
export async function sessionOf(request: FastifyRequest, { store }: Pick<Deps, 'store'>): Promise<Session | undefined> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined || !/^[\w-]{20,100}$/.test(token)) return undefined;
  const session = await store.sessions.load(token);
  return session && { ...session, token };
}

/** Hands the browser a session. */
export function giveSession(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...bound, httpOnly: true });
  reply.setCookie(IDENTITY_COOKIE, 'signed-in', { ...bound, maxAge: LIMITS.sessionAbsoluteMs / 1000 });
}

/** Takes the session from the browser. */
export function dropSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { ...bound, httpOnly: true });
  reply.clearCookie(IDENTITY_COOKIE, bound);
}
