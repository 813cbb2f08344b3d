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
  const note = page.getByRole('textbox', { name: 'Note for colleagues' });
  await expect(note).toBeVisible();
  await page.keyboard.press('m');
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('Space looks at a case of the queue without opening it, and J goes on to the next one', async ({
  browser,
  world,
}) => {
  await caseLike(world, 'barbers');
  await caseLike(world, 'dogs');
  const { page, close } = await openDesk(browser, world, 'robin');
  const rows = page.locator('.row-link');
  await expect(rows.nth(1)).toBeVisible(BACKGROUND_TIMEOUT);
  const names = await rows.allTextContents();
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  const peek = page.getByRole('dialog');
  await expect(peek.getByRole('heading', { name: names[0], level: 2 })).toBeVisible();
  await expect(peek.getByRole('heading', { name: 'Why it’s here' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(peek.getByRole('heading', { name: names[1], level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/\/queue\/all$/);
  await page.keyboard.press(' ');
  await expect(peek).toHaveCount(0);
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(peek).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(placeOf(page)).toHaveText(/^2 of /);
  await close();
});

test('on a phone, the acts of a case are below it and cover nothing that has focus', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'barbers');
  const { page, close } = await openDesk(browser, world, 'robin', `/a/${reference}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const acts = page.getByRole('region', { name: 'What can be done now' });
  await expect(acts).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await acts.getByRole('button', { name: 'Claim to act' }).click();
  await expect(page.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  await acts.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByRole('dialog', { name: /^Ask for changes/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const top = (await acts.boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const one of await page.locator('main').getByRole('button').all()) {
    await one.focus();
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await acts.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await close();
});
