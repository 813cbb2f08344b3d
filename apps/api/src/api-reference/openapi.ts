import { readFileSync } from 'node:fs';
import { applicationView } from '@signet/rulebook/application-view';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { APPLICATION_ID_PATTERN, OWNER_ID_PATTERN } from '@signet/rulebook/core/ids';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { errorsOf } from '@signet/rulebook/endpoint-errors';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { CallerKind, EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, endpointRow } from '@signet/rulebook/endpoints';
import { PARTNER_SCOPES } from '@signet/rulebook/partners/partner-access';
import {
  PARTNER_EVENT_TYPES,
  PARTNER_EVENTS,
  partnerEventBody,
} from '@signet/rulebook/partners/partner-events';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import { AppError, problemOf } from '../platform/http/problem.ts';
import { cookieName } from '../session/session-cookies.ts';
import { VENDOR_WEBHOOKS } from '../vendor-webhooks.ts';
import { TAGS, type TagName, tagOf } from './tags.ts';

type Part = Record<string, unknown>;

/** A recorded request with its reply; written by tools/docs/record-examples.ts. */
type Example = { params?: Part; query?: Part; body?: Part; reply: Part };

export const EXAMPLES = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
) as Readonly<Partial<Record<EndpointKey, Example>>>; // validated by the test

const exampleOf = (value: unknown): Part => (value === undefined ? {} : { example: value });

const requestExample = (key: EndpointKey): Part => exampleOf(EXAMPLES[key]?.body);
const replyExample = (key: EndpointKey): Part => exampleOf(EXAMPLES[key]?.reply);

const parameterExample = (key: EndpointKey, place: 'path' | 'query', name: string): Part =>
  exampleOf((place === 'path' ? EXAMPLES[key]?.params : EXAMPLES[key]?.query)?.[name]);

const problemSchema = z.object({
  type: z.string().describe('the page of this reference about the code: cause and remedy'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional().describe('for developers, in English: the cause'),
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ description: z.string() })),
  errors: z
    .array(
      z.object({
        code: z.string(),
        field: z.string(),
        message: z.string(),
        detail: z.string().optional().describe('how the value doesn’t fit the schema'),
        kind: z
          .literal('confirm')
          .optional()
          .describe(
            'the value is only unlikely: send it again, repeated at the same path below `confirmed`, and it is taken',
          ),
        offer: z.string().optional().describe('what was probably meant'),
      }),
    )
    .optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  reference: z
    .string()
    .optional()
    .describe('the request as the log knows it; none in application.notFound'),
});

/**
 * Replies shared by many calls, emitted once: the renderer dereferences every copy before it draws
 * anything.
 */
const SHARED_REPLIES = new Map<unknown, string>([[applicationView, 'Application']]);

/**
 * Converts a schema to JSON Schema 2020-12, which OpenAPI 3.1 accepts as is; nested shared schemas
 * become references.
 */
function jsonOf(schema: z.ZodType, io: 'input' | 'output', isWhole = false): Part {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const name = SHARED_REPLIES.get(zodSchema);
      if (name === undefined || (isWhole && path.length === 0)) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return rest;
}

const header = (name: string, required: boolean, description: string, example: string): Part => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
  example,
});

/** Headers required for every state-changing call. docs/readings.md 104. */
const fromOurPage = (publicUrl: string): readonly Part[] => [
  header(
    'X-Requested-With',
    true,
    'Always `signet`: the request comes from a page of ours',
    'signet',
  ),
  header('Origin', true, 'An address of ours; any other is 403', publicUrl),
];

const signedOut = z.object({
  done: z.literal(true),
  next: z.string().optional().describe('where the provider ends its own session'),
});
const ownerId = {
  name: 'ownerId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: OWNER_ID_PATTERN.source },
};
const applicationId = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: APPLICATION_ID_PATTERN.source },
};

type OtherCall = {
  path: string;
  method: 'get' | 'post';
  tag: TagName;
  errors: readonly ErrorCode[];
  of: (publicUrl: string) => Part;
};

const ANY_CALL = [
  'request.malformed',
  'request.payloadTooLarge',
  'request.rateLimited',
  'server.busy',
] as const;

