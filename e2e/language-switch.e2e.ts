import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';

import { pathTo, type RouteId } from '@signet/rulebook/routes';
import { answerForm } from '@signet/testing/browser/answer-form';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import { decidedApplication, waitForCodeStepUp } from '@signet/testing/browser/page-api';
import { continueTo, expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const switchTo = async (page: Page, lang: 'fr-CA' | 'en-US'): Promise<void> => {
  await page.locator('[popovertarget="place"]').click();
  await page
    .locator('.languages a')
    .filter({ hasText: lang === 'fr-CA' ? 'Français' : 'English' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
};

/**
 * Secrets are never kept, so they are left out; phone numbers compare by digits, since each
 * language groups them differently.
 */
const answersOn = (page: Page): Promise<string[]> =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main input:not([type="password"]), main select, main textarea')].map(
    ({ name, type, value, checked }) => name + '=' + (type === 'radio' || type === 'checkbox' ? value + ' ' + checked : type === 'tel' ? value.replaceAll(/[^0-9]/g, '') : value))`);

type Stand = { path: string; title: string; answers: string[] };

/**
 * The page's state once it is stable: screens and kept answers appear slightly after the URL
 * changes.
 */
async function standOf(page: Page): Promise<Stand> {
  const look = async (): Promise<string> => {
    await page.locator('.skeletons').waitFor({ state: 'detached' });
    const title = (await expectHeading(page).first().textContent()) ?? '';
    return JSON.stringify({
      path: new URL(page.url()).pathname,
      title,
      answers: await answersOn(page),
    } satisfies Stand);
  };
  let seen = '';
  await expect
    .poll(async () => {
      const before = seen;
      seen = await look();
      return seen === before;
    })
    .toBe(true);
  return JSON.parse(seen) as Stand; // written above
}

async function expectNothingChanges(page: Page): Promise<void> {
  const before = await standOf(page);
  await switchTo(page, 'fr-CA');
  const { path, title, answers } = await standOf(page);
  expect({ path, answers }).toEqual({ path: before.path, answers: before.answers });
  expect(title).not.toBe(before.title);
  await switchTo(page, 'en-US');
  expect(await standOf(page)).toEqual(before);
}

test('on every page of the sign-up, also in the middle of an answer', async ({ page, world }) => {
  test.setTimeout(180_000);
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/');
  await continueTo({ page, world, person }, 'check-answers', async (shown) => {
    const text = shown
      .locator(
        'main input[type="text"]:not([role="combobox"]):not([name*="dob"]):not([name*="governmentId"])',
      )
      .first(); // searches are not answers until a row is taken, and secrets are never kept
    // No script, no memory: what is typed and left before it came is lost.
    await waitUntil(shown, IS_INTERACTIVE);
    if ((await text.count()) > 0) await text.fill('Ana');
    await expectNothingChanges(shown);
  });
  await expectNothingChanges(page);
});

async function expectNothingChangesOn(
  page: Page,
  world: ProductWorld,
  id: string,
  routes: readonly RouteId[],
): Promise<void> {
  for (const route of routes) {
    await page.goto(pathTo(route, { id }));
    await expectScreen(page, world, route);
    await expectNothingChanges(page);
  }
}

test('on the page of the code, and on the page of an unknown address', async ({ page, world }) => {
  const id = await waitForCodeStepUp(page, persona('ana', nextPersonaNumber()));
  await expectNothingChangesOn(page, world, id, ['otp']);
  await page.goto('/no/such/page');
  await expectNothingChanges(page);
});

test('on the pages of somebody who is approved, and in the bank’s form, which has no address of its own', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await expectNothingChangesOn(page, world, id, ['success', 'bank']);
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).click();
  await page.locator('[name="fullName"]').fill('Ana Maria Ruiz');
  await switchTo(page, 'fr-CA');
  await expect(page.locator('[name="fullName"]')).toHaveValue('Ana Maria Ruiz');
  await switchTo(page, 'en-US');
  await standOf(page);
  await answerForm(page, 'bank', person);
  await page.locator('main form button[type="submit"]').click();
  await expectScreen(page, world, 'bank-success');
  await expectNothingChanges(page);
  await expectNothingChangesOn(page, world, id, ['complete']);
});

test('the choice outlives the visit', async ({ page, context, world }) => {
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await switchTo(page, 'fr-CA');
  await page.close();
  const later = await context.newPage();
  await later.goto('/business');
  await expect(later.locator('html')).toHaveAttribute('lang', 'fr-CA');
});
