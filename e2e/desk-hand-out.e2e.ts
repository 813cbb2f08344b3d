import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { openDesk } from '@signet/testing/browser/desk';
import { applicationViewFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

/** From the first press; what is late has to be handed out within it. */
const handOutMs = 30_000;
const drawer = (page: Page) => page.getByRole('dialog');

/** The path of a new case that waits for a person of ours. */
async function newCase(page: Page, world: ProductWorld): Promise<string> {
  const ana = persona('ana', nextPersonaNumber());
  const answers = { ...ana.answers, 'applicant.governmentIdentification.value': '0004' };
  const id = await decidedApplication(page, world, { ...ana, answers });
  return `/a/${(await applicationViewFromPage(page, id)).reference}`;
}

/** Presses a key in the very moment that a text comes onto the page, sooner than any hand could. */
const pressOnceShown = (page: Page, key: string, text: string) =>
  page.evaluate(
    ([key, text]) =>
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('main')?.textContent.includes(text) !== true) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true }),
    [key, text] as const,
  );

const linkOf = (page: Page, path: string) => page.locator(`.row-link[href="${path}"]`);

test('a senior selects cases by keys and hands them out; they are under Mine of whoever got them', async ({
  page,
  browser,
  world,
}) => {
  const path = await newCase(page, world);
  const sam = await openDesk(browser, world, 'sam', '/queue/mine');
  const priya = await openDesk(browser, world, 'priya');
  const { page: at } = priya;
  const began = performance.now();
  await linkOf(at, path).focus();
  await at.keyboard.press('x');
  await expect(at.getByText('1 case selected')).toBeVisible();
  await expectAccessible(at);
  await at.keyboard.press('a');
  await expect(drawer(at)).toBeVisible();
  await drawer(at).getByRole('radio', { name: 'Sam Okafor' }).check();
  await at.keyboard.press('Control+Enter');
  await expect(drawer(at)).toBeVisible();
  await drawer(at).getByLabel('Why').fill('You know this source.');
  await expectAccessible(at);
  await at.keyboard.press('Control+Enter');
  await expect(at.getByText('1 case was handed out.')).toBeVisible();
  expect(performance.now() - began).toBeLessThan(handOutMs);
  await expect(at.getByText('1 case selected')).toHaveCount(0);

  await sam.page.reload();
  await expect(linkOf(sam.page, path)).toBeVisible();
  await expect(sam.page.getByText('For you').first()).toBeVisible();
  await linkOf(sam.page, path).click();
  await expect(sam.page.getByText('You look after it.')).toBeVisible();
  await expect(sam.page.getByText('You know this source.')).toBeVisible();
  await expectAccessible(sam.page);
  await Promise.all([sam.close(), priya.close()]);
});

test('a case is put off with a reason, and stands under Looking again until somebody takes it up', async ({
  page,
  browser,
  world,
}) => {
  const path = await newCase(page, world);
  const robin = await openDesk(browser, world, 'robin', path);
  const { page: at } = robin;
  await at.getByRole('button', { name: 'More' }).click();
  await at.getByRole('button', { name: 'Look again …' }).click();
  await drawer(at).getByRole('radio', { name: 'In 2 business days' }).check();
  await drawer(at).getByLabel('What we wait for').fill('The registry is closed today.');
  await expectAccessible(at);
  await drawer(at).getByRole('button', { name: 'Put off' }).click();
  await expect(at.getByText(/^Nobody has claimed it\. .* Put off until /)).toBeVisible();
  await at.goto('/queue/looking-again');
  await expect(linkOf(at, path)).toBeVisible();
  await pressOnceShown(at, 'c', 'Put off until');
  await linkOf(at, path).click();
  await expect(at.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  await at.goto('/queue/looking-again');
  await expect(at.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible();
  await expect(linkOf(at, path)).toHaveCount(0);
  await robin.close();
});

test('whoever knows somebody of a case gives it away for good, and others decide it', async ({
  page,
  browser,
  world,
}) => {
  const path = await newCase(page, world);
  const robin = await openDesk(browser, world, 'robin', path);
  const { page: at } = robin;
  await at.getByRole('button', { name: 'Claim to act' }).click();
  await expect(at.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  await at.getByRole('button', { name: 'More' }).click();
  await at.getByRole('button', { name: 'I know them …' }).click();
  await expectAccessible(at);
  await drawer(at).getByRole('button', { name: 'I know them' }).click();
  await expect(at.getByText(/^You know somebody of this application/)).toBeVisible();
  await expect(at.getByRole('button', { name: 'Claim to act' })).toHaveCount(0);
  await expect(at.getByRole('button', { name: /^Decide/ })).toHaveCount(0);
  await expectAccessible(at);
  const sam = await openDesk(browser, world, 'sam', path);
  await sam.page.getByRole('button', { name: 'Claim to act' }).click();
  await expect(sam.page.getByText(/^Yours for \d+ more minutes?/)).toBeVisible();
  await Promise.all([robin.close(), sam.close()]);
});

test('somebody says that they are away, and a senior cannot choose them', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'priya');
  await page.getByRole('button', { name: 'Away …' }).click();
  await drawer(page).getByLabel('Last day away').fill('2999-12-31');
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Away …' }).click();
  await expect(drawer(page).getByLabel('Last day away')).toHaveValue('2999-12-31');
  await drawer(page).getByLabel('Last day away').fill('');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await close();
});