const OTHER_CALLS: readonly OtherCall[] = [
  {
    path: '/api/v2/applications/{id}/live',
    method: 'get',
    tag: 'Application',
    errors: [...ANY_CALL, 'auth.signInRequired', 'application.notFound'],
    of: () => ({
      operationId: 'streamApplicationEvents',
      summary:
        'Says "changed" whenever the application has changed; the page then reads it as ever',
      parameters: [applicationId],
      security: [{ session: [] }],
      responses: {
        '200': {
          description: 'A stream that ends by itself',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
      },
    }),
  },
  {
    path: '/api/v2/applications/{id}/owners/{ownerId}/live',
    method: 'get',
    tag: 'Owners',
    errors: [...ANY_CALL, 'auth.signInRequired', 'application.notFound'],
    of: () => ({
      operationId: 'streamOwnerEvents',
      summary: 'The same for an owner who was invited, who then reads their own record',
      parameters: [applicationId, ownerId],
      security: [{ session: [] }],
      responses: {
        '200': {
          description: 'A stream that ends by itself',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
      },
    }),
  },
  ...VENDOR_WEBHOOKS.map(
    ({ path, signedIn, operationId, summary, errors }): OtherCall => ({
      path,
      method: 'post',
      tag: 'Webhooks',
      errors: [...ANY_CALL, 'webhook.invalidSignature', ...errors],
      of: () => ({
        operationId,
        summary,
        parameters: [{ name: signedIn, in: 'header', required: true, schema: { type: 'string' } }],
        security: [],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        responses: { '202': { description: 'Taken' } },
      }),
    }),
  ),
  {
    path: '/auth/sign-out',
    method: 'post',
    tag: 'Session',
    errors: [
      ...ANY_CALL,
      'auth.signInRequired',
      'request.crossOrigin',
      'request.unsupportedMediaType',
    ],
    of: (publicUrl) => ({
      operationId: 'signOut',
      summary: 'Ends the session and takes its cookies away',
      parameters: fromOurPage(publicUrl),
      security: [{ session: [] }],
      responses: {
        '200': {
          description: 'Signed out',
          content: {
            'application/json': { schema: jsonOf(signedOut, 'output'), example: { done: true } },
          },
        },
      },
    }),
  },
];

/**
 * Credentials by caller kind; null for staff calls, which the public reference leaves out.
 * docs/readings.md 94.
 */
const SECURITY: Record<CallerKind, readonly Part[] | null> = {
  anyone: [],
  user: [{ session: [] }],
  applicant: [{ session: [] }],
  link: [{ link: [] }, { session: [] }],
  owner: [{ session: [] }],
  invitee: [{ invitation: [] }, { session: [] }],
  staff: null,
  partner: [{ partnerKey: [] }],
};

/** Cookie names of this deployment, so that the quickstart can be pasted unchanged. */
const securitySchemes = (hosts: { publicUrl: string }) => ({
  partnerKey: {
    type: 'http',
    scheme: 'bearer',
    description: `A key of a partner’s server, never sent by a page. Scopes: ${Object.entries(
      PARTNER_SCOPES,
    )
      .map(([scope, { what }]) => `\`${scope}\`, ${what}`)
      .join('; ')}`,
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('sid', hosts),
    description:
      'Opened by signing in at `/auth/start?path=/` (OpenID Connect); lasts 2 hours after the last call, 12 hours at most',
  },
  link: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('link', hosts),
    description: 'Opened by `openLinkSession` with the token of an e-mailed link',
  },
  invitation: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('invitation', hosts),
    description: 'Opened by `openInvitation` with the token of a link that invites an owner',
  },
});

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

function parametersOf(key: EndpointKey, row: EndpointRow, publicUrl: string): Part[] {
  const [method] = ENDPOINT_PATHS[key];
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || !isOptional(part as z.ZodType), // a shape contains schemas
      schema: jsonOf(part as z.ZodType, 'input'), // as above
      ...parameterExample(key, place, name),
    }));
  return [
    ...of('path', row.params),
    ...of('query', row.query),
    ...(method === 'GET' || row.who === 'partner' ? [] : fromOurPage(publicUrl)),
    ...(row.etag === 'write' ? [header('If-Match', true, 'The version that was seen', '"3"')] : []),
    ...(row.cacheSeconds === undefined
      ? []
      : [
          header(
            'If-None-Match',
            false,
            'The ETag that was seen: 304 where it still holds',
            '"abc"',
          ),
        ]),
    ...(row.idempotent
      ? [
          header(
            'Idempotency-Key',
            false,
            'One key per intent: a repeated send gives the first answer',
            '0b1f6c1e-7d7c-4f5e-9f0e-3a6f3f5a9b11',
          ),
        ]
      : []),
  ];
}

export const errorsOfCall = (key: EndpointKey): readonly ErrorCode[] =>
  errorsOf(ENDPOINTS[key], ENDPOINT_PATHS[key][0]);

const ETAG = {
  ETag: { description: 'The version of what is answered', schema: { type: 'string' } },
};

function errorResponsesOf(codes: readonly ErrorCode[]): Part {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort(
    (one, other) => one - other,
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => ERRORS[code].status === status);
      return [
        String(status),
        {
          description: here.map((code) => `\`${code}\``).join(', '),
          content: {
            'application/problem+json': {
              schema: { $ref: '#/components/schemas/Problem' },
              examples: Object.fromEntries(
                here.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
              ),
            },
          },
        },
      ];
    }),
  );
}

