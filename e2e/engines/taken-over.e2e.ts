import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { nextPersonaNumber } from '@signet/testing/browser/test';
import { expectPlace, walkTo } from '@signet/testing/engines/sign-up';
import { test } from '@signet/testing/engines/test';
import { TEST_OUTPUT_FOLDER } from '@signet/testing/world';

const PAGES = [
  'applicant',
  'business',
  'category',
  'address',
  'owner-identity',
  'check-answers',
  'otp',
] as const;

test('no page of the sign-up differs from what the server drew, in French', async ({
  visit,
  world,
}, { project, workerIndex }) => {
  const page = await visit();
  const walker = { page, world, person: persona('chloe', nextPersonaNumber()) };
  await page.goto(`${world.url}/?market=CA&locale=fr-CA`);
  for (const route of PAGES) {
    await walkTo(walker, route);
    await page.refresh();
    await expectPlace(page, world, route);
  }
  await walkTo(walker, 'success');
  const log = readFileSync(
    join(TEST_OUTPUT_FOLDER, 'logs', `${project.name}-${workerIndex}-product.log`),
    'utf8',
  );
  expect(log.match(/.*a browser met a new error.*/g)).toBeNull();
});
