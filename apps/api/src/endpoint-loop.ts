import { ENDPOINTS, type EndpointRow } from '@signet/rulebook/endpoints/endpoints';
import { type EndpointKey, PATHS } from '@signet/rulebook/endpoints/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { grantedTo, refuseForeign, refuseStale } from './access.ts';
import { type Answer, answerOnce } from './answer-once.ts';
import type { Deps } from './deps.ts';
import { askedContextOf } from './facts.ts';
import { answerAgain } from './handlers/answer-again.ts';
import type { Call, Handler } from './handlers/handler.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { type Judgement, judgeBody } from './judge-body.ts';
import { AppError } from './problem.ts';
import { readRequest, versionSeen } from './read-request.ts';
import { giveLink } from './session.ts';
import type { Once, StoredApplication } from './store/store.ts';
import { issuedRanges, type Visitor, visitorOf } from './visitor.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const isJson = /^application\/json\s*(;\s*charset="?utf-8"?)?\s*$/i;
const isKey = /^[\x21-\x7e]{1,200}$/;

type AnyCall = Call<EndpointKey>;
type AnyHandler = (call: AnyCall) => ReturnType<Handler<EndpointKey>>;

/** The path as the router writes it: `{id}` is `:id`. */
const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Registers every call of ENDPOINTS; any other method on one of its paths is 405. Document 1, section 7. */
export function registerEndpoints(app: FastifyInstance, deps: Deps): void {
  for (const key of Object.keys(ENDPOINTS) as EndpointKey[]) registerEndpoint(app, deps, key); // keys of ENDPOINTS itself
  registerUnknownStepUp(app, deps);
  const paths = new Map<string, string[]>();
  for (const [method, path] of Object.values(PATHS)) paths.set(path, [...(paths.get(path) ?? []), method]);
  for (const [path, known] of paths) {
    app.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url: routePath(path),
      handler: async (_request, reply) => {
        reply.header('allow', known.join(', '));
        throw new AppError('request.method');
      },
    });
  }
}

const isTypeName = /^[\w-]{1,40}$/;

/** A step that no row knows, asked for by its owner: told by its name. Documents 1 and 2, section 8, Unsupported step-up. */
function registerUnknownStepUp(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { id: string; type: string } }>('/api/v2/applications/:id/step-ups/:type', async (request) => {
    refuseForeign(request, deps.config);
    await grantedTo({ ...ENDPOINTS.getApplication }, request, deps);
    const { type } = request.params;
    throw isTypeName.test(type) ? new AppError('stepUp.unsupported', { type }) : new AppError('request.malformed');
  });
}

function registerEndpoint(app: FastifyInstance, deps: Deps, key: EndpointKey): void {
  const row: EndpointRow = ENDPOINTS[key];
  const [method, path] = PATHS[key];
  app.route({
    method,
    url: routePath(path),
    onRequest: async (request) => {
      if (method === 'GET') return;
      refuseForeign(request, deps.config);
      if (!isJson.test(request.headers['content-type'] ?? '')) throw new AppError('request.mediaType');
    },
    handler: async (request, reply) => answer(key, row, request, reply, deps),
  });
}

async function answer(key: EndpointKey, row: EndpointRow, request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<unknown> {
  const visitor = visitorOf(request, deps.config);
  const { session, application, link } = await grantedTo(row, request, deps);
  const { body, query, params } = readRequest(row, request);
  const judged = isSkip(query) ? NOTHING : judge(row, body, visitor, application, deps);
  refuseStale(row, { session, paths: Object.keys(judged.secrets) }, deps);
  const version = row.etag === 'write' ? versionSeen(request) : undefined;
  const once =
    row.idempotent && (session ?? link)
      ? onceOf(key, request, session?.userId ?? `link:${link?.applicationId}`, { body, query })
      : undefined;
  const handler = HANDLERS[key] as AnyHandler; // the loop that runs a table: each row's types meet in its handler
  const call = {
    deps,
    params,
    query,
    body,
    ...judged,
    session,
    application,
    link,
    giveLink: (token: string) => void giveLink(reply, token),
    visitor,
    version,
    once,
  } as AnyCall;
  const status = row.status ?? 200;
  const done = await answerOnce(
    deps.store,
    once,
    async () => ({ status, reply: row.reply.parse(await handler(call)) }),
    async (id) => ({ status, reply: row.reply.parse(await answerAgain(key, id, call)) }),
  );
  return send(reply, row, done);
}

const NOTHING: Judgement = { answers: {}, secrets: {} };

/** A step that is left for its replacement has nothing to judge. decisions.md, row 11. */
const isSkip = (query: unknown): boolean => (query as { skip?: string } | undefined)?.skip === 'true'; // parsed by the row's schema

function judge(row: EndpointRow, body: unknown, visitor: Visitor, application: StoredApplication | undefined, deps: Deps): Judgement {
  if (row.judges === undefined) return NOTHING;
  const context = application ? askedContextOf(application) : { market: marketOf(body, visitor), flags: deps.flags.of(visitor.portal) };
  const today = deps.clock.today(context.market);
  return judgeBody(row.judges, body, { ...context, today, issued: issuedRanges(deps.config) }, application);
}

/** A new application's market: of the currency it names, else of the visitor. */
function marketOf(body: unknown, visitor: Visitor): Visitor['market'] {
  const { application } = (body ?? {}) as { application?: { currency?: string } }; // parsed by the row's schema
  return application?.currency === 'CAD' ? 'CA' : application?.currency === 'USD' ? 'US' : visitor.market;
}

function onceOf(key: EndpointKey, request: FastifyRequest, userId: string, sent: object): Once | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !isKey.test(header)) throw new AppError('request.malformed');
  return { key: header, userId, route: `${key} ${request.url.split('?')[0]}`, body: JSON.stringify(sent) };
}

function send(reply: FastifyReply, row: EndpointRow, { status, reply: body }: Answer): unknown {
  const { version, application } = body as { version?: number; application?: { version: number } }; // two shapes of the reply schemas
  const seen = version ?? application?.version;
  if (row.etag !== undefined && seen !== undefined) reply.header('etag', `"${seen}"`);
  reply.code(status);
  return body;
}
