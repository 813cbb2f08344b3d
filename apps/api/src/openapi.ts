import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ENDPOINTS, type EndpointRow } from '@signet/rulebook/endpoints/endpoints';
import { type EndpointKey, PATHS } from '@signet/rulebook/endpoints/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from './config.ts';

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
  reference: z.string(),
});

type Part = Record<string, unknown>;

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Part {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(row: EndpointRow, method: string): Part[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || !(part as z.ZodType).safeParse(undefined).success, // a shape holds schemas
      schema: jsonOf(part as z.ZodType, 'input'), // as above
    }));
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...of('path', row.params),
    ...of('query', row.query),
    ...(method === 'GET' ? [] : [header('X-Requested-With', true, 'Always "signet": the request comes from our own page')]),
    ...(row.etag === 'write' ? [header('If-Match', true, 'The version that was seen')] : []),
    ...(row.idempotent ? [header('Idempotency-Key', false, 'One key per intent: a repeated send gives the first answer')] : []),
  ];
}

function operationOf(key: EndpointKey): Part {
  const row: EndpointRow = ENDPOINTS[key];
  const [method] = PATHS[key];
  return {
    operationId: key,
    summary: row.summary,
    parameters: parametersOf(row, method),
    security: row.who === 'anyone' ? [] : [{ session: [] }],
    ...(row.body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonOf(row.body, 'input') } } } } : {}),
    responses: {
      [String(row.status ?? 200)]: { description: 'Done', content: { 'application/json': { schema: jsonOf(row.reply, 'output') } } },
      default: problem,
    },
  };
}

/** The calls as OpenAPI 3.1, made from ENDPOINTS. decisions.md, section 7. */
export function openApiDocument({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const paths: Record<string, Part> = {};
  for (const key of Object.keys(PATHS) as EndpointKey[]) {
    // keys of PATHS itself
    const [method, path] = PATHS[key];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Merchant onboarding',
      version: '2',
      description: 'Sign-up and onboarding of merchants. Amounts are integer cents; times are ms since 1970.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: jsonOf(problemSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
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
