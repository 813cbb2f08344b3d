import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { CallerKind, EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Named = { name: string; in: string; required: boolean };
type Answered = { headers?: Record<string, unknown>; content?: Record<string, { schema: object }> };
type Operation = {
  operationId: string;
  parameters: Named[];
  security: Record<string, string[]>[];
  requestBody?: { required: boolean };
  responses: Record<string, Answered>;
};

const document = openApiDocument({ publicUrl: 'http://localhost:3000' });
const paths = document.paths as Record<string, Record<string, Operation>>; // made by the function above
const ALL_KEYS = Object.keys(ENDPOINT_PATHS) as EndpointKey[]; // keys of PATHS itself
const KEYS = ALL_KEYS.filter((key) => ENDPOINTS[key].who !== 'reviewer');
const operation = (key: EndpointKey): Operation | undefined => paths[ENDPOINT_PATHS[key][1]]?.[ENDPOINT_PATHS[key][0].toLowerCase()];
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, found]) => ({ path, method, found })),
);

/** What somebody in each role shows, as access.ts asks for it. */
const SHOWN: Record<CallerKind, string[]> = {
  anyone: [],
  user: ['session'],
  applicant: ['session'],
  link: ['link', 'session'],
  reviewer: [],
};

test('it is OpenAPI 3.1, and each operation has an id of its own', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = operations.map(({ found }) => found.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('staff’s calls are left out', () => {
  const staff = ALL_KEYS.filter((key) => ENDPOINTS[key].who === 'reviewer');
  expect(staff.length).toBeGreaterThan(0);
  expect(staff.filter((key) => operation(key) !== undefined)).toEqual([]);
  expect(JSON.stringify(document)).not.toMatch(/reviewKey|text-breaker/);
});

describe.each(KEYS)('%s', (key) => {
  const row: EndpointRow = ENDPOINTS[key];
  const isChange = ENDPOINT_PATHS[key][0] !== 'GET';
  const found = operation(key);
  const names = found?.parameters.map(({ name }) => name) ?? [];

  test('says what its caller must show', () => {
    expect(found?.security.flatMap((shown) => Object.keys(shown))).toEqual(SHOWN[row.who]);
    for (const name of SHOWN[row.who]) expect(document.components.securitySchemes).toHaveProperty(name);
  });

  test('names every header that it reads', () => {
    expect(['Origin', 'X-Requested-With'].map((name) => names.includes(name))).toEqual([isChange, isChange]);
    expect(names.includes('If-Match')).toBe(row.etag === 'write');
    expect(names.includes('Idempotency-Key')).toBe(row.idempotent !== undefined);
  });

  test('names its statuses, its ETag, and whether its body may be left out', () => {
    const statuses = [row.status ?? 200, ...(row.foundStatus ? [row.foundStatus] : []), ...(row.cacheSeconds ? [304] : [])];
    expect(Object.keys(found?.responses ?? {}).sort()).toEqual([...statuses.map(String), 'default'].sort());
    expect(found?.responses[String(row.status ?? 200)]?.headers !== undefined).toBe(
      row.etag !== undefined || row.cacheSeconds !== undefined,
    );
    expect(found?.requestBody?.required).toBe(row.body && !row.body.safeParse({}).success);
  });
});

test('every parameter of a path is declared, and every reference leads somewhere', () => {
  for (const { path, found } of operations) {
    const declared = found.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(declared.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort());
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name);
});

test.each([
  ['/api/v2/applications/{id}/live', 'get'],
  ['/api/v2/webhooks/persona', 'post'],
  ['/auth/sign-out', 'post'],
])('%s stands there too', (path, method) => expect(paths[path]?.[method]?.responses.default).toBeDefined());
