import { validateField } from '@signet/rulebook/core/field';
import { LIMITS } from '@signet/rulebook/core/limits';
import { FIELDS } from '@signet/rulebook/fields';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { referralOfPath } from '@signet/rulebook/routes';
import { startPath } from '@signet/rulebook/visit-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { allowFraming } from '../partners/embed-visit.ts';
import { requireSameOrigin } from '../platform/http/read-request.ts';
import { originOfPortal, type PortalHosts } from '../platform/portal-hosts.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { SIGN_IN_REFUSALS, SignInError } from './port.ts';
import { safeReturnPath } from './return-path.ts';
import {
  clearSessionCookie,
  cookieName,
  cookieRules,
  sessionOf,
  sessionTokensOf,
  setSessionCookie,
} from './session-cookies.ts';
import { signInErrorPage } from './sign-in-error-page.ts';
import { SUPPORT_PATH } from './support-pages.ts';
import { endSupport } from './support-session.ts';

/**
 * The portal stores the draft's email here right before leaving, so nobody types it twice. It is
 * read once, cleared, and sent to the provider server-side, so that it appears in no URL, history
 * or log.
 */
const HINT_COOKIE = 'sign_in_hint';
/**
 * `state.referral`. The state binds the callback to the browser that started, so that one from
 * another sign-in is useless here. Outlives the state, so that whoever took too long still finds
 * the brand of the referral they came from.
 */
const stateCookie = (hosts: PortalHosts) => ({
  ...cookieRules(hosts),
  httpOnly: true,
  maxAge: LIMITS.sessionIdleMs / 1000,
});

function startedIn(
  request: FastifyRequest,
  config: Deps['config'],
): { state?: string; referralUrlId?: string } {
  const [state, named] = (request.cookies[cookieName('sign-in', config)] ?? '').split('.');
  return { state, referralUrlId: knownReferral(named, request, config) };
}

/**
 * The referral that somebody signed out of: the provider leads back to one registered address,
 * which is nobody's brand.
 */
const LEFT_COOKIE = 'signed_out_of';
const leftMs = 10 * 60_000;

const knownReferral = (
  named: string | undefined,
  { visitor: { portal } }: FastifyRequest,
  { partners }: Deps['config'],
): string | undefined =>
  named !== undefined && named !== '' && partners.isKnown({ portal, referralUrlId: named })
    ? named
    : undefined;

/** The referral whose start page stands in place of the root, once, after signing out. */
export function takeReferralLeft(
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<Deps, 'config'>,
): string | undefined {
  const named = request.cookies[LEFT_COOKIE];
  if (named === undefined) return undefined;
  reply.clearCookie(LEFT_COOKIE, { ...cookieRules(config), httpOnly: true });
  return knownReferral(named, request, config);
}

/**
 * `fresh`: the same user re-authenticates; `other`: switches accounts, so no email is suggested.
 */
type Start = { Querystring: { path?: string | string[]; fresh?: string; other?: string } };
type Callback = { Querystring: { state?: string | string[] } };
type SignOut = { Body: { path?: unknown } | null };

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Routes for sign-in, callback and sign-out. docs/readings.md 104. */
export function registerSignIn(app: FastifyInstance, deps: Deps): void {
  app.get<Start>('/auth/start', (request, reply) => start(request, reply, deps));
  app.get<Callback>('/auth/callback', (request, reply) => finish(request, reply, deps));
  app.post<SignOut>(
    '/auth/sign-out',
    { onRequest: async (request) => requireSameOrigin(request, deps.config.portalOrigins) },
    (request, reply) => signOut(request, reply, deps),
  );
}

function hintOf(request: FastifyRequest): string | undefined {
  const validated = validateField(FIELDS.email, request.cookies[HINT_COOKIE] ?? '', {
    market: 'US',
    today: '2000-01-01',
    issued: ISSUED_RANGES,
  }); // the email rules use none of these
  return 'value' in validated ? validated.value : undefined;
}

async function start(
  request: FastifyRequest<Start>,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  const { portal, locale } = request.visitor;
  const path = safeReturnPath(single(request.query.path));
  const referralUrlId = knownReferral(referralOfPath(path), request, deps.config);
  const isOther = request.query.other === '1';
  const reauthenticate = isOther || request.query.fresh === '1';
  const known = reauthenticate ? (await sessionOf(request, deps))?.emailAddress : hintOf(request);
  const emailAddress = isOther ? undefined : known;
  reply.clearCookie(HINT_COOKIE, { path: '/auth' });
  try {
    const redirectUri = `${originOfPortal(portal, deps.config)}/auth/callback`;
    const { url, ...kept } = await deps.providers.signIn.begin({
      redirectUri,
      locale,
      reauthenticate,
      emailAddress,
      referralUrlId,
    });
    const rateLimit = await deps.store.signIns.begin({
      ...kept,
      path,
      portal,
      reauthenticate,
      ip: request.ip,
    });
    if (rateLimit !== undefined) return sendTooMany(rateLimit.waitMs, path, request, reply, deps);
    const started = referralUrlId === undefined ? kept.state : `${kept.state}.${referralUrlId}`;
    return reply
      .setCookie(cookieName('sign-in', deps.config), started, stateCookie(deps.config))
      .redirect(url, 303);
  } catch (error) {
    return sendBroken(error, path, request, reply, deps);
  }
}

