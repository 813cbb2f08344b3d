import { createHash } from 'node:crypto';
import { callLimitOf } from '@signet/rulebook/call-limits';
import { CONSOLE_PARTNER_CALLS } from '@signet/rulebook/console-calls';
import type { FormContext } from '@signet/rulebook/core/form';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { isRecord, numberAt, textAt } from '@signet/rulebook/core/records';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { type EndpointRow, isRefusedWhenClosed } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, endpointRow } from '@signet/rulebook/endpoints';
import { marketOfCurrency } from '@signet/rulebook/reference/locales';
import { STEP_UP_GUARDS } from '@signet/rulebook/step-up-guards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AccessGrant, authorise } from './access.ts';
import { formContextOf, stepConflict } from './application/facts.ts';
import type { StoredApplication } from './application/stored-application.ts';
import type { Deps } from './deps.ts';
import type { Call, Handler } from './handler.ts';
import { HANDLERS } from './handlers.ts';
import { callerIdOf } from './partners/key-store.ts';
import { countCall } from './platform/http/call-limit.ts';
import { compressed, isHeld, sendCompressed } from './platform/http/compression.ts';
import { hasBody, isJsonType, mediaTypeOf } from './platform/http/content-type.ts';
import { refuseForeignRead } from './platform/http/foreign-read.ts';
import { graphqlTypeOf } from './platform/http/graphql-response.ts';
import { type HttpResponse, runIdempotent } from './platform/http/idempotency.ts';
import type { IdempotentCall } from './platform/http/idempotent-call.ts';
import { requestFingerprint } from './platform/http/keep-key.ts';
import { missedLookup } from './platform/http/missed-lookup.ts';
import { AppError } from './platform/http/problem.ts';
import {
  enterOlderCall,
  idempotencyKeyOf,
  ifMatchVersion,
  readRequest,
  refuseTestQuery,
  requireRecentAuth,
  requireSameOrigin,
  type ValidatedBody,
  validateBody,
  validationContextOf,
} from './platform/http/read-request.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import type { RequestRate } from './platform/http/request-count-store.ts';
import { replayResponse } from './replay-response.ts';
import { isInSupport } from './session/session-cookies.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const;

type AnyCall = Call<EndpointKey>;
type AnyHandler = (call: AnyCall) => ReturnType<Handler<EndpointKey>>;

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** `origins`: of the pages that may write. */
type Listener = { origins: () => readonly string[]; isDesk?: true; isConsole?: true };

const isAtDesk = (key: EndpointKey): boolean => ENDPOINTS[key].who === 'staff';

const isAtConsole = (key: EndpointKey): boolean =>
  ENDPOINTS[key].who === 'console' || CONSOLE_PARTNER_CALLS.some((call) => call === key);

/** Every call but the console's own, for the portals' listener; staff calls answer automation keys only. */
export function registerEndpoints(app: FastifyInstance, deps: Deps): void {
  const listener = { origins: () => deps.config.portalOrigins };
  const keys = keysOf(ENDPOINTS).filter((key) => ENDPOINTS[key].who !== 'console');
  registerCalls(app, deps, listener, keys);
  registerUnknownStepUp(app, deps);
}

/** The calls of staff, for the desk's own listener. docs/decisions/0222. */
export const registerStaffEndpoints = (app: FastifyInstance, deps: Deps, origin: string): void =>
  registerCalls(
    app,
    deps,
    { origins: () => [origin], isDesk: true },
    keysOf(ENDPOINTS).filter(isAtDesk),
  );

/** The calls of partners' people, for the console's own listener. docs/decisions/0302. */
export const registerConsoleEndpoints = (app: FastifyInstance, deps: Deps, origin: string): void =>
  registerCalls(
    app,
    deps,
    { origins: () => [origin], isConsole: true },
    keysOf(ENDPOINTS).filter(isAtConsole),
  );

