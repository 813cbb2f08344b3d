import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { expect, test } from 'vitest';
import { makeNew } from './new.ts';
import type { Kind } from './templates.ts';

const root = () => temporaryFolder();

test.each<[Kind, string]>([
  ['screen', 'apps/portal/src/screens/order-card/screen.test.ts'],
  ['step-up', 'apps/portal/src/screens/step-up-order-card/texts.fr-CA.ts'],
  ['endpoint', 'apps/api/src/handlers/order-card.test.ts'],
  ['job', 'apps/api/src/jobs/order-card.test.ts'],
])('a new %s comes with its test', (kind, path) => {
  const folder = root();
  makeNew(kind, 'order-card', folder);
  expect(existsSync(join(folder, path))).toBe(true);
});

test('names are carried into the code in its own spelling', () => {
  const folder = root();
  makeNew('endpoint', 'order-card', folder);
  expect(readFileSync(join(folder, 'apps/api/src/handlers/order-card.ts'), 'utf8')).toContain(
    "export const orderCard: Handler<'orderCard'>",
  );
});

test.each(['OrderCard', '../order', 'order card', ''])('the name "%s" is refused', (name) =>
  expect(() => makeNew('job', name, root())).toThrow(/kebab-case/),
);

test('nothing that exists is overwritten', () => {
  const folder = root();
  makeNew('job', 'order-card', folder);
  expect(() => makeNew('job', 'order-card', folder)).toThrow(/exists already/);
});
