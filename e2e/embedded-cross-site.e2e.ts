import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { pressOnceSeen } from '@signet/testing/browser/cover-report';
import { PARTNER_SITES, test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, openFrame } from '@signet/testing/browser/framed';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { signUpByKeyboard } from '@signet/testing/browser/keyboard-sign-up';
import { SIZES } from '@signet/testing/browser/launch';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';

const cookiesOf = async (page: Page, url: string) =>
  (await page.context().cookies(url)).map(({ name, sameSite, secure, partitionKey }) => ({
    name,
    sameSite,
    secure,
    partitionKey,
  }));

test('Chloé signs up in French at 320 px, with third-party cookies refused, and links her bank', async ({
  page,
  world,
}) => {
  await page.setViewportSize(SIZES.narrow);
  const person = persona('chloe', nextPersonaNumber());
  const heard = await openFrame(page, {
    portal: world.url,
    referral: 'northwind',
    locale: 'fr-CA',
    query: { market: 'CA', locale: 'fr-CA' },
  });
  // The browser keeps only cookies partitioned to this site.
  const kept = `((document.cookie = 'plain=1; secure; samesite=none'), document.cookie.includes('plain=1'))`;
  expect(await frameOf(page).evaluate(kept)).toBe(false);
  await continueTo({ page: inside(page), world, person }, 'success', () => expectAccessible(page));
  await expect(expectHeading(inside(page))).toHaveText('Vous pouvez accepter des paiements');
  const cookies = await cookiesOf(page, world.url);
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['__Host-esid', 'embed']));
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-sid');
  for (const cookie of cookies)
    expect(cookie).toMatchObject({
      sameSite: 'None',
      secure: true,
      partitionKey: expect.stringContaining('northwind-shop.localhost'),
    });
  await inside(page).getByRole('link', { name: 'Lier mon compte bancaire' }).click();
  await expectScreen(inside(page), world, 'bank');
  await pressOnceSeen(inside(page).locator('main .actions .btn-primary').first());
  await linkInPlaidWindow(inside(page));
  await expectScreen(inside(page), world, 'bank-success');
  await inside(page).locator('main .actions a').first().click();
  await expect.poll(() => heard('completed')).toMatchObject([{ outcome: 'approved' }]);
  expect(await heard('error')).toEqual([]);
});

test('in the hosting provider’s portal, in a frame and by keyboard alone, Ana is approved and links her bank', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const heard = await openFrame(page, { portal: world.godaddyUrl, referral: '' });
  await expect(inside(page).locator('html')).toHaveAttribute('data-brand', 'godaddy');
  const keys = keyboardOnly(inside(page), page.keyboard);
  await page.keyboard.press('Tab');
  await keys.to('main .actions a');
  await keys.press('Enter');
  await signUpByKeyboard({ page: inside(page), world, person, keys });
  await expect.poll(() => heard('completed')).toMatchObject([{ outcome: 'approved' }]);
});

test('the sandbox’s partner has its page on another site, where its look and its language reach the frame', async ({
  page,
}) => {
  await page.goto(PARTNER_SITES.sandbox);
  const door = page.getByRole('link', { name: /A partner’s page/ });
  await expect(door).toHaveAttribute('href', `${PARTNER_SITES.sandbox}/partner`);
  await page.goto((await door.getAttribute('href')) ?? '');
  await expect(page.locator('iframe')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('embed.cookieBlocked')).toHaveCount(0);
  await page.getByLabel('Language', { exact: true }).selectOption('fr-CA');
  await expect(inside(page).locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.getByLabel('Colors').selectOption('dark');
  const paper = () =>
    frameOf(page).evaluate<string>('getComputedStyle(document.body).backgroundColor');
  await expect.poll(paper).toBe('oklch(0.2 0.018 264)');
  await expectAccessible(page);
  const pathOfFrame = () => new URL(frameOf(page).url()).pathname;
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(pathOfFrame).toBe('/r/northwind/applicant');
  await expect(async () => {
    // A click is lost between navigation and hydration.
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(pathOfFrame, { timeout: 2_000 }).not.toBe('/r/northwind/applicant');
  }).toPass();
  // Cash advances require sign-in.
  await page.getByLabel('Cash advances alone (CAPITAL)').check();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]mode=CAPITAL(&|$)/);
  await expect.poll(pathOfFrame, { timeout: 20_000 }).toMatch(/^\/oidc\//);
});
