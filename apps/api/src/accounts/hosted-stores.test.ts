import type { HostedStoreView } from '@signet/rulebook/accounts/view';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { type GraphQLObjectType, getNamedType, isObjectType, parse } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  breakVendor,
  clearVendorFaults,
  newVisitor,
  signInPersona,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';
import { STORES_SCHEMA, vendorCallsIn } from './query-stores.ts';

type Ventures = ReplyOf<'getAvailableVentures'> & Problem;
type Stores = { data: { stores: { nodes: HostedStoreView[]; next: string | null } } } & Problem;

const PAGE =
  'query($id: ID!, $search: String, $after: String) { stores(customerId: $id, search: $search, after: $after) { nodes { id name } next } }';

onPostgres('stores at the hosting provider', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const ventures = async (visitor: TestVisitor) =>
    visitor.get<Ventures>('/api/v2/available-ventures');
  const idOf = async (visitor: TestVisitor) => (await ventures(visitor)).body.customerId;
  const website = async (visitor: TestVisitor, id: string) =>
    visitor.get<ReplyOf<'getWebsite'> & Problem>(`/api/v2/configs/websites/${id}`);
  const query = async (visitor: TestVisitor, text: string, variables: object = {}) =>
    visitor.send<Stores>('POST', '/v1/gql', { query: text, variables });
  const choose = async (customerId: string, wish: object) =>
    fetch(`${at.sandbox}/control/hosting`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customerId, ...wish }),
    });

  test('lists the ventures and stores of the session’s own sign-in', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const { body } = await ventures(visitor);
    expect(body.ventures).toEqual([
      { id: expect.any(String), name: 'Harbour Coffee', domain: 'harbour-coffee.example' },
      { id: expect.any(String), name: 'Maple Books' },
    ]);
    const { body: found } = await query(visitor, PAGE, { id: body.customerId });
    expect(found.data.stores.nodes.map(({ name }) => name)).toEqual([
      'Harbour Coffee Main Street',
      'Maple Books Main Street',
      'North Star Yoga Main Street',
    ]);
    expect(found.data.stores.next).toBeNull();
  });

  test('pages through ten thousand stores, and searches at the provider', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const id = await idOf(visitor);
    await choose(id, { stores: 10_000 });
    const first = (await query(visitor, PAGE, { id })).body.data.stores;
    const second = (await query(visitor, PAGE, { id, after: first.next })).body.data.stores;
    expect([first.nodes.length, second.nodes.length]).toEqual([50, 50]);
    expect(new Set([...first.nodes, ...second.nodes].map((store) => store.id)).size).toBe(100);
    const found = (await query(visitor, PAGE, { id, search: 'Airport 100' })).body.data.stores;
    expect(found.nodes.map(({ name }) => name)).toContain('Blue Door Pottery Airport 100');
  });

  test('refuses another customer’s stores like unknown ones, so that two windows with two accounts stay apart', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const { visitor: other } = await signInPersona(at, 'marcus');
    const replies = [
      await query(visitor, PAGE, { id: await idOf(other) }),
      await query(visitor, PAGE, { id: 'usr_nobody' }),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [403, 'account.wrong']),
    );
    expect((await query(newVisitor(at), PAGE, { id: 'usr_nobody' })).body.code).toBe(
      'auth.signInRequired',
    );
  });

  test.each([
    [
      '200 aliases',
      (id: string) =>
        `{ ${Array.from({ length: 200 }, (_none, nth) => `a${nth}: stores(customerId: "${id}") { next }`).join(' ')} }`,
    ],
    [
      'five aliases',
      (id: string) =>
        `{ ${Array.from({ length: 5 }, (_none, nth) => `a${nth}: stores(customerId: "${id}") { next }`).join(' ')} }`,
    ],
    [
      'ten aliases that cost too much',
      (id: string) =>
        `{ ${Array.from({ length: 10 }, (_none, nth) => `a${nth}: stores(customerId: "${id}") { nodes { id name } }`).join(' ')} }`,
    ],
    [
      'a depth of 20',
      () => `{ stores(customerId: "x") ${'{ nodes '.repeat(19)}{ id }${' }'.repeat(19)} }`,
    ],
    [
      'a circle of fragments',
      () => '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    ],
    ['an unknown field', () => '{ users { id } }'],
    ['no query', () => 'hello'],
    [
      'a negative first',
      (id: string) =>
        `{ ${Array.from({ length: 12 }, (_none, nth) => `a${nth}: stores(customerId: "${id}", first: -1) { nodes { id } }`).join(' ')} }`,
    ],
  ])('refuses %s before any request', async (_what, text) => {
    const { visitor } = await signInPersona(at, 'ana');
    const { status, body } = await query(visitor, text(await idOf(visitor)));
    expect([status, body.errors?.[0]]).toEqual([
      422,
      expect.objectContaining({ code: 'field.invalid', field: 'query' }),
    ]);
  });

  test.each([
    ['one field', '{ stores(customerId: "a") { next } }', 1],
    [
      'the same field twice, which is asked once',
      '{ stores(customerId: "a") { next } stores(customerId: "a") { nodes { id } } }',
      1,
    ],
    [
      'three aliases',
      '{ a: stores(customerId: "a") { next } b: stores(customerId: "a") { next } c: stores(customerId: "a") { next } }',
      3,
    ],
    [
      'aliases in fragments',
      '{ ...f ... { b: stores(customerId: "a") { next } } } fragment f on Query { a: stores(customerId: "a") { next } }',
      2,
    ],
    [
      'the dearest of several operations',
      'query A { __typename } query B { a: stores(customerId: "a") { next } }',
      1,
    ],
    [
      'spreads of spreads',
      `{ ...f0 ...f0 } ${Array.from({ length: 24 }, (_none, nth) => `fragment f${nth} on Query { ...f${nth + 1} ...f${nth + 1} }`).join(' ')} fragment f24 on Query { stores(customerId: "a") { next } }`,
      1,
    ],
  ])('%s', (_what, text, calls) => expect(vendorCallsIn(parse(text))).toBe(calls));

  test('no type refers to itself, so the schema bounds the depth of a query', () => {
    const deepest = (type: unknown, above: readonly string[] = []): number => {
      const named = getNamedType(type as GraphQLObjectType); // only object types have fields
      if (!isObjectType(named)) return 0;
      expect(above).not.toContain(named.name);
      return (
        1 +
        Math.max(
          ...Object.values(named.getFields()).map((field) =>
            deepest(field.type, [...above, named.name]),
          ),
        )
      );
    };
    expect(deepest(STORES_SCHEMA.getQueryType())).toBe(3);
  });

  test('refuses invalid variables and a query of 10 KB', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    expect((await query(visitor, PAGE, { id: { nested: true } })).status).toBe(422);
    expect((await query(visitor, 'mutation { stores }')).status).toBe(422);
    expect(
      (await query(visitor, `{ stores(customerId: "${'x'.repeat(10_000)}") { next } }`)).status,
    ).toBe(422);
  });

  test('finds an own website, and treats any other as an incorrect address', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    expect((await website(visitor, 'site-1')).body).toEqual({
      id: 'site-1',
      domain: 'site-1.example',
      name: 'Harbour Coffee',
      isAllowed: true,
    });
    expect((await website(visitor, 'not-allowed')).body.isAllowed).toBe(false);
    expect((await website(visitor, 'nothing')).body.code).toBe('link.incorrect');
  });

  test('rejects an answer with another customer’s stores', async () => {
    const { visitor } = await signInPersona(at, 'ana');
    const id = await idOf(visitor);
    await choose(id, { choice: 'foreign' });
    const replies = [
      await ventures(visitor),
      await website(visitor, 'site-1'),
      await query(visitor, PAGE, { id }),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'provider.unavailable'],
      [503, 'provider.unavailable'],
      [502, 'stores.failed'],
    ]);
  });

  test.each(['500', '503', 'garbage', 'reset'])(
    'reports the provider as down when it answers %s',
    async (mode) => {
      const { visitor } = await signInPersona(at, 'ana');
      const id = await idOf(visitor);
      await breakVendor(at, 'hosting', mode, { times: 10, path: '/hosting/v1' });
      expect((await query(visitor, PAGE, { id })).body.code).toBe('stores.failed');
      expect((await ventures(visitor)).body.code).toBe('provider.unavailable');
      await clearVendorFaults(at);
      expect((await query(visitor, PAGE, { id })).status).toBe(200);
    },
  );
});
