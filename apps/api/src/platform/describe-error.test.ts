import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error is told by its kind and its places in the project', () => {
  const { kind, stack } = describeError(Object.assign(new TypeError('Ana Ruiz'), { code: '23505' }));
  expect(kind).toBe('TypeError 23505');
  expect(stack[0]).toMatch(/^apps\/api\/src\/platform\/describe-error\.test\.ts:\d+:\d+$/);
});

test('its message is never told, also where it has lines that look like a stack', () => {
  const said = JSON.stringify(
    describeError(new Error('SSN 123-45-6789\n    at Ana Ruiz (1 Main St)', { cause: new Error('born 1980\n    at home') })),
  );
  expect(said).not.toMatch(/6789|Ruiz|Main St|1980|home/);
  expect(said).toContain('"cause":{"kind":"Error"');
});

test('causes that lead back to themselves have an end', () => {
  const error = new Error('a');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"kind"/g)).toHaveLength(4);
});

test.each([['text'], [undefined], [{ ssn: '123' }]])('%j thrown is told by its type alone', (thrown) =>
  expect(describeError(thrown)).toEqual({ kind: typeof thrown, stack: [] }),
);
