import type { Page } from '@playwright/test';
import { openDesk } from '@signet/testing/browser/desk';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';
import { caseLike } from './case-like.ts';

test.describe.configure({ timeout: 120_000 });

const waitS = 4;

/** What the API answers whoever makes too many calls in a minute, until `unroute`. */
const refuseCalls = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': String(waitS) },
      contentType: 'application/problem+json',
      body: JSON.stringify({
        ...{ type: 'about:blank', title: 'Too many requests', status: 429 },
        ...{ code: 'request.rateLimited', data: { seconds: waitS } },
      }),
    }),
  );

const paused = (page: Page) => page.getByRole('dialog', { name: 'Too many calls in a minute' });

test('too many calls: the page says when to go on, keeps what was typed, and reads again by itself', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'barbers');
  const { page, close } = await openDesk(browser, world, 'robin', `/a/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note for colleagues' });
  await note.fill('They called about the lease.');
  const calls = '**/api/v2/reviews/*/lease';
  await refuseCalls(page, calls);
  await page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(paused(page)).toContainText(/You can go on at \d+:\d\d:\d\d/);
  await expectAccessible(page);
  await page.unroute(calls);
  await expect(paused(page)).toHaveCount(0);
  await expect(note).toHaveValue('They called about the lease.');
  await page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(page.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  await close();
});

test('whoever may read on meanwhile is not asked to wait, and a list that was refused comes by itself', async ({
  browser,
  world,
}) => {
  const reference = await caseLike(world, 'dogs');
  const { page, close } = await openDesk(browser, world, 'sam');
  await expect(page.getByText(reference)).toBeVisible();
  const lists = '**/api/v2/reviews?*';
  await refuseCalls(page, lists);
  await page.getByRole('link', { name: /^Late/ }).click();
  await paused(page).getByRole('button', { name: 'Read on meanwhile' }).click();
  await expect(paused(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The queue couldn’t be read.' })).toBeVisible();
  await page.unroute(lists);
  await expect(page.getByRole('heading', { name: 'Nothing is late' })).toBeVisible();
  await close();
});

test('whoever opens the desk meanwhile reads when it opens, and it opens', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'robin');
  const session = '**/api/v2/desk/session';
  await refuseCalls(page, session);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Too many calls in a minute' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(session);
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible();
  await close();
});
