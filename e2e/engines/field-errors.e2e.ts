import { expect } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { RouteId } from '@signet/rulebook/routes';
import { nextPersonaNumber } from '@signet/testing/browser/test';
import { faultsOf, pressPrimary, walkTo } from '@signet/testing/engines/sign-up';
import { test } from '@signet/testing/engines/test';

/** How many questions each page asks of Marcus at first. */
const QUESTIONS: Partial<Record<RouteId, number>> = {
  applicant: 3,
  business: 3,
  address: 2,
  'owner-identity': 3,
  'check-answers': 1,
};

test('an empty Continue names each fault of each page, and leads to its field', async ({ visit, world }) => {
  const page = await visit();
  const person = persona('marcus', nextPersonaNumber());
  await page.goto(world.url);
  for (const [route, count] of Object.entries(QUESTIONS)) {
    await walkTo({ page, world, person }, route as RouteId); // the table's own keys
    await pressPrimary(page);
    const faults = await faultsOf(page);
    expect(faults, route).toHaveLength(count);
    await page.click('[data-error-summary] a');
    expect(await page.evaluate(`document.activeElement.closest('[data-error-summary]')`), route).toBeNull();
    await expect.poll(() => page.evaluate(`document.activeElement.closest('[aria-invalid="true"]') !== null`), route).toBe(true);
  }
});