function registerCalls(
  app: FastifyInstance,
  deps: Deps,
  listener: Listener,
  keys: readonly EndpointKey[],
): void {
  for (const key of keys) registerEndpoint(app, deps, listener, key);
  const paths = new Map<string, string[]>();
  for (const [method, path] of keys.map((key) => ENDPOINT_PATHS[key]))
    paths.set(path, [...(paths.get(path) ?? []), method]);
  for (const [path, known] of paths) {
    const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    app.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url: routePath(path),
      handler: async (_request, reply) => {
        reply.header('allow', allow);
        throw new AppError('request.methodNotAllowed');
      },
    });
    // Without headers of CORS, so that no foreign page may call what this names.
    app.options(routePath(path), async (_request, reply) =>
      reply.header('allow', allow).code(204).send(),
    );
  }
}

const isTypeName = /^[\w-]{1,40}$/;

/** Answers an unknown step-up type with an error that includes the type. docs/readings.md 93. */
function registerUnknownStepUp(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { id: string; type: string } }>(
    '/api/v2/applications/:id/step-ups/:type',
    async (request) => {
      requireSameOrigin(request, deps.config.portalOrigins);
      await authorise({ ...ENDPOINTS.getApplication }, request, deps);
      const { type } = request.params;
      throw isTypeName.test(type)
        ? new AppError('stepUp.unsupported', { type })
        : new AppError('request.malformed');
    },
  );
}

function registerEndpoint(
  app: FastifyInstance,
  deps: Deps,
  { origins, isDesk, isConsole }: Listener,
  key: EndpointKey,
): void {
  const row = endpointRow(key);
  const [method, path] = ENDPOINT_PATHS[key];
  app.route({
    method,
    url: routePath(path),
    bodyLimit: row.bodyMaxBytes ?? LIMITS.bodyMaxBytes,
    // Writes that need no sign-in are rate-limited per address.
    config: {
      endpoint: key,
      isDesk,
      isConsole,
      isGraphql: row.isGraphql === true,
      ...(row.who === 'anyone' && method !== 'GET'
        ? {
            rateLimit: {
              max: row.callsPerMinute ?? LIMITS.anonymousWritesPerMinute,
              timeWindow: 60_000,
            },
          }
        : {}),
    },
    onRequest: async (request, reply) => {
      if (row.anyOrigin)
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin');
      if (row.older) enterOlderCall(request, reply, deps.config);
      if (method === 'GET')
        return callLimitOf(row.limit) === undefined ? undefined : refuseForeignRead(request);
      // A partner's server carries no cookies, so no CSRF; its people's browsers do.
      if (row.who !== 'partner' || isConsole) requireSameOrigin(request, origins(), row);
      const type = request.headers['content-type'];
      const isKnown = isJsonType(type) || Object.hasOwn(row.bodyTypes ?? {}, mediaTypeOf(type));
      if (hasBody(request.headers) && !isKnown) throw new AppError('request.unsupportedMediaType');
    },
    onSend: async ({ keyRate }, reply) => {
      if (keyRate !== undefined) reply.headers(rateHeaders(keyRate));
    },
    handler: async (request, reply) => answer(key, row, request, reply, deps),
  });
}

/** The key's own limit, where the server would name that of its address. */
const rateHeaders = ({ max, left, resetMs }: RequestRate): Record<string, number> => ({
  'x-ratelimit-limit': max,
  'x-ratelimit-remaining': left,
  'x-ratelimit-reset': Math.ceil(resetMs / 1_000),
});