function responsesOf(key: EndpointKey, row: EndpointRow): Part {
  const headers = row.etag === undefined && row.cacheSeconds === undefined ? {} : { headers: ETAG };
  const done = {
    description: 'Done',
    ...headers,
    content: { 'application/json': { schema: jsonOf(row.reply, 'output'), ...replyExample(key) } },
  };
  return {
    [String(row.status ?? 200)]: done,
    ...(row.foundStatus === undefined
      ? {}
      : { [String(row.foundStatus)]: { ...done, description: 'Found' } }),
    ...(row.cacheSeconds === undefined
      ? {}
      : { '304': { description: 'Not changed', ...headers } }),
    ...errorResponsesOf(errorsOfCall(key)),
  };
}

const bodyOf = (key: EndpointKey, body: NonNullable<EndpointRow['body']>): Part => ({
  required: !body.safeParse({}).success,
  content: { 'application/json': { schema: jsonOf(body, 'input'), ...requestExample(key) } },
});

function operationOf(key: EndpointKey, security: readonly Part[], publicUrl: string): Part {
  const row = endpointRow(key);
  return {
    operationId: key,
    summary: row.summary,
    tags: [tagOf(key)],
    parameters: parametersOf(key, row, publicUrl),
    security,
    ...(row.body ? { requestBody: bodyOf(key, row.body) } : {}),
    responses: responsesOf(key, row),
  };
}

function problemExamples(codes: readonly ErrorCode[], config: { publicUrl: string }): Part {
  const reference = '7c0a4b1e-93d2-4a55-8a0e-5f1f2c8f6a10';
  return Object.fromEntries(
    codes.map((code) => {
      const problem = problemOf(new AppError(code), {
        locale: FALLBACK_LOCALE,
        reference,
        config,
      });
      return [code, { summary: problem.title, value: problem }];
    }),
  );
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Webhooks that a partner's server receives. docs/decisions/0097. */
function partnerWebhooks(): Record<string, Part> {
  const headers = [
    header('webhook-id', true, 'The event; the same at every try', 'evt_Zp1…'),
    header('webhook-timestamp', true, 'When it was sent, in seconds', '1795440630'),
    header(
      'webhook-signature',
      true,
      '`v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64; one for each secret',
      'v1,K5oZ…',
    ),
  ];
  return Object.fromEntries(
    PARTNER_EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          operationId: type,
          summary: PARTNER_EVENTS[type].what,
          tags: ['Partners'],
          parameters: headers,
          security: [],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonOf(partnerEventBody(type), 'output') } },
          },
          responses: {
            '204': { description: 'Taken; anything else than 2xx is tried again for three days' },
            '400': { description: 'Whatever is no 2xx counts as not taken' },
          },
        },
      },
    ]),
  );
}

/**
 * The OpenAPI 3.1 document, generated from ENDPOINTS and OTHER_CALLS. Calls of our staff are left
 * out.
 */
export function openApiDocument({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const paths: Record<string, Part> = {};
  const codes = new Set<ErrorCode>();
  for (const key of keysOf(ENDPOINT_PATHS)) {
    // keys of PATHS itself
    const security = SECURITY[ENDPOINTS[key].who];
    if (security === null) continue;
    const [method, path] = ENDPOINT_PATHS[key];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, security, publicUrl) };
    for (const code of errorsOfCall(key)) codes.add(code);
  }
  for (const { path, method, tag, errors, of } of OTHER_CALLS) {
    const operation = of(publicUrl);
    const responses = { ...(operation.responses as Part), ...errorResponsesOf(errors) }; // the table above
    paths[path] = { ...paths[path], [method]: { ...operation, tags: [tag], responses } };
    for (const code of errors) codes.add(code);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Merchant onboarding',
      version: '2',
      description: `${read('introduction.md')}\n${read('quickstart.md')}`,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: partnerWebhooks(),
    components: {
      schemas: {
        Problem: jsonOf(problemSchema, 'output'),
        Application: jsonOf(applicationView, 'output', true),
      },
      examples: problemExamples([...codes].sort(), { publicUrl }),
      securitySchemes: securitySchemes({ publicUrl }),
    },
  };
}
