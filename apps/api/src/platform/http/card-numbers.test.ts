import { spawnSync } from 'node:child_process';
import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onPostgres } from '../../testing/for-each-database.ts';
import { approvedApplication, completedApplication, testApi } from '../../testing/test-api.ts';
import { sql } from '../sql/sql.ts';
import { AppError } from './problem.ts';
import { readRequest } from './read-request.ts';

const CARD = '4242 4242 4242 4242';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** The path of every text in a body; for a list, of its first element. */
function textPaths(
  { type, properties, items, anyOf }: Schema,
  path: readonly string[] = [],
): string[][] {
  if (type === 'string') return [[...path]];
  return [
    ...(anyOf ?? []).flatMap((one) => textPaths(one, path)),
    ...Object.entries(properties ?? {}).flatMap(([name, below]) =>
      textPaths(below, [...path, name]),
    ),
    ...(items === undefined ? [] : textPaths(items, [...path, '0'])),
  ];
}

const bodyWith = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((below, name) => (name === '0' ? [below] : { [name]: below }), value);

const FIELDS = keysOf(ENDPOINTS).flatMap((key) => {
  const row: EndpointRow = ENDPOINTS[key];
  if (row.body === undefined) return [];
  // As the library writes it.
  const schema = z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' }) as Schema;
  return textPaths(schema).map((path) => ({ key, row, path }));
});

/** A text that is longer than its schema allows is refused before anything looks into it. */
const REFUSALS = ['card.numberIncluded', 'field.invalid'];

function refusedFields(row: EndpointRow, body: unknown, query: object = {}): string[] {
  try {
    readRequest(row, { body, query, params: {} } as FastifyRequest); // the parts that it reads
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fieldErrors
      .filter(({ code }) => REFUSALS.includes(code))
      .map(({ field }) => field);
  }
  return [];
}

test('every text of every body refuses a card number at its own path, except bank account and company numbers, base64 and files', () => {
  expect(FIELDS.length).toBeGreaterThan(80);
  const taking = FIELDS.filter(({ row, path }) => {
    const refused = [CARD, `pay with ${CARD}`, '5555555555554444'].map((value) =>
      refusedFields(row, bodyWith(path, value)),
    );
    return !refused.every((fields) => fields.length === 1 && fields[0] === path.join('.'));
  });
  expect(taking.map(({ key, path }) => `${key} ${path.join('.')}`)).toEqual([
    'createImport text', // a file, whose rows are refused at their own columns
    'addManualAccount accountNumber',
    'sendVoidCheck content',
    'addOwnerCompany companyNumber', // a registration number may be as long as a card's; it is sealed
    'updateOwnerCompany companyNumber',
  ]);
});

test('a text of allowed length is refused for its card number, a longer one for its length', () => {
  const codes = (body: unknown): string[] => {
    try {
      // The parts that it reads.
      readRequest(ENDPOINTS.updateApplication, { body, params: {} } as FastifyRequest);
    } catch (error) {
      if (error instanceof AppError) return error.fieldErrors.map(({ code }) => code);
    }
    return [];
  };
  expect(codes({ company: { dba: CARD } })).toEqual(['card.numberIncluded']);
  expect(codes({ company: { dba: `${CARD} `.repeat(1_000) } })).toEqual(['field.invalid']);
});

test('numbers, property names and the query refuse a card number too', () => {
  expect(refusedFields(ENDPOINTS.recordEvent, { params: { sum: 4_242_424_242_424_242 } })).toEqual([
    'params.sum',
  ]);
  expect(refusedFields(ENDPOINTS.recordEvent, { params: { [CARD]: 'x' } })).toEqual(['params']);
  expect(refusedFields(ENDPOINTS.predictCategories, undefined, { inputs: CARD })).toEqual([
    'inputs',
  ]);
});

test('card numbers are masked anywhere in a log line, which stays JSON', () => {
  const script = `import('./apps/api/src/platform/log.ts').then(({ buildLog }) => buildLog('test').info({ why: 'card ${CARD}', sum: 4242424242424242 }, 'paid with ${CARD}'))`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    cwd: new URL('../../../../..', import.meta.url).pathname,
  });
  expect(stdout).toContain('card 9999 9999 9999 9999');
  expect(holdsCardNumber(stdout)).toBe(false);
  expect(() => JSON.parse(stdout)).not.toThrow();
});

onPostgres('card numbers', (open) => {
  const at = testApi(open);

  async function wholeDatabase(): Promise<string[]> {
    const tables = await at.database.run<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) =>
        at.database.run<{ row: string }>(
          sql`select query_to_xml(format('select * from %I', ${name}::text), true, false, '')::text as row`,
        ),
      ),
    );
    return rows.flat().map(({ row }) => row);
  }

  describe('typed in the wrong place', () => {
    test('is refused at its field without repeating it, and stored nowhere', async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const refused = await visitor.send<Problem>(
        'PUT',
        `/api/v2/applications/${view.id}`,
        {
          company: {
            dba: `Ana Bakes ${CARD}`,
            address: { line2: '４２４２４２４２４２４２４２４２' },
          },
        },
        { version: view.version },
      );
      expect(refused.status).toBe(422);
      expect(refused.body.errors?.map(({ code, field }) => [code, field])).toEqual([
        ['card.numberIncluded', 'company.dba'],
        ['card.numberIncluded', 'company.address.line2'],
      ]);
      expect(refused.body.errors?.[0]?.message).toBe(
        'Leave out the card number. We never store card numbers.',
      );
      expect(refused.text).not.toMatch(/4242/);
      const keyed = await visitor.send<Problem>(
        'POST',
        '/api/v2/applications',
        {},
        { key: '4242424242424242' },
      );
      expect([keyed.status, keyed.body.code]).toEqual([400, 'idempotency.keyMalformed']);
      visitor.cookies.set('service_type', '4242424242424242');
      await visitor.send('POST', '/api/v2/applications?force-intent=true', {
        application: { currency: 'USD' },
      });
      for (const row of await wholeDatabase()) expect(holdsCardNumber(row)).toBe(false);
    });

    test('a bank account number that looks like one is accepted and sealed', async () => {
      const { visitor, view, who } = await approvedApplication(at, 'ana');
      const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
      const added = await visitor.send<Problem>(
        'POST',
        `/api/v2/applications/${view.id}/financial-instruments/manual`,
        {
          ...bank,
          accountNumber: '4242424242424242',
        },
      );
      expect(added.status).toBe(200);
      for (const row of await wholeDatabase()) expect(holdsCardNumber(row)).toBe(false);
    });
  });
});