async function answer(
  key: EndpointKey,
  row: EndpointRow,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<unknown> {
  const granted = await authorise(row, request, deps);
  const { session, application, link, owner, invitation, reviewer, staff, partner, usedKey } =
    granted;
  const closed =
    row.requiresOpenStepUp && application && !STEP_UP_GUARDS[row.requiresOpenStepUp](application)
      ? application
      : undefined;
  if (application?.closedAt !== undefined && isRefusedWhenClosed(row, request.method))
    throw new AppError('account.closed');
  const { body, query, params } = readUnlessClosed(row, request, closed);
  refuseTestQuery(row, query, deps.config);
  const validated =
    isSkip(query) || closed !== undefined
      ? NOTHING
      : validate(row, body, request, application, deps);
  requireRecentAuth(row, { session, paths: Object.keys(validated.secrets) }, deps);
  const version = row.etag === 'write' ? ifMatchVersion(request, application?.version) : undefined;
  const keyedBy = keyOwner(
    row,
    { session, link, reviewer, partner, params, body, ip: request.ip },
    deps,
  );
  const once = row.idempotent && onceOf(key, request, keyedBy, { body, query }, deps);
  const onReplay = () => reply.header('idempotency-replayed', 'true');
  const isNew = row.idempotent === 'atomic' && usedKey === false;
  const handler = HANDLERS[key] as AnyHandler; // the table loop: each row's types match its handler
  const call = {
    deps,
    params,
    query,
    body,
    ...validated,
    session,
    application,
    link,
    owner,
    invitation,
    reviewer,
    staff,
    partner,
    person: granted.person,
    browser: { request, reply },
    get visitor() {
      return request.visitor;
    },
    version,
    once,
  } as AnyCall;
  const done = await runIdempotent(
    deps.store.idempotency,
    { once: row.idempotent === 'natural' ? undefined : once, isNew, onReplay },
    async () => {
      // A key that was used before has already replayed its first reply.
      if (closed !== undefined) throw stepConflict(closed);
      await countByRow(row, { session, application, partner, reviewer, ip: request.ip }, deps);
      return answerOf(row, await runHandler(handler, call, deps));
    },
    async (id) => answerOf(row, await replayResponse(key, id, call)),
  );
  if (partner !== undefined && request.method === 'GET')
    return sendUnlessHeld(request, reply, done, row.replyType);
  if (row.cacheSeconds === undefined || isInSupport(request, deps.config))
    return send(reply, row, done);
  return sendCached(request, reply, row.cacheSeconds, done);
}

type Counted = Pick<AccessGrant, 'session' | 'application' | 'partner' | 'reviewer'> & {
  ip: string;
};

/** Counts a call that really runs: a replayed reply or an invalid body costs nothing. */
async function countByRow(
  { limit }: EndpointRow,
  { session, application, partner, reviewer, ip }: Counted,
  { store, sealer }: Deps,
): Promise<void> {
  const id = callLimitOf(limit);
  if (id === undefined) return;
  await countCall(store.requestCounts, id, {
    person: session?.userId,
    application: application?.id,
    address: sealer.hashToken(ip),
    partnerKey: partner && callerIdOf(partner),
    staff: reviewer?.id,
  });
}

/**
 * An id that a handler does not find counts as a miss of its caller, like one that access refuses.
 */
async function runHandler(
  handler: AnyHandler,
  call: AnyCall,
  { store, metrics }: Deps,
): Promise<unknown> {
  try {
    return await handler(call);
  } catch (error) {
    const { session, staff } = call as { session?: { userId: string }; staff?: object }; // of any row that needs one
    if (
      staff !== undefined &&
      error instanceof AppError &&
      error.code === 'application.versionConflict'
    )
      metrics.count('signet_desk_conflicts_total', {});
    const isMiss =
      error instanceof AppError && error.code === 'application.notFound' && session !== undefined;
    throw isMiss ? await missedLookup(session.userId, store.requestCounts) : error;
  }
}

function answerOf(row: EndpointRow, answered: unknown): HttpResponse {
  const reply = row.reply.parse(answered);
  // These rows reply with the view.
  const isFound = row.foundStatus !== undefined && isRecord(reply) && reply.resumed === true;
  return { status: (isFound ? row.foundStatus : row.status) ?? 200, reply };
}

const NOTHING: ValidatedBody = { answers: {}, secrets: {} };

/**
 * When the step-up is closed, the body is not validated: the call answers 409 whatever it contains.
 */
function readUnlessClosed(
  row: EndpointRow,
  request: FastifyRequest,
  closed: StoredApplication | undefined,
): ReturnType<typeof readRequest> {
  try {
    return readRequest(row, request);
  } catch (error) {
    throw closed === undefined ? error : stepConflict(closed);
  }
}

/** A skipped step-up has nothing to validate. docs/readings.md 1. */
const isSkip = (query: unknown): boolean => textAt(query, 'skip') === 'true';

function validate(
  row: EndpointRow,
  body: unknown,
  request: FastifyRequest,
  application: StoredApplication | undefined,
  deps: Deps,
): ValidatedBody {
  if (row.validates === undefined) return NOTHING;
  const context = application
    ? formContextOf(application)
    : contextOfVisitor(body, request.visitor, deps);
  return validateBody(row.validates, body, validationContextOf(context, deps), application);
}

/** Market and flags by what the body says of the application to be made, else by the visitor. */
function contextOfVisitor(
  body: unknown,
  { market, portal, referralUrlId }: RequestContext,
  { flags }: Deps,
): FormContext {
  const application = isRecord(body) ? body.application : undefined;
  return {
    market: marketOfCurrency(textAt(application, 'currency') ?? '') ?? market,
    flags: flags.of({
      portal,
      referralUrlId: textAt(application, 'referralUrlId') ?? referralUrlId,
    }),
  };
}

type Keyed = Pick<AccessGrant, 'session' | 'link' | 'reviewer' | 'partner'> & {
  params: unknown;
  body: unknown;
  ip: string;
};

/**
 * Owner of an Idempotency-Key: a secret in the request itself, else the user or their link, else
 * the IP address.
 */
function keyOwner(
  { keyOwner: shown }: EndpointRow,
  { session, link, reviewer, partner, params, body, ip }: Keyed,
  { sealer }: Deps,
): string {
  type Parts = Parameters<NonNullable<EndpointRow['keyOwner']>>[0];
  const what = shown?.({ params, body } as Parts); // parsed by the row's schemas
  if (what !== undefined) return `shown:${sealer.hashToken(what)}`;
  if (reviewer !== undefined) return `reviewer:${reviewer.id}`;
  if (partner !== undefined) return `partner:${partner.partnerId}`;
  if (session !== undefined) return session.userId;
  return link === undefined ? `visitor:${sealer.hashToken(ip)}` : `link:${link.applicationId}`;
}

function onceOf(
  key: EndpointKey,
  request: FastifyRequest,
  userId: string,
  sent: object,
  { sealer }: Pick<Deps, 'sealer'>,
): IdempotentCall | undefined {
  const call = { userId, route: `${key} ${request.url.split('?')[0]}`, body: JSON.stringify(sent) };
  const row = endpointRow(key);
  const sentKey = idempotencyKeyOf(request);
  if (sentKey !== undefined) return { ...call, key: sentKey, keepMs: row.keyKeptMs };
  // Without a key, identical simultaneous calls share one reply; a moment later the same request
  // runs again.
  return row.sharesAnswer
    ? {
        ...call,
        key: `same:${requestFingerprint({ ...call, key: '' }, sealer)}`,
        keepMs: LIMITS.sameCallMs,
      }
    : undefined;
}

function send(
  reply: FastifyReply,
  row: EndpointRow,
  { status, reply: body }: HttpResponse,
): unknown {
  const application = isRecord(body) ? body.application : undefined;
  const seen = numberAt(body, 'version') ?? numberAt(application, 'version');
  if (row.etag !== undefined && seen !== undefined) reply.header('etag', `"${seen}"`);
  reply.code(status);
  const graphqlType = row.isGraphql ? graphqlTypeOf(reply.request) : undefined;
  if (graphqlType !== undefined) reply.type(`${graphqlType}; charset=utf-8`);
  return body;
}

/** Weak, because each encoding has other bytes. */
const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** What a partner's server reads again and again is sent only where it has changed. */
function sendUnlessHeld(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reply: body }: HttpResponse,
  type = 'application/json',
): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const etag = etagOf(text);
  reply.header('etag', etag);
  if (isHeld(request, etag)) return reply.code(304).send();
  return reply.code(status).type(`${type}; charset=utf-8`).send(text);
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
  { status, reply: body }: HttpResponse,
): Promise<unknown> {
  const text = JSON.stringify(body);
  const etag = etagOf(text);
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', 'accept-language, cookie');
  if (isHeld(request, etag)) return reply.code(304).send();
  reply.code(status).type('application/json; charset=utf-8');
  return sendCompressed(request, reply, compressed(Buffer.from(text), 'fast'));
}
