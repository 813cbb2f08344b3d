import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import {
  callApiFromPage,
  completedApplication,
  decidedApplication,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const STILL_CHECKING = 'We’re still checking your application';

/**
 * Loses the response of a submission that arrives, and every look at the application after it,
 * until the line is back.
 */
async function loseLine(page: Page, id: string): Promise<{ back: () => Promise<void> }> {
  const application = `**/api/v2/applications/${encodeURIComponent(id)}`;
  await page.route(`${application}/onboard`, async (route) => {
    await route.fetch();
    await page.route(application, (look) => look.abort());
    await page.route(`${application}/live`, (look) => look.abort());
    await route.abort();
  });
  return { back: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

test('a submission without any response leads to the result, which says that we are still checking and finds out', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/check-answers`);
  await expectScreen(page, world, 'check-answers');
  await page.locator('[name="applicant.terms.signed"]').check();
  const line = await loseLine(page, id);
  await page.locator('main form .actions button[type="submit"]').click();
  await expect(expectHeading(page)).toHaveText(STILL_CHECKING);
  await expectAccessible(page);
  await line.back();
  await expect(expectHeading(page)).not.toHaveText(STILL_CHECKING, { timeout: 30_000 });
});

test('a further store without any response leads to the result too', async ({ page, world }) => {
  const home = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const application = { intent: 'ADD_STORE', businessId: home.slice('urn:app:'.length) };
  const { body: store } = await callApiFromPage(page, 'createApplication', {
    body: { application },
  });
  await page.goto(`/${store.id}/store`);
  await expectScreen(page, world, 'new-store');
  await page.locator('[name="application.storeName"]').fill('Harbour Street');
  await page.locator('[name="applicant.terms.signed"]').check();
  const line = await loseLine(page, store.id);
  await page.locator('main form .actions button[type="submit"]').click();
  await expect(expectHeading(page)).toHaveText(STILL_CHECKING);
  await line.back();
  await expect(expectHeading(page)).not.toHaveText(STILL_CHECKING, { timeout: 30_000 });
});
