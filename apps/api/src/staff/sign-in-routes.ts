import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendOnward } from '../platform/http/send-onward.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { SignInError } from '../session/port.ts';
import { safeReturnPath } from '../session/return-path.ts';
import { deskCookies } from './desk-cookies.ts';
import { judgeSignIn, type StaffRefusal } from './judge-sign-in.ts';

type Desk = NonNullable<Deps['config']['desk']>;
type Refused = StaffRefusal | 'brokenOff' | 'unavailable';

/** `fresh`: the same person proves again who they are, as after the desk locked. */
type Start = { Querystring: { path?: string | string[]; fresh?: string } };
type Callback = { Querystring: { state?: string | string[] } };

/** People of two providers may share a subject. */
export const subjectAt = ({ provider }: Pick<Desk, 'provider'>, subject: string): string =>
  `${provider.issuer} ${subject}`;

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Sign-in of staff at the company's provider. docs/decisions/0222. */
export function registerStaffSignIn(app: FastifyInstance, deps: Deps, desk: Desk): void {
  // Each start writes a row before anybody has proven anything.
  const max = LIMITS.signInStartsPerMinute * deps.config.limitFactor;
  const config = { rateLimit: { max, timeWindow: 60_000 } };
  app.get<Start>('/auth/start', { config }, (request, reply) => start(request, reply, deps, desk));
  app.get<Callback>('/auth/callback', (request, reply) => finish(request, reply, deps, desk));
}

async function start(
  { query, log }: FastifyRequest<Start>,
  reply: FastifyReply,
  { providers, store, config }: Deps,
  desk: Desk,
): Promise<unknown> {
  try {
    const { url, ...kept } = await providers.staffSignIn.begin({
      redirectUri: `${desk.url}/auth/callback`,
      reauthenticate: query.fresh === '1',
    });
    await store.staffSessions.beginSignIn({ ...kept, path: safeReturnPath(single(query.path)) });
    return deskCookies(config).setSignIn(reply, kept.state).redirect(url, 303);
  } catch (error) {
    return refuse(reply, log, error);
  }
}

async function finish(
  request: FastifyRequest<Callback>,
  reply: FastifyReply,
  deps: Deps,
  desk: Desk,
): Promise<unknown> {
  const { store, providers, clock, config } = deps;
  const cookies = deskCookies(config);
  const state = single(request.query.state);
  const started = cookies.takeSignIn(request, reply);
  try {
    const kept =
      state !== undefined && started === state
        ? await store.staffSessions.takeSignIn(state)
        : undefined;
    if (state === undefined || kept === undefined) throw new SignInError('stateUnknown');
    const url = new URL(request.url, desk.url);
    const claims = await providers.staffSignIn.finish({ url, kept: { ...kept, state } });
    const judged = judgeSignIn(claims, desk.rules);
    if ('refused' in judged) {
      request.log.warn({ why: judged.refused }, 'sign-in at the desk refused');
      await store.staffSessions.refuse({
        subject: subjectAt(desk, claims.subject),
        why: judged.refused,
      });
      return sendRefused(reply, judged.refused);
    }
    const before = cookies.tokenOf(request);
    if (before !== undefined) await store.staffSessions.end(before, 'signedInAgain');
    const { subject, name, email, refreshToken, sid } = claims;
    const { token, staffId } = await store.staffSessions.enter({
      ...{ subject: subjectAt(desk, subject), name, email, refreshToken, sid },
      roles: judged.roles,
      authenticatedAt: clock.now() - claims.authenticatedAgoMs,
    });
    request.log.info({ staff: staffId, roles: judged.roles }, 'signed in at the desk');
    cookies.setToken(reply, token);
    cookies.setLanguage(reply, claims.locale);
    return sendOnward(reply, safeReturnPath(kept.path));
  } catch (error) {
    return refuse(reply, request.log, error);
  }
}

function refuse(reply: FastifyReply, log: FastifyRequest['log'], error: unknown): FastifyReply {
  if (error instanceof SignInError) {
    log.warn({ why: error.reason }, 'sign-in at the desk refused');
    return sendRefused(reply, 'brokenOff');
  }
  if (!(error instanceof ProviderDown)) throw error;
  log.warn({ vendor: 'staff-oidc', why: error.message }, 'vendor down');
  return sendRefused(reply, 'unavailable');
}

const sendRefused = (reply: FastifyReply, refused: Refused): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`/sign-in?refused=${refused}`, 303);
