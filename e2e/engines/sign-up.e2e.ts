import { expect } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { nextPersonaNumber } from '@signet/testing/browser/test';
import { pressable } from '@signet/testing/engines/engine-page';
import { expectHeadingOf, expectPlace, linkBank, walkTo } from '@signet/testing/engines/sign-up';
import { test } from '@signet/testing/engines/test';

test('a sole trader is approved by a texted code and links her bank', async ({ visit, world }) => {
  const page = await visit();
  const person = persona('ana', nextPersonaNumber());
  await page.goto(world.url);
  await walkTo({ page, world, person }, 'success');
  await expectHeadingOf(page, 'You’re approved and can take payments');
  await page.click(pressable('Link your bank'));
  await expectPlace(page, world, 'bank');
  await page.click('main form button[type="submit"], main .actions button');
  await linkBank(page);
  await expectPlace(page, world, 'bank-success');
});

test('a florist in Quebec is approved, in French', async ({ visit, world }) => {
  const page = await visit();
  await page.goto(`${world.url}/?market=CA&locale=fr-CA`);
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr-CA');
  await walkTo({ page, world, person: persona('chloe', nextPersonaNumber()) }, 'success');
  await expectHeadingOf(page, 'Vous pouvez accepter des paiements');
});

test('an LLC’s owner who comes back finds what they typed, before and after signing in, and is approved', async ({
  visit,
  world,
}) => {
  const page = await visit();
  const person = persona('marcus', nextPersonaNumber());
  await page.goto(world.url);
  await walkTo({ page, world, person }, 'business');
  await page.refresh();
  await page.back();
  await expectPlace(page, world, 'applicant');
  await expect
    .poll(() => page.evaluate(`document.querySelector('[name="applicant.name.firstName"]')?.value`))
    .toBe('Marcus');
  await walkTo({ page, world, person }, 'owner-identity');
  await page.goto(world.url);
  await walkTo({ page, world, person }, 'success');
  await expectHeadingOf(page, 'You’re approved and can take payments');
});
