import { readFileSync } from 'node:fs';
import { applicationView } from '@signet/rulebook/application-view';
import { callLimitOf } from '@signet/rulebook/call-limits';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { APPLICATION_ID_PATTERN, OWNER_ID_PATTERN } from '@signet/rulebook/core/ids';
import { isKeyOf, keysOf } from '@signet/rulebook/core/keys-of';
import { isRecord } from '@signet/rulebook/core/records';
import { errorsOf } from '@signet/rulebook/endpoint-errors';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import {
  applicationIdParams,
  type CallerKind,
  type EndpointRow,
} from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, endpointRow } from '@signet/rulebook/endpoints';
import { PARTNER_SCOPES } from '@signet/rulebook/partners/partner-access';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import { AppError, problemOf } from '../platform/http/problem.ts';
import { cookieName } from '../session/session-cookies.ts';
import { VENDOR_WEBHOOKS } from '../vendor-webhooks.ts';
import { namedSchemas } from './named-schemas.ts';
import { partnerWebhooks } from './partner-webhooks.ts';
import { problemSchema } from './problem-schema.ts';
import { requestBodyOf } from './request-body.ts';
import { sharedParts } from './shared-parts.ts';
import { TAGS, type TagName, tagOf } from './tags.ts';

type Part = Record<string, unknown>;

const part = z.record(z.string(), z.unknown());
/** A recorded request with its reply; written by tools/docs/record-examples.ts. */
const example = z.object({
  params: part.optional(),
  query: part.optional(),
  /** A patch is a list. */
  body: z.union([part, z.array(z.unknown())]).optional(),
  /** A file is a text. */
  reply: z.union([part, z.string()]),
});

