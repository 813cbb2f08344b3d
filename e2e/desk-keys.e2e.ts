import type { Page } from '@playwright/test';
import { openDesk } from '@signet/testing/browser/desk';
import { BACKGROUND_TIMEOUT } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import { caseLike } from './case-like.ts';

test.describe.configure({ timeout: 180_000 });

const placeOf = (page: Page) => page.getByText(/^\d+ of \d+$/);

test('keys go through a queue from case to case, to the note, and to other pages', async ({
  browser,
  world,
}) => {
  const references = [await caseLike(world, 'barbers'), await caseLike(world, 'dogs')];
  const { page, close } = await openDesk(browser, world, 'robin');
  for (const reference of references)
    await expect(page.getByText(reference)).toBeVisible(BACKGROUND_TIMEOUT);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(placeOf(page)).toHaveText(/^1 of /);
  await expect(page.getByRole('button', { name: 'Previous case' })).toBeDisabled();
  await expectAccessible(page);
  const first = new URL(page.url()).pathname;
  await page.keyboard.press('j');
  await expect(placeOf(page)).toHaveText(/^2 of /);
  expect(new URL(page.url()).pathname).not.toBe(first);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await page.keyboard.press('m');
  const note = page.getByRole('textbox', { name: 'Note for colleagues' });
  await expect(note).toBeFocused();
  await page.keyboard.type('j, k and m are letters here');
  await expect(note).toHaveValue('j, k and m are letters here');
  await page.keyboard.press('Tab');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/queue\/all$/);
  for (const [key, view] of [
    ['m', 'mine'],
    ['s', 'second'],
    ['q', 'all'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/queue/${view}$`));
  }
  await close();
});

test('text is larger for whoever wants it, and nothing of a page is printed', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'sam');
  const textPx = () => page.evaluate(() => getComputedStyle(document.body).fontSize);
  const before = Number.parseFloat(await textPx());
  const larger = page.getByRole('button', { name: 'Larger text' });
  await larger.click();
  await expect(larger).toHaveAttribute('aria-pressed', 'true');
  expect(Number.parseFloat(await textPx())).toBeGreaterThan(before);
  await expectAccessible(page);
  await page.reload();
  await expect(larger).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Pages of the desk aren’t printed.')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await close();
});

test('on a phone, the pages that the bar has no room for are behind More', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'priya');
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Desk', exact: true });
  await expect(bar.getByRole('link', { name: 'Audit' })).toBeHidden();
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('list', { name: 'More pages' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'More pages' })).toBeHidden();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('list', { name: 'More pages' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(page.getByRole('list', { name: 'More pages' })).toBeHidden();
  await close();
});
