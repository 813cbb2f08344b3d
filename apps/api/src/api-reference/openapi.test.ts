import { gzipSync } from 'node:zlib';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ERRORS } from '@signet/rulebook/core/errors';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { CallerKind, EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import {
  PARTNER_EVENT_TYPES,
  type PartnerEventType,
  partnerEventBody,
} from '@signet/rulebook/partners/partner-events';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, errorsOfCall, openApiDocument } from './openapi.ts';
import { TAGS } from './tags.ts';

type Named = {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
  example?: unknown;
};
type Answered = {
  headers?: Record<string, unknown>;
  description: string;
  content?: Record<string, { schema: object; examples?: object }>;
};
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: true;
  tags: string[];
  parameters: Named[];
  security: Record<string, string[]>[];
  requestBody?: { required: boolean };
  responses: Record<string, Answered>;
};

const document = openApiDocument({ publicUrl: 'https://onboarding.invalid' });
const described = JSON.stringify(document);

/** What a reference to a shared parameter, response or header leads to; schemas stay named. */
function resolved(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as { $ref?: string }; // of a reference
  const [, kind = '', name = ''] =
    /^#\/components\/(parameters|responses|headers)\/([\w.-]+)$/.exec($ref ?? '') ?? [];
  if (kind !== '') {
    // The document's own parts.
    const found = (document.components as Record<string, Record<string, unknown>>)[kind]?.[name];
    expect(found, $ref).toBeDefined();
    return resolved(found);
  }
  if (Array.isArray(part)) return part.map(resolved);
  return Object.fromEntries(Object.entries(part).map(([key, below]) => [key, resolved(below)]));
}

// Made by the functions above.
const paths = resolved(document.paths) as Record<string, Record<string, Operation>>;
const ALL_KEYS = keysOf(ENDPOINT_PATHS);
const isHidden = (key: EndpointKey): boolean => ['staff', 'console'].includes(ENDPOINTS[key].who);
const KEYS = ALL_KEYS.filter((key) => !isHidden(key));
const operation = (key: EndpointKey): Operation | undefined =>
  paths[ENDPOINT_PATHS[key][1]]?.[ENDPOINT_PATHS[key][0].toLowerCase()];
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, found]) => ({ path, method, found })),
);

/** Expected security schemes by caller kind, matching access.ts. */
const SHOWN: Record<Exclude<CallerKind, 'staff' | 'console'>, string[]> = {
  anyone: [],
  user: ['session'],
  applicant: ['session'],
  link: ['link', 'session'],
  owner: ['session'],
  invitee: ['invitation', 'session'],
  partner: ['partnerKey'],
};

/** Programs that draw or generate from it read it whole. */
const MOST_CHARS = 385_000;
/** As it is sent. */
const MOST_PACKED_BYTES = 60_000;

test('it is OpenAPI 3.1, and each operation has an id of its own', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = operations.map(({ found }) => found.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a strict linter finds nothing to warn of', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    ),
  ).toEqual([]);
});

test('calls of staff and of the console are left out', () => {
  const hidden = ALL_KEYS.filter(isHidden);
  expect(hidden.length).toBeGreaterThan(0);
  for (const key of hidden) expect(operation(key)).toBeUndefined();
  expect(JSON.stringify(document)).not.toContain('/reviews');
});

test('every call stands in one group, and every group has a call', () => {
  expect(operations.filter(({ found }) => found.tags.length !== 1)).toEqual([]);
  const used = new Set(operations.flatMap(({ found }) => found.tags));
  expect([...used].sort()).toEqual(TAGS.map(({ name }) => name).sort());
});

describe.each(KEYS)('%s', (key) => {
  const row: EndpointRow = ENDPOINTS[key];
  const isConditional =
    row.cacheSeconds !== undefined || (row.who === 'partner' && ENDPOINT_PATHS[key][0] === 'GET');
  const isChange = ENDPOINT_PATHS[key][0] !== 'GET';
  const found = operation(key);
  const names = found?.parameters.map(({ name }) => name) ?? [];

  test('says what its caller must show', () => {
    const shown = row.who === 'staff' || row.who === 'console' ? undefined : SHOWN[row.who];
    expect(found?.security.flatMap((one) => Object.keys(one))).toEqual(shown);
    for (const name of shown ?? [])
      expect(document.components.securitySchemes).toHaveProperty(name);
  });

  test('names every header that it reads', () => {
    expect(['Origin', 'X-Requested-With'].map((name) => names.includes(name))).toEqual(
      Array(2).fill(isChange && row.who !== 'partner'),
    );
    expect(names.includes('If-Match')).toBe(row.etag === 'write');
    expect(names.includes('Idempotency-Key')).toBe(row.idempotent !== undefined);
  });

  test('names its statuses, each error under its own, its ETag, and whether its body may be left out', () => {
    const good = [
      row.status ?? 200,
      ...(row.foundStatus ? [row.foundStatus] : []),
      ...(isConditional ? [304] : []),
    ];
    const bad = errorsOfCall(key).map((code) => ERRORS[code].status);
    expect(Object.keys(found?.responses ?? {}).sort()).toEqual(
      [...new Set([...good, ...bad].map(String))].sort(),
    );
    for (const code of errorsOfCall(key))
      expect(found?.responses[String(ERRORS[code].status)]?.description).toContain(`\`${code}\``);
    const headers = Object.keys(found?.responses[String(row.status ?? 200)]?.headers ?? {});
    expect(headers.includes('ETag')).toBe(row.etag !== undefined || isConditional);
    expect(headers.includes('X-RateLimit-Limit')).toBe(row.who === 'partner');
    expect(headers.includes('Idempotency-Replayed')).toBe(
      row.idempotent === true || row.idempotent === 'atomic',
    );
    expect(found?.requestBody?.required).toBe(row.body && !row.body.safeParse({}).success);
  });

  test('has an example that its own schemas take', () => {
    const { params, query, body, reply } = EXAMPLES[key] ?? {};
    if (row.params) expect(row.params.safeParse(params).error).toBeUndefined();
    if (row.query) expect(row.query.safeParse(query ?? {}).error).toBeUndefined();
    if (row.body) expect(row.body.safeParse(body).error).toBeUndefined();
    expect(row.reply.safeParse(reply).error).toBeUndefined();
  });
});

