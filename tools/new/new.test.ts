import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { expect, test } from 'vitest';
import { makeNew } from './new.ts';
import { KINDS, type Kind } from './templates.ts';

test.each<[Kind, string]>([
  ['screen', 'apps/portal/src/orders/order-card/screen.test.ts'],
  ['endpoint', 'apps/api/src/orders/order-card.test.ts'],
  ['job', 'apps/api/src/orders/order-card-job.test.ts'],
])('a new %s is created in its room, with its test', (kind, path) => {
  const folder = temporaryFolder();
  makeNew(kind, 'orders/order-card', folder);
  expect(existsSync(join(folder, path))).toBe(true);
});

test.each(['field', 'step-up', 'language', 'brand', 'vendor'] as const)(
  'a %s is rows of tables: nothing is written, and its files are named',
  (kind) =>
    expect(makeNew(kind, 'sign-up/founded-year', temporaryFolder())).toEqual(
      KINDS[kind].map((todo) => `by hand ${todo}`),
    ),
);

test('every file that a hint names by its whole path is there', () => {
  const paths = Object.values(KINDS).flatMap((todos) =>
    todos.flatMap((todo) => todo.match(/\b(apps|packages|docs|tools)\/[\w./-]+/g) ?? []),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !path.endsWith('/') && !existsSync(join(PROJECT, path)))).toEqual(
    [],
  );
});

test('names are carried into the code in its own spelling', () => {
  const folder = temporaryFolder();
  makeNew('endpoint', 'orders/order-card', folder);
  expect(readFileSync(join(folder, 'apps/api/src/orders/order-card.ts'), 'utf8')).toContain(
    "export const orderCard: Handler<'orderCard'>",
  );
});

test.each(['orders/OrderCard', '../order', 'orders/order card', 'order-card', ''])(
  'the name "%s" is rejected',
  (name) => expect(() => makeNew('job', name, temporaryFolder())).toThrow(/kebab-case/),
);

test('nothing that exists is overwritten', () => {
  const folder = temporaryFolder();
  makeNew('job', 'orders/order-card', folder);
  expect(() => makeNew('job', 'orders/order-card', folder)).toThrow(/exists already/);
});