async function finish(
  request: FastifyRequest<Callback>,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  const state = single(request.query.state);
  const started = startedIn(request, deps.config);
  const kept =
    state !== undefined && started.state === state
      ? await deps.store.signIns.take(state)
      : undefined;
  reply.clearCookie(cookieName('sign-in', deps.config), stateCookie(deps.config));
  if (state === undefined || kept === undefined)
    return sendBroken(
      new SignInError('stateUnknown'),
      startPath(started.referralUrlId),
      request,
      reply,
      deps,
    );
  const path = safeReturnPath(kept.path); // validated again at use. docs/readings.md 108.
  await endSupport(request, reply, deps); // signing in ends a support view
  try {
    const url = new URL(request.url, originOfPortal(kept.portal, deps.config));
    const now = deps.clock.now();
    // A new proof, since this sign-in began.
    const maxAgeMs = kept.reauthenticate ? Math.max(0, now - kept.createdAt) : LIMITS.recentAuthMs;
    const { authenticatedAgoMs, ...person } = await deps.providers.signIn.finish({
      url,
      kept: { ...kept, state },
      maxAgeMs,
    });
    const { id: userId } = await deps.store.users.findOrCreate(person);
    // Every sign-in gets a new session. docs/readings.md 107.
    for (const before of sessionTokensOf(request, deps.config))
      await deps.store.sessions.end(before);
    const { token } = await deps.store.sessions.create({
      userId,
      authenticatedAt: now - authenticatedAgoMs,
    });
    setSessionCookie(request, reply, token, deps.config);
    return reply.redirect(path, 303);
  } catch (error) {
    return sendBroken(error, path, request, reply, deps);
  }
}

async function signOut(
  request: FastifyRequest<SignOut>,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  if (await endSupport(request, reply, deps)) return { done: true, next: SUPPORT_PATH };
  for (const token of sessionTokensOf(request, deps.config)) await deps.store.sessions.end(token);
  clearSessionCookie(reply, deps.config);
  const { portal } = request.visitor;
  const left = typeof request.body?.path === 'string' ? request.body.path : '/';
  const referralUrlId = knownReferral(referralOfPath(safeReturnPath(left)), request, deps.config);
  if (referralUrlId !== undefined)
    reply.setCookie(LEFT_COOKIE, referralUrlId, {
      ...cookieRules(deps.config),
      httpOnly: true,
      maxAge: leftMs / 1000,
    });
  // On a shared computer the provider's session must end too, so the page goes to its logout where
  // there is one.
  const next = await deps.providers.signIn
    .endUrl(`${originOfPortal(portal, deps.config)}/`)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderDown)) throw error;
      request.log.warn({ vendor: 'oidc', why: error.message }, 'vendor down');
      return undefined; // our own session has ended anyway
    });
  return { done: true, next };
}

function sendTooMany(
  waitMs: number,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): FastifyReply {
  const { html, policyWith } = signInErrorPage(
    'tooMany',
    { ...request.visitor, path },
    deps.config,
  );
  return reply
    .code(429)
    .header('retry-after', String(Math.ceil(waitMs / 1000)))
    .header('content-security-policy', policyWith(allowFraming(request, reply, deps.config)))
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendBroken(
  error: unknown,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): FastifyReply {
  if (!(error instanceof SignInError) && !(error instanceof ProviderDown)) throw error;
  const what = error instanceof SignInError ? SIGN_IN_REFUSALS[error.reason] : 'down';
  if (error instanceof SignInError)
    request.log.warn(
      { why: error.reason, clockAheadSeconds: error.clockAheadSeconds },
      'sign-in refused',
    );
  else request.log.warn({ vendor: 'oidc', why: error.message }, 'vendor down');
  if (what === 'down') reply.header('retry-after', String(LIMITS.busyRetryAfterSeconds));
  const { html, policyWith } = signInErrorPage(what, { ...request.visitor, path }, deps.config);
  return reply
    .code(what === 'down' ? 503 : 400)
    .header('content-security-policy', policyWith(allowFraming(request, reply, deps.config)))
    .type('text/html; charset=utf-8')
    .send(html);
}
