import type { Page } from '@playwright/test';
import { STAFF } from '@signet/personas/staff';
import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { openDesk } from '@signet/testing/browser/desk';
import { BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';
import { caseLike } from './case-like.ts';

test.describe.configure({ timeout: 180_000 });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Groups of Robin at the company’s provider. */
const setGroups = (world: ProductWorld, groups: readonly string[]) =>
  fetch(`${world.sandboxUrl}/control/staff/robin/groups`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ groups }),
  });

test('a desk that nobody used locks with the next press, shows nothing of the case, and leads back to it', async ({
  browser,
  world,
}) => {
  const path = `/a/${await caseLike(world, 'barbers')}`;
  const { page, close } = await openDesk(browser, world, 'robin', path);
  const business = await page.getByRole('heading', { level: 1 }).textContent();
  await world.advance(STAFF_LIMITS.lockAfterMs);
  await page.keyboard.press('c');
  await expect(heading(page, 'The desk is locked')).toBeVisible();
  await expectAccessible(page);
  expect(await page.content()).not.toContain(String(business));
  await page.getByRole('link', { name: 'Unlock with company sign-in' }).click();
  await page.getByRole('button', { name: STAFF.robin.name }).click();
  await expect(page).toHaveURL(world.deskUrl + path);
  await expect(heading(page, String(business))).toBeVisible();
  await close();
});

test('a group that is taken away in the middle of a session ends it within a quarter of an hour, and nothing of the queue stays on the page', async ({
  browser,
  world,
}) => {
  await caseLike(world, 'dogs');
  const { page, close } = await openDesk(browser, world, 'robin');
  await expect(page.locator('.row-link').first()).toBeVisible(BACKGROUND_TIMEOUT);
  await setGroups(world, []);
  try {
    const stepMs = STAFF_LIMITS.lockAfterMs - 60_000;
    await world.advance(stepMs);
    await page.keyboard.press('2');
    await expect(page.getByRole('link', { name: /^Unclaimed/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.locator('.row-link').first()).toBeVisible();
    await world.advance(stepMs);
    await page.keyboard.press('1');
    await expect(heading(page, 'Sign in to work on applications')).toBeVisible();
    await expect(page.locator('.row-link')).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await setGroups(world, STAFF.robin.groups);
  }
  await close();
});
