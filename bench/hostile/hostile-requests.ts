import { randomUUID } from 'node:crypto';
import { isRecord } from '@signet/rulebook/core/records';
import { arbitraryBodies } from '@signet/rulebook/core/request-body-fixture';
import fc from 'fast-check';
import { z } from 'zod';
import { grown } from './grown-requests.ts';
import {
  BODIES,
  HEADERS,
  JSON_SOURCES,
  METHODS,
  PATH_PARTS,
  QUERY_NAMES,
  QUERY_VALUES,
  WIRES,
} from './hostile-values.ts';
import type { Target } from './targets.ts';

/**
 * The one hostile part of a request; everything else is valid, so that it gets as far as possible.
 */
export type Oddity =
  | 'value'
  | 'key'
  | 'body'
  | 'json'
  | 'query'
  | 'path'
  | 'header'
  | 'method'
  | 'wire'
  | 'grown'
  | 'several';

/** A request template: `{id}` and other placeholders are filled in from the caller. */
export type HostileRequest = {
  oddity: Oddity;
  method: string;
  path: string;
  query: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: string | Buffer | undefined;
  wire?: string;
  /** Chooses the caller; 0 to 1. */
  lot: number;
};

type Plain = Omit<HostileRequest, 'oddity' | 'lot'>;
type Change = (request: Plain) => Plain;

const goodBodies = 48;
const lots = 100_000;
const marker = '§hostile§';
/** Placeholder for the caller's own business: a random id would lead nowhere. */
export const OWN_BUSINESS = '{businessId}';

/** Generates `perCall` requests for a call, deterministic per seed. */
export function hostileRequests(target: Target, perCall: number, seed: number): HostileRequest[] {
  return fc.sample(requestTo(target, seed), { numRuns: perCall, seed });
}

function requestTo(target: Target, seed: number): fc.Arbitrary<HostileRequest> {
  const good = plainRequests(target, seed);
  const changes = changesOf(target, bodyOf(target));
  const one = fc.oneof(
    ...changes.map(({ weight, oddity, change }) => ({
      weight,
      arbitrary: change.map((apply) => ({ oddity, apply })),
    })),
  );
  const three = fc.array(one, { minLength: 2, maxLength: 3 });
  const several = three.map((all) => ({
    oddity: 'several' as const,
    apply: (request: Plain) => all.reduce((sofar, { apply }) => apply(sofar), request),
  }));
  return fc
    .tuple(
      good,
      fc.oneof({ weight: 9, arbitrary: one }, { weight: 1, arbitrary: several }),
      fc.noBias(fc.nat(lots - 1)).map((lot) => lot / lots),
    )
    .map(([request, { oddity, apply }, lot]) => ({ ...apply(request), oddity, lot }));
}

const bodyOf = ({ row, body = row?.body }: Target): z.ZodType | undefined => body;

function plainRequests(target: Target, seed: number): fc.Arbitrary<Plain> {
  const { row, method, paths, signer } = target;
  const schema = bodyOf(target);
  const sample = (schemaOfIt: z.ZodType): Record<string, unknown>[] =>
    fc
      .sample(arbitraryBodies(schemaOfIt), { numRuns: goodBodies, seed })
      .map((made) => ('businessId' in made ? { ...made, businessId: OWN_BUSINESS } : made));
  const bodies = schema
    ? sample(schema).map((body) => JSON.stringify(body))
    : [method === 'GET' ? undefined : '{}'];
  const queries = row?.query ? ['', ...sample(row.query).map(queryOf)] : [''];
  return fc
    .record({
      path: fc.constantFrom(...paths),
      body: fc.constantFrom(...bodies),
      query: fc.constantFrom(...queries),
    })
    .map((made) => ({
      ...made,
      method,
      headers:
        method === 'GET'
          ? {}
          : {
              'content-type': 'application/json',
              ...(signer ? {} : { 'idempotency-key': randomUUID() }),
            },
    }));
}

/** Lone surrogates cannot be URL-encoded. */
const encoded = (value: unknown): string =>
  value === OWN_BUSINESS ? OWN_BUSINESS : encodeURIComponent(String(value).toWellFormed());
const queryOf = (query: Record<string, unknown>): string =>
  `?${Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
    )
    .join('&')}`;

type Row = { weight: number; oddity: Oddity; change: fc.Arbitrary<Change> };

