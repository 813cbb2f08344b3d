import { expect } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import type { RouteId } from '@signet/rulebook/routes';
import { nextPersonaNumber } from '@signet/testing/browser/test';
import { type EnginePage, pressable } from '@signet/testing/engines/engine-page';
import { expectPlace, faultsOf, pressPrimary, walkTo } from '@signet/testing/engines/sign-up';
import { test } from '@signet/testing/engines/test';

/**
 * How many questions each page initially asks Ana, for whom no industry is predicted; the bank
 * account is entered by hand.
 */
const QUESTIONS = [
  { route: 'applicant', count: 3 },
  { route: 'business', count: 3 },
  { route: 'category', count: 1 },
  { route: 'address', count: 1 },
  { route: 'owner-identity', count: 3 },
  { route: 'check-answers', count: 1 },
  { route: 'otp', count: 1 },
  { route: 'bank', count: 3, before: (page) => page.click('main .btn-secondary') },
] as const satisfies readonly {
  route: RouteId;
  count: number;
  before?: (page: EnginePage) => Promise<void>;
}[];

test('an empty Continue names each fault of each page, and leads to its field', async ({
  visit,
  world,
}) => {
  const page = await visit();
  const person = persona('ana', nextPersonaNumber());
  await page.goto(world.url);
  for (const { route, count, ...more } of QUESTIONS) {
    if (route === 'bank') {
      await walkTo({ page, world, person }, 'success');
      await page.click(pressable('Link your bank'));
      await expectPlace(page, world, route);
    } else await walkTo({ page, world, person }, route);
    if ('before' in more) await more.before(page);
    await pressPrimary(page);
    const faults = await faultsOf(page);
    expect(faults, route).toHaveLength(count);
    if (count > 1) await page.click('[data-error-summary] a');
    expect(
      await page.evaluate(`document.activeElement.closest('[data-error-summary]')`),
      route,
    ).toBeNull();
    await expect
      .poll(
        () => page.evaluate(`document.activeElement.closest('[aria-invalid="true"]') !== null`),
        route,
      )
      .toBe(true);
  }
});
