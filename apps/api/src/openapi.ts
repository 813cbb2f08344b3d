import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { APPLICATION_ID_PATTERN } from '@signet/rulebook/core/ids';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { CallerKind, EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PERSONA_WEBHOOK_PATH } from './identity/persona-webhook.ts';
import type { Config } from './platform/config/config.ts';
import { LINK_COOKIE, SESSION_COOKIE } from './session/session-cookies.ts';

const problem = {
  description: 'What everything that fails answers',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ description: z.string() })),
  errors: z.array(z.object({ code: z.string(), field: z.string(), message: z.string() })).optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  reference: z.string().optional().describe('the request as the log knows it; none in application.notFound'),
});

type Part = Record<string, unknown>;

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Part {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const header = (name: string, required: boolean, description: string): Part => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

/** What every change must carry besides its body. docs/readings.md 104. */
const FROM_OUR_PAGE: readonly Part[] = [
  header('X-Requested-With', true, 'Always "signet": the request comes from our own page'),
  header('Origin', true, 'An address of ours; any other is 403'),
];

const signedOut = z.object({ done: z.literal(true), next: z.string().optional().describe('where the provider ends its own session') });
const applicationId = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: APPLICATION_ID_PATTERN.source } };

/** Calls that answer no JSON of ours: a stream, a vendor's event, the end of a session. */
const OTHER_PATHS: Readonly<Record<string, Part>> = {
  '/api/v2/applications/{id}/live': {
    get: {
      operationId: 'streamApplicationEvents',
      summary: 'Says "changed" whenever the application has changed; the page then reads it as ever',
      parameters: [applicationId],
      security: [{ session: [] }],
      responses: {
        '200': { description: 'A stream that ends by itself', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        default: problem,
      },
    },
  },
  [PERSONA_WEBHOOK_PATH]: {
    post: {
      operationId: 'receiveInquiryWebhook',
      summary: 'The identity vendor tells that an inquiry moved; its signature authorises it, and nothing of its body is believed',
      parameters: [{ name: 'Persona-Signature', in: 'header', required: true, schema: { type: 'string' } }],
      security: [],
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { '202': { description: 'Taken' }, default: problem },
    },
  },
  '/auth/sign-out': {
    post: {
      operationId: 'signOut',
      summary: 'Ends the session and takes its cookies away',
      parameters: FROM_OUR_PAGE,
      security: [{ session: [] }],
      responses: {
        '200': { description: 'Signed out', content: { 'application/json': { schema: jsonOf(signedOut, 'output') } } },
        default: problem,
      },
    },
  },
};

/** What a caller must show, by who may call. An e-mailed link shows its cookie. docs/readings.md 94. */
const SECURITY: Record<CallerKind, readonly Part[]> = {
  anyone: [],
  user: [{ session: [] }],
  applicant: [{ session: [] }],
  link: [{ link: [] }, { session: [] }],
  reviewer: [],
};

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'What signing in gives: `/auth/start`' },
  link: { type: 'apiKey', in: 'cookie', name: LINK_COOKIE, description: 'What an e-mailed link gives: `openLinkSession`' },
} as const;

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

function parametersOf(row: EndpointRow, method: string): Part[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || !isOptional(part as z.ZodType), // a shape holds schemas
      schema: jsonOf(part as z.ZodType, 'input'), // as above
    }));
  return [
    ...of('path', row.params),
    ...of('query', row.query),
    ...(method === 'GET' ? [] : FROM_OUR_PAGE),
    ...(row.etag === 'write' ? [header('If-Match', true, 'The version that was seen')] : []),
    ...(row.cacheSeconds === undefined ? [] : [header('If-None-Match', false, 'The ETag that was seen: 304 where it still holds')]),
    ...(row.idempotent ? [header('Idempotency-Key', false, 'One key per intent: a repeated send gives the first answer')] : []),
  ];
}

const ETAG = { ETag: { description: 'The version of what is answered', schema: { type: 'string' } } };

/** The answers of a call: what was made or found, what did not change, and what failed. */
function responsesOf(row: EndpointRow): Part {
  const headers = row.etag === undefined && row.cacheSeconds === undefined ? {} : { headers: ETAG };
  const done = { description: 'Done', ...headers, content: { 'application/json': { schema: jsonOf(row.reply, 'output') } } };
  return {
    [String(row.status ?? 200)]: done,
    ...(row.foundStatus === undefined ? {} : { [String(row.foundStatus)]: { ...done, description: 'Found' } }),
    ...(row.cacheSeconds === undefined ? {} : { '304': { description: 'Not changed', ...headers } }),
    default: problem,
  };
}

/** A body is optional where none of its keys is required. */
const bodyOf = (body: z.ZodObject): Part => ({
  required: !body.safeParse({}).success,
  content: { 'application/json': { schema: jsonOf(body, 'input') } },
});

function operationOf(key: EndpointKey): Part {
  const row: EndpointRow = ENDPOINTS[key];
  const [method] = ENDPOINT_PATHS[key];
  return {
    operationId: key,
    summary: row.summary,
    parameters: parametersOf(row, method),
    security: SECURITY[row.who],
    ...(row.body ? { requestBody: bodyOf(row.body) } : {}),
    responses: responsesOf(row),
  };
}

/** The calls as OpenAPI 3.1, made from ENDPOINTS, and the three that are no row of it. */
export function openApiDocument({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const paths: Record<string, Part> = {};
  for (const key of Object.keys(ENDPOINT_PATHS) as EndpointKey[]) {
    // keys of PATHS itself
    if (ENDPOINTS[key].who === 'reviewer') continue; // staff's calls are no part of the product's API
    const [method, path] = ENDPOINT_PATHS[key];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key) };
  }
  for (const [path, operations] of Object.entries(OTHER_PATHS)) paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Merchant onboarding',
      version: '2',
      description: 'Sign-up and onboarding of merchants. Amounts are integer cents; times are ms since 1970.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: jsonOf(problemSchema, 'output') }, securitySchemes: SECURITY_SCHEMES },
  };
}

/** The document at `/api/openapi.json` and a page to read it at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  const document = openApiDocument(config);
  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  await app.register(async (docs) => {
    // The package types know OpenAPI through its own document type; ours is made from the tables.
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