function changesOf({ row, method, signer }: Target, body: z.ZodType | undefined): Row[] {
  const sendsBody = method !== 'GET';
  const places =
    body === undefined
      ? []
      : pathsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json); // a JSON Schema
  const names = [...Object.keys(row?.query?.shape ?? {}), ...QUERY_NAMES];
  const of = (weight: number, oddity: Oddity, change: fc.Arbitrary<Change>): Row => ({
    weight,
    oddity,
    change,
  });
  return [
    ...(places.length > 0 ? [of(10, 'value', valueAt(places))] : []),
    ...(sendsBody
      ? [of(3, 'key', unknownKey(places)), of(4, 'body', wholeBody()), of(3, 'json', anyJson())]
      : [of(1, 'body', wholeBody())]),
    of(row?.query || !sendsBody ? 4 : 1, 'query', oddQuery(names)),
    of(3, 'path', oddPath()),
    of(signer ? 6 : 4, 'header', oddHeader()),
    of(2, 'grown', grown<Plain>()),
    of(
      1,
      'method',
      fc.constantFrom(...METHODS).map(
        (other): Change =>
          (request) => ({ ...request, method: other }),
      ),
    ),
    of(
      1,
      'wire',
      fc.constantFrom(...WIRES).map(
        (wire): Change =>
          (request) => ({ ...request, wire }),
      ),
    ),
  ];
}

const source = fc.constantFrom(...JSON_SOURCES);

const valueAt = (places: readonly Place[]): fc.Arbitrary<Change> =>
  fc.tuple(fc.constantFrom(...places), source).map(([place, value]) => (request) => ({
    ...request,
    body: replaced(request.body, place, value),
  }));

const unknownKey = (places: readonly Place[]): fc.Arbitrary<Change> =>
  fc
    .tuple(
      fc.constantFrom<Place>([], ...places),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'id',
        'decision',
        'userId',
        'version',
        '',
        '\u0000',
        '$where',
      ),
      source,
    )
    .map(([place, key, value]) => (request) => ({
      ...request,
      body: replaced(request.body, [...place.slice(0, -1), key], value),
    }));

const wholeBody = (): fc.Arbitrary<Change> =>
  fc.constantFrom(...BODIES).map(
    (body): Change =>
      (request) => ({ ...request, body }),
  );

const anyJson = (): fc.Arbitrary<Change> =>
  fc.json({ maxDepth: 6, stringUnit: 'binary' }).map(
    (body): Change =>
      (request) => ({ ...request, body }),
  );

const queryValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...QUERY_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }).map(encoded) },
);

const oddQuery = (names: readonly string[]): fc.Arbitrary<Change> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), queryValue), { minLength: 1, maxLength: 4 })
    .chain((pairs) => fc.tuple(fc.constant(pairs), fc.boolean()))
    .map(([pairs, isTwice]) => (request) => {
      const texts = pairs.map(([name, value]) => `${name}=${value}`);
      const before = request.query === '' ? '?' : `${request.query}&`;
      return { ...request, query: before + [...texts, ...(isTwice ? texts : [])].join('&') };
    });

const oddPath = (): fc.Arbitrary<Change> =>
  fc
    .tuple(fc.constantFrom(...PATH_PARTS), fc.integer({ min: 0, max: 3 }))
    .map(([part, at]) => (request) => {
      const holes = request.path.match(/\{\w+\}/g) ?? [];
      const hole = holes[at];
      if (hole !== undefined) return { ...request, path: request.path.replace(hole, () => part) };
      const ends = [
        `${request.path}/${part}`,
        `${request.path}/`,
        request.path.replace('/', '//'),
        request.path.toUpperCase(),
      ];
      return { ...request, path: ends[at] ?? `/${part}` };
    });

const oddHeader = (): fc.Arbitrary<Change> =>
  fc
    .constantFrom(...Object.keys(HEADERS))
    .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(HEADERS[name] ?? ['']))))
    .map(([name, value]) => (request) => ({
      ...request,
      headers: { ...request.headers, [name]: value },
    }));

type Json = {
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  items?: Json;
  anyOf?: Json[];
};
type Place = readonly (string | number)[];

function pathsOf(schema: Json, at: Place = []): Place[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      pathsOf(part, [...at, key]),
    ),
    ...(typeof schema.additionalProperties === 'object'
      ? pathsOf(schema.additionalProperties, [...at, 'any'])
      : []),
    ...(schema.items === undefined ? [] : pathsOf(schema.items, [...at, 0])),
    ...(schema.anyOf ?? []).flatMap((part) => pathsOf(part, at)),
  ];
  return at.length === 0 ? below : [at, ...below];
}

/** Inserts JSON source at a place in the body; values in the way become objects or arrays. */
function replaced(body: string | Buffer | undefined, place: Place, json: string): string {
  const root = parsedOr(body);
  let here = root;
  for (const [at, key] of place.entries()) {
    const isLast = at === place.length - 1;
    const held = isRecord(here) && Object.hasOwn(here, key) ? here[key] : undefined;
    const next =
      typeof held === 'object' && held !== null
        ? held
        : typeof place[at + 1] === 'number'
          ? []
          : {};
    Object.defineProperty(here, key, {
      value: isLast ? marker : next,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    here = next;
  }
  return JSON.stringify(root).replace(JSON.stringify(marker), () => json);
}

/** Longer bodies are hostile by themselves, and may be nested too deeply to serialize again. */
const LONGEST_CHANGED = 20_000;

function parsedOr(body: string | Buffer | undefined): object {
  try {
    const text = String(body);
    if (text.length > LONGEST_CHANGED) return {};
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // an earlier change of the same request broke it
  }
}