test('every parameter of a path is declared, and every reference leads somewhere', () => {
  for (const { path, found } of operations) {
    const declared = found.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(declared.sort()).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort(),
    );
  }
  const references = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(0);
  for (const [, kind, name = ''] of references)
    expect(document.components).toHaveProperty([String(kind), name]);
});

test('what partners are told is published: each event with its headers, its version and the whole state', () => {
  const webhooks = resolved(document.webhooks) as Record<
    string,
    {
      post: Operation & {
        requestBody: { content: Record<string, { schema: object; example: { data: object } }> };
      };
    }
  >; // made by the function above
  expect(Object.keys(webhooks)).toEqual(PARTNER_EVENT_TYPES);
  for (const [type, { post }] of Object.entries(webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    const { schema, example } = post.requestBody.content['application/json'] ?? {};
    // The keys are the table's.
    expect(partnerEventBody(type as PartnerEventType).safeParse(example).error).toBeUndefined();
    if (type !== 'endpoint.test' && type !== 'application.changed')
      expect(example?.data).toHaveProperty('status', type.replace('application.', ''));
    expect(schema).toMatchObject({ properties: { type: { const: type }, version: { const: 1 } } });
    if (type !== 'endpoint.test')
      expect(schema).toHaveProperty(
        ['properties', 'data', '$ref'],
        '#/components/schemas/PartnerApplication',
      );
  }
});

test.each([
  ['/api/v2/applications/{id}/live', 'get', '404'],
  ['/api/v2/applications/{id}/owners/{ownerId}/live', 'get', '404'],
  ['/api/v2/webhooks/persona', 'post', '401'],
  ['/api/v2/webhooks/plaid', 'post', '503'],
  ['/api/v2/webhooks/stripe', 'post', '401'],
  ['/auth/sign-out', 'post', '403'],
])('%s stands there too', (path, method, status) =>
  expect(paths[path]?.[method]?.responses[status]).toBeDefined(),
);

test('the description stays small, and each of its schemas has a name', () => {
  expect(described.length).toBeLessThan(MOST_CHARS);
  expect(gzipSync(described).length).toBeLessThan(MOST_PACKED_BYTES);
  const whole = operations
    .filter(({ found }) => found.operationId in ENDPOINT_PATHS)
    .flatMap(({ found }) => Object.values(found.responses))
    .flatMap(({ content }) => Object.values(content ?? {}));
  const isFile = (schema: object) => 'type' in schema && schema.type === 'string';
  expect(whole.filter(({ schema }) => !('$ref' in schema || isFile(schema)))).toEqual([]);
});

test('queries are typed, with their bounds and defaults, and flags are booleans', () => {
  const query = (key: EndpointKey, name: string) =>
    operation(key)?.parameters.find((parameter) => parameter.name === name)?.schema;
  expect(query('listPartnerApplications', 'limit')).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: PARTNER_LIMITS.partnerApplicationsPerPage,
    default: PARTNER_LIMITS.partnerApplicationsPerPage,
  });
  expect(query('listPartnerApplications', 'changedFrom')).toEqual({ type: 'integer', minimum: 0 });
  expect(query('listPartnerEvents', 'undelivered')).toEqual({ type: 'boolean' });
  expect(query('createApplication', 'find')).toEqual({ type: 'boolean' });
});

test('every call has a description and answers 500; older ones are deprecated', () => {
  for (const { found } of operations) {
    expect(found.description ?? found.summary, found.operationId).not.toBe('');
    expect(found.responses, found.operationId).toHaveProperty('500');
  }
  const older = KEYS.filter((key) => 'older' in ENDPOINTS[key]);
  expect(older.length).toBeGreaterThan(0);
  expect(KEYS.filter((key) => operation(key)?.deprecated === true)).toEqual(older);
});

test('no page that tries calls sends the same idempotency key again and again', () => {
  const { 'Idempotency-Key': key } = document.components.parameters;
  expect(key).toBeDefined();
  expect(key).not.toHaveProperty('example');
});

test('a prefill’s names are published, each with what it does', () => {
  const schemas: Record<string, unknown> = document.components.schemas;
  expect(schemas.CreatePrefillBody).toMatchObject({
    properties: {
      values: {
        additionalProperties: false,
        properties: { companyName: { type: 'string', description: 'fills in `company.name`' } },
      },
    },
  });
});