/** By the call's key; a test compares them with the schemas of the calls. */
export const EXAMPLES: Readonly<Partial<Record<string, z.infer<typeof example>>>> = z
  .record(z.string(), example)
  .parse(JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')));

const exampleOf = (value: unknown): Part => (value === undefined ? {} : { example: value });

const replyExample = (key: EndpointKey): Part => exampleOf(EXAMPLES[key]?.reply);

function parameterExample(
  key: EndpointKey,
  place: 'path' | 'query',
  name: string,
  isText: boolean,
): Part {
  const sent = (place === 'path' ? EXAMPLES[key]?.params : EXAMPLES[key]?.query)?.[name];
  return exampleOf(typeof sent === 'string' && !isText ? JSON.parse(sent) : sent);
}

type Schemas = ReturnType<typeof namedSchemas>;
type Kit = {
  publicUrl: string;
  jsonOf: Schemas['jsonOf'];
  share: ReturnType<typeof sharedParts>['share'];
};

const header = (
  { share }: Kit,
  [name, required, description, more]: readonly [string, boolean, string, Part],
): Part =>
  share('parameters', name, {
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
    ...more,
  });

/** Headers required for every state-changing call. docs/readings.md 104. */
const fromOurPage = (kit: Kit): readonly Part[] => [
  header(kit, [
    'X-Requested-With',
    true,
    'Always `signet`: the request comes from a page of ours',
    { example: 'signet' },
  ]),
  header(kit, ['Origin', true, 'An address of ours; any other is 403', { example: kit.publicUrl }]),
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
  operationId: string;
  path: string;
  method: 'get' | 'post';
  tag: TagName;
  errors: readonly ErrorCode[];
  of: (kit: Kit) => Part;
};

/** Answers of every call. */
export const ANY_CALL = [
  'server.error',
  'request.malformed',
  'request.payloadTooLarge',
  'request.rateLimited',
  'server.busy',
] as const;

const OTHER_CALLS: readonly OtherCall[] = [
  {
    operationId: 'streamApplicationEvents',
    path: '/api/v2/applications/{id}/live',
    method: 'get',
    tag: 'Application',
    errors: [...ANY_CALL, 'auth.signInRequired', 'application.notFound'],
    of: () => ({
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
    operationId: 'streamOwnerEvents',
    path: '/api/v2/applications/{id}/owners/{ownerId}/live',
    method: 'get',
    tag: 'Owners',
    errors: [...ANY_CALL, 'auth.signInRequired', 'application.notFound'],
    of: () => ({
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
      operationId,
      path,
      method: 'post',
      tag: 'Webhooks',
      errors: [...ANY_CALL, 'webhook.invalidSignature', ...errors],
      of: () => ({
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
    operationId: 'signOut',
    path: '/auth/sign-out',
    method: 'post',
    tag: 'Session',
    errors: [
      ...ANY_CALL,
      'auth.signInRequired',
      'request.crossOrigin',
      'request.unsupportedMediaType',
    ],
    of: (kit) => ({
      summary: 'Ends the session and takes its cookies away',
      parameters: fromOurPage(kit),
      security: [{ session: [] }],
      responses: {
        '200': {
          description: 'Signed out',
          content: {
            'application/json': {
              schema: kit.jsonOf(signedOut, 'output'),
              example: { done: true },
            },
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
  console: null,
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

const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

function parametersOf(key: EndpointKey, row: EndpointRow, kit: Kit): Part[] {
  const [method] = ENDPOINT_PATHS[key];
  // A query is described as what its text stands for: a number with its bounds, not the digits.
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, part]) => {
      const { description, ...json } = kit.jsonOf(part, 'output');
      const parameter = {
        name,
        in: place,
        ...(description === undefined ? {} : { description }),
        required: place === 'path' || !isOptional(part),
        schema: json,
      };
      const example = parameterExample(key, place, name, json.type === 'string');
      return part === applicationIdParams.shape.id
        ? kit.share('parameters', 'applicationId', parameter)
        : { ...parameter, ...example };
    });
  return [
    ...of('path', row.params),
    ...of('query', row.query),
    ...(method === 'GET' || row.who === 'partner' ? [] : fromOurPage(kit)),
    ...(row.etag === 'write'
      ? [header(kit, ['If-Match', true, 'The version that was seen', { example: '"3"' }])]
      : []),
    ...(isConditional(key, row)
      ? [
          header(kit, [
            'If-None-Match',
            false,
            'The ETag that was seen: 304 where it still holds',
            { example: '"abc"' },
          ]),
        ]
      : []),
    ...(row.idempotent
      ? [
          // Without an example: pages to try calls would send the same key again and again.
          header(kit, [
            'Idempotency-Key',
            false,
            'One key per intent, best a UUID: a repeated send gives the first answer',
            {},
          ]),
        ]
      : []),
  ];
}

/** True for reads that answer 304 to a tag that still holds. */
const isConditional = (key: EndpointKey, { who, cacheSeconds }: EndpointRow): boolean =>
  cacheSeconds !== undefined || (who === 'partner' && ENDPOINT_PATHS[key][0] === 'GET');

export const errorsOfCall = (key: EndpointKey): readonly ErrorCode[] =>
  errorsOf(ENDPOINTS[key], ENDPOINT_PATHS[key][0]);

/** What a published call can fail with, by its operation's id. */
export const errorsOfOperation = (id: string): readonly ErrorCode[] =>
  isKeyOf(ENDPOINT_PATHS, id)
    ? errorsOfCall(id)
    : (OTHER_CALLS.find(({ operationId }) => operationId === id)?.errors ?? []);

/** Headers of replies: what each says, and of which type it is. */
const REPLY_HEADERS = {
  ETag: { description: 'The version of what is answered', type: 'string' },
  'Idempotency-Replayed': {
    description: '`true` on a reply that was given before to the same key',
    type: 'string',
  },
  'X-RateLimit-Limit': { description: 'Calls of the key in a window', type: 'integer' },
  'X-RateLimit-Remaining': { description: 'Calls of the key that are left in it', type: 'integer' },
  'X-RateLimit-Reset': { description: 'Seconds until the next window', type: 'integer' },
  'Retry-After': { description: 'Seconds to wait before the next try', type: 'integer' },
  'WWW-Authenticate': { description: 'How to show a key', type: 'string' },
} as const;
type ReplyHeader = keyof typeof REPLY_HEADERS;

const RATE_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

const headersOf = (names: readonly ReplyHeader[], { share }: Kit): Part =>
  names.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          names.map((name) => {
            const { description, type } = REPLY_HEADERS[name];
            return [name, share('headers', name, { description, schema: { type } })];
          }),
        ),
      };

const RETRIED: readonly ErrorCode[] = [
  'request.rateLimited',
  'request.retryInMinutes',
  'request.retryInHours',
  'server.busy',
  'idempotency.inProgress',
];

function errorResponsesOf(codes: readonly ErrorCode[], kit: Kit): Part {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort(
    (one, other) => one - other,
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => ERRORS[code].status === status).sort();
      const response = {
        description: here.map((code) => `\`${code}\``).join(', '),
        ...headersOf(
          [
            ...(here.some((code) => RETRIED.includes(code)) ? (['Retry-After'] as const) : []),
            ...(here.includes('auth.keyInvalid') ? (['WWW-Authenticate'] as const) : []),
          ],
          kit,
        ),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      };
      const [only = ''] = here;
      // Short, because it is referred to a thousand times.
      const name = here.length === 1 ? only : `e${status}`;
      return [String(status), kit.share('responses', name, response)];
    }),
  );
}

/**
 * The whole application stands in many answers, with or without something else: its example stands
 * once, at the calls that answer nothing else.
 */
function examplesOf(key: EndpointKey, { reply }: EndpointRow): Part {
  const inside = reply instanceof z.ZodObject ? reply.shape.application : undefined;
  if (reply === applicationView)
    return { examples: { application: { $ref: '#/components/examples/application' } } };
  return inside === applicationView ? {} : replyExample(key);
}

const replyContent = (key: EndpointKey, row: EndpointRow, kit: Kit): Part => ({
  [row.replyType ?? 'application/json']: {
    schema: kit.jsonOf(row.reply, 'output'),
    ...examplesOf(key, row),
  },
});

function responsesOf(key: EndpointKey, row: EndpointRow, kit: Kit): Part {
  const etag = row.etag !== undefined || isConditional(key, row) ? (['ETag'] as const) : [];
  const headers = headersOf(
    [
      ...etag,
      ...(row.idempotent && row.idempotent !== 'natural'
        ? (['Idempotency-Replayed'] as const)
        : []),
      ...(row.who === 'partner' ? RATE_HEADERS : []),
    ],
    kit,
  );
  const done = { description: 'Done', ...headers, content: replyContent(key, row, kit) };
  return {
    [String(row.status ?? 200)]: done,
    ...(row.foundStatus === undefined
      ? {}
      : { [String(row.foundStatus)]: { ...done, description: 'Found' } }),
    ...(isConditional(key, row)
      ? {
          '304': kit.share('responses', 'NotChanged', {
            description: 'Not changed',
            ...headersOf(etag, kit),
          }),
        }
      : {}),
    ...errorResponsesOf(errorsOfCall(key), kit),
  };
}

const CALLER: Record<Exclude<CallerKind, 'staff' | 'console'>, string> = {
  anyone: 'Open to everybody.',
  user: 'For a person who is signed in.',
  applicant: 'For the person whose application it is.',
  link: 'For the applicant, or whoever has opened an e-mailed link of theirs.',
  owner: 'For an owner, about their own record.',
  invitee: 'For an invited owner, also before they sign in.',
  partner: 'For the server of a partner.',
};

/** What a caller needs besides the summary, from the row of the call. */
function descriptionOf(row: EndpointRow): string {
  const limit = callLimitOf(row.limit);
  return [
    row.who === 'staff' || row.who === 'console' ? '' : CALLER[row.who],
    row.scope === undefined ? '' : `The key needs the scope \`${row.scope}\`.`,
    row.requiresRecentAuth === undefined
      ? ''
      : row.requiresRecentAuth === 'taxId'
        ? 'A change of a tax number needs a recent sign-in.'
        : 'Needs a recent sign-in.',
    limit === undefined ? '' : 'Counted: 429 says how long to wait.',
    row.older ? 'Of the older interface: new integrations use version 2.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function operationOf(key: EndpointKey, security: readonly Part[], kit: Kit): Part {
  const row = endpointRow(key);
  return {
    operationId: key,
    summary: row.summary,
    description: descriptionOf(row),
    tags: [tagOf(key)],
    ...(row.older ? { deprecated: true } : {}),
    parameters: parametersOf(key, row, kit),
    security,
    ...(row.body
      ? { requestBody: requestBodyOf(row, kit.jsonOf(row.body, 'input'), EXAMPLES[key]?.body) }
      : {}),
    responses: responsesOf(key, row, kit),
  };
}

/** A problem as it is answered: the `code` of the one in the example has a page like any other. */
function problemExample(code: ErrorCode, config: { publicUrl: string }): Part {
  const reference = '7c0a4b1e-93d2-4a55-8a0e-5f1f2c8f6a10';
  return problemOf(new AppError(code), { locale: FALLBACK_LOCALE, reference, config });
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * The OpenAPI 3.1 document, generated from ENDPOINTS and OTHER_CALLS. Calls of our staff and
 * of the console are left out.
 */
export function openApiDocument({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const schemas = namedSchemas(problemSchema);
  const { components, share } = sharedParts();
  const kit: Kit = { publicUrl, jsonOf: schemas.jsonOf, share };
  schemas.jsonOf(problemSchema, 'output'); // referred to by every error
  const paths: Record<string, Part> = {};
  const codes = new Set<ErrorCode>();
  for (const key of keysOf(ENDPOINT_PATHS)) {
    // keys of PATHS itself
    const security = SECURITY[ENDPOINTS[key].who];
    if (security === null) continue;
    const [method, path] = ENDPOINT_PATHS[key];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, security, kit) };
    for (const code of errorsOfCall(key)) codes.add(code);
  }
  for (const { operationId, path, method, tag, errors, of } of OTHER_CALLS) {
    const operation: Part = { operationId, ...of(kit) };
    const responses = {
      ...(isRecord(operation.responses) ? operation.responses : {}),
      ...errorResponsesOf(errors, kit),
    };
    paths[path] = { ...paths[path], [method]: { ...operation, tags: [tag], responses } };
    for (const code of errors) codes.add(code);
  }
  const { application } = partnerApplicationExample();
  const webhooks = partnerWebhooks(application, kit);
  const named = schemas.components();
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
    webhooks,
    components: {
      ...components,
      schemas: { ...named, Problem: problemPart(named.Problem, [...codes], { publicUrl }) },
      examples: {
        application: { summary: 'An application', value: EXAMPLES.getApplication?.reply },
      },
      securitySchemes: securitySchemes({ publicUrl }),
    },
  };
}

/** `code` may be any that a published call answers, so that a client's types know them all. */
const problemPart = (
  problem: Part | undefined,
  codes: readonly ErrorCode[],
  config: { publicUrl: string },
): Part => ({
  ...problem,
  properties: {
    ...(isRecord(problem?.properties) ? problem.properties : {}),
    code: { type: 'string', enum: codes.toSorted() },
  },
  example: problemExample('application.notFound', config),
});

export const partnerApplicationExample = () =>
  ENDPOINTS.getPartnerApplication.reply.parse(EXAMPLES.getPartnerApplication?.reply);
