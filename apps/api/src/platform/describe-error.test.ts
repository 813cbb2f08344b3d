import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error is described by its kind and its places in the project', () => {
  const { kind, stack } = describeError(
    Object.assign(new TypeError('Ana Ruiz'), { code: '23505' }),
  );
  expect(kind).toBe('TypeError 23505');
  expect(stack[0]).toMatch(/^apps\/api\/src\/platform\/describe-error\.test\.ts:\d+:\d+$/);
});

test('its message is left out, even lines of it that look like a stack', () => {
  const said = JSON.stringify(
    describeError(
      new Error('SSN 123-45-6789\n    at Ana Ruiz (1 Main St)', {
        cause: new Error('born 1980\n    at home'),
      }),
    ),
  );
  expect(said).not.toMatch(/6789|Ruiz|Main St|1980|home/);
  expect(said).toContain('"cause":{"kind":"Error"');
});

test('circular causes are cut off after a few', () => {
  const error = new Error('a');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"kind"/g)).toHaveLength(4);
});

test.each([
  ['text', { kind: 'string', stack: [] }],
  [undefined, { kind: 'undefined', stack: [] }],
  [null, { kind: 'null', stack: [] }],
  [
    { ssn: '123', 'Ana Ruiz': 1 },
    { kind: 'Object', stack: [], keys: ['ssn'] },
  ],
  [
    { code: '08006', query: 'select 1' },
    { kind: 'Object 08006', stack: [], keys: ['code', 'query'] },
  ],
  [{ code: 'ECONNREFUSED' }, { kind: 'Object ECONNREFUSED', stack: [], keys: ['code'] }],
  [{ code: '123456' }, { kind: 'Object', stack: [], keys: ['code'] }],
  [
    { name: 'DatabaseError', queue: 'decide' },
    { kind: 'DatabaseError', stack: [], keys: ['name', 'queue'] },
  ],
  [{ name: 'Ana Ruiz' }, { kind: 'Object', stack: [], keys: ['name'] }],
  [new Map(), { kind: 'Map', stack: [], keys: [] }],
  [Object.create(null), { kind: 'object', stack: [], keys: [] }],
])('%j thrown is described by its type, code and keys, never by a value', (thrown, told) =>
  expect(describeError(thrown)).toEqual(told),
);

test('a plain copy of an error, as the job queue makes, is described by its places without its message', () => {
  const error = Object.assign(new Error('Ana Ruiz'), { code: 'ECONNREFUSED' });
  const told = describeError({
    ...error,
    message: error.message,
    stack: error.stack,
    queue: 'decide',
  });
  expect(told).toMatchObject({
    kind: 'Object ECONNREFUSED',
    keys: ['code', 'message', 'stack', 'queue'],
  });
  expect(told.stack[0]).toMatch(/^apps\/api\/src\/platform\/describe-error\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify(told)).not.toMatch(/Ruiz/);
});
