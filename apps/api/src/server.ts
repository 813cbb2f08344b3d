import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import { IMPORT_TYPES } from '@signet/rulebook/partner-imports';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Deps } from './deps.ts';
import { registerFramedCookies } from './partners/framed-cookies.ts';
import { describeError } from './platform/describe-error.ts';
import { clientErrorHandler } from './platform/http/client-error-handler.ts';
import { graphqlTypeOf, sendGraphqlErrors } from './platform/http/graphql-response.ts';
import { AppError, problemOf, toAppError } from './platform/http/problem.ts';
import { registerVisitor, requestContextOf } from './platform/http/request-context.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerRequestLog } from './platform/log.ts';
import { limitRepeats } from './platform/log-repeats.ts';
import { registerRequestMetrics } from './platform/observe/request-metrics.ts';
import { isPageVisit, sendProblemPage } from './portal-pages/problem-page.ts';

/** Per IP address. Protects the process only; codes and money have limits of their own. */
const requestsPerMinute = 6_000;

/**
 * Room for long URLs: category prediction sends what people type, and each accented letter takes
 * six characters.
 */
const headersMaxBytes = 64 * 1024;
/**
 * Node's own limit: it rejects before the method is known, so even a HEAD would get a body.
 * Browsers and proxies never reach it.
 */
const parsedHeadersMaxBytes = 2 * headersMaxBytes;

/** What the portals' listener and the desk's have in common: limits, logs, headers and errors. */
export async function buildServer(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: deps.config.trustProxy.length > 0 ? deps.config.trustProxy : false,
    bodyLimit: LIMITS.bodyMaxBytes,
    genReqId: () => randomUUID(),
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered during shutdown, then the connection closes.
    return503OnClosing: false,
    requestTimeout: LIMITS.clientTimeoutMs,
    // Node would reply without a body; see the hook below.
    http: { maxHeaderSize: parsedHeadersMaxBytes, requireHostHeader: false },
    clientErrorHandler: clientErrorHandler(deps.config),
    // No length limit on ids: an overlong id must get the same 404 as any other.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: headersMaxBytes },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply, deps),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  // Node answers an unknown Expect header with a bare 417; handling the request normally is better.
  app.server.on(
    'checkExpectation',
    (request, response) => void app.server.emit('request', request, response),
  );
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new AppError('request.malformed');
    if (headBytes(raw) > headersMaxBytes) throw new AppError('request.payloadTooLarge');
  });
  acceptBodies(app);
  await app.register(cookie);
  registerVisitor(app, deps.config);
  registerFramedCookies(app, deps.config);
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000, skipOnError: true });
  await registerSecurityHeaders(app, deps.config);
  registerRequestLog(app);
  registerRequestMetrics(app, deps.metrics);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, deps));
  app.setNotFoundHandler((request, reply) =>
    sendProblem({ statusCode: 404 }, request, reply, deps),
  );
  return app;
}

const headBytes = ({
  url = '',
  rawHeaders,
}: {
  url?: string;
  rawHeaders: readonly string[];
}): number => rawHeaders.reduce((bytes, text) => bytes + text.length, url.length);

/**
 * Accepts JSON, and files of merchants. An empty body counts as no body, and keys that would poison a prototype are
 * rejected. docs/readings.md 115.
 */
function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, String(body), done);
  });
  // The loop refuses these at every call whose row does not name them.
  for (const [type, format] of Object.entries(IMPORT_TYPES))
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) =>
      done(null, { format, text: String(text) }),
    );
}

const mayLogBusy = limitRepeats();

/**
 * A call that met an outage says no more than the one before it; every other failure has a line of
 * its own, by its reference.
 */
function logFailure(
  thrown: unknown,
  { code }: AppError,
  { id, log, routeOptions: { url: route } }: FastifyRequest,
): void {
  const error = describeError(thrown);
  const written = code === 'server.busy' ? mayLogBusy(code, error) : {};
  if (written !== undefined) log.error({ id, route, code, error, ...written }, 'request failed');
}

/** How a key is shown (RFC 6750); sessions have no scheme of HTTP. */
const CHALLENGES: Partial<Record<ErrorCode, (error: AppError) => string>> = {
  'auth.keyInvalid': () => 'Bearer realm="partners"',
  'auth.keyExpired': () => 'Bearer realm="partners", error="invalid_token"',
  'auth.keyInQuery': () => 'Bearer realm="partners", error="invalid_request"',
  'auth.scopeMissing': ({ data: { scope } }) =>
    `Bearer realm="partners", error="insufficient_scope", scope="${scope}"`,
};

function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): FastifyReply {
  const known = toAppError(error);
  // A request with a malformed URL has no decorators.
  const { locale } = requestContextOf(request, deps.config);
  const problem = problemOf(known, { locale, reference: request.id, config: deps.config });

  const challenge = CHALLENGES[known.code]?.(known);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  if (problem.status >= 500) logFailure(error, known, request);
  if (known.code === 'idempotency.inProgress')
    reply.header('retry-after', String(LIMITS.idempotencyRetryAfterSeconds));
  if (problem.status === 503)
    reply.header('retry-after', String(known.data.seconds ?? LIMITS.busyRetryAfterSeconds));
  if (problem.status === 429 && known.data.seconds !== undefined)
    reply.header('retry-after', String(known.data.seconds));
  if (problem.status === 417 && known.data.location !== undefined)
    reply.header('location', String(known.data.location));
  reply.code(problem.status).header('cache-control', 'no-store');
  if (isPageVisit(request)) return sendProblemPage(reply, request, deps.config);
  const graphqlType = request.routeOptions?.config.isGraphql ? graphqlTypeOf(request) : undefined;
  if (graphqlType !== undefined) return sendGraphqlErrors(reply, graphqlType, problem);
  return reply.type('application/problem+json').send(JSON.stringify(problem));
}
