import type { Page, Route } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { ERRORS, type ErrorCode } from '@signet/rulebook/core/errors';
import { mailTo } from '@signet/testing/applications';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { waitUntil } from '@signet/testing/browser/launch';
import { completedApplication } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const toast = (page: Page) => page.locator('.toasts [role="alert"]');
const dialog = (page: Page) => page.getByRole('dialog');
const saving = '**/api/v2/applications/*';

const failSaves = (
  page: Page,
  code: ErrorCode,
  data: Record<string, string> = {},
): Promise<unknown> =>
  page.route(saving, (route: Route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: ERRORS[code].status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code, data, reference: 'k3f9-2m7q' }),
        })
      : route.fallback(),
  );

async function atIdentity(page: Page, world: ProductWorld): Promise<string> {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page.locator('[name="applicant.phone.localPhoneNumber"]').fill('4155550177');
  return mailTo(person);
}

test('a save that failed on our side is a toast: it stays, it can be closed, and the next try takes it away', async ({
  page,
  world,
}) => {
  await atIdentity(page, world);
  await page.clock.install();
  await failSaves(page, 'server.error');
  await pressContinue(page);
  await expect(toast(page)).toContainText('Application update Error, please reload the page.');
  await expect(toast(page)).toContainText(
    'We couldn’t save your last change. Your earlier answers are safe.',
  );
  await expect(toast(page)).toContainText('Reference: k3f9-2m7q');
  await expect(page.locator('[data-error-summary]')).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toHaveCount(1);
  await pressContinue(page);
  await expect(toast(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss this message' }).press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('[name="applicant.phone.localPhoneNumber"]')).toHaveValue(
    '(415)\u00a0555-0177',
  );
  await failSaves(page, 'server.busy');
  await pressContinue(page);
  await expect(toast(page)).toContainText('We’re very busy right now.');
  await page.unroute(saving);
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await expect(toast(page)).toHaveCount(0);
});

test('no connection: a toast says that nothing is lost', async ({ page, context, world }) => {
  await atIdentity(page, world);
  // What shows messages loads after the form; until then only the line above the form says it.
  await waitUntil(
    page,
    "performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('/notification-area-') && responseEnd > 0)",
  );
  await page.waitForLoadState('networkidle'); // its texts follow it
  await context.setOffline(true);
  await pressContinue(page);
  await expect(toast(page)).toContainText('You seem to be offline. Your answers are still here');
  await expectAccessible(page);
  await context.setOffline(false);
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
});

test('a short fault is a growl at the lower edge, which stays because it is an error', async ({
  page,
  world,
}) => {
  await atIdentity(page, world);
  await page.clock.install();
  await failSaves(page, 'server.errorShort');
  await pressContinue(page);
  const growl = page.locator('.toasts-bottom [role="alert"]');
  await expect(growl).toContainText(
    'Sorry, an error occurred. Please try again. For questions, contact support.',
  );
  await page.clock.runFor(10_000);
  await expect(growl).toHaveCount(1);
});

test('a wrong account is a dialog with the three steps and the way out', async ({
  page,
  world,
}) => {
  await atIdentity(page, world);
  await failSaves(page, 'account.wrong');
  await pressContinue(page);
  await expect(
    dialog(page).getByRole('heading', { name: 'You’re using a different account' }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await pressContinue(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.origin !== world.url || url.pathname === '/');
});

test('a website builder’s error leads to no address that an answer names', async ({
  page,
  world,
}) => {
  await atIdentity(page, world);
  for (const redirectUrl of ['https://evil.example/', '/get-started']) {
    await failSaves(page, 'wam.failed', { redirectUrl });
    await pressContinue(page);
    await expect(dialog(page)).toContainText('We couldn’t continue in your website builder.');
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await page.unroute(saving);
  }
});

test('an error that takes the page keeps what was typed behind it', async ({ page, world }) => {
  await atIdentity(page, world);
  await failSaves(page, 'store.notAllowed');
  await pressContinue(page);
  await expect(page.locator('main h1:visible')).toHaveText('We can’t offer payments here');
  await expect(page.getByText('doesn’t comply with our terms')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.locator('[name="applicant.phone.localPhoneNumber"]')).toHaveValue(
    '(415)\u00a0555-0177',
  );
});

test('a submission that failed on our side is a page that says so, and the next try sends what was answered', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  const onboarding = /\/onboard$/;
  const submit = async () => {
    await expectScreen(page, world, 'check-answers');
    await page.locator('[name="applicant.terms.signed"]').check();
    await pressContinue(page);
  };
  await page.route(onboarding, (route) =>
    route.fulfill({
      status: ERRORS['server.error'].status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'server.error', reference: 'k3f9-2m7q' }),
    }),
  );
  await page.goto(`/${id}/check-answers`);
  await submit();
  await expect(page.locator('main h1:visible')).toHaveText('Your application wasn’t submitted');
  await expect(page.locator('main').getByText('Reference: k3f9-2m7q')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(onboarding);
  await page.getByRole('button', { name: 'Try again' }).click();
  await submit();
  await expectScreen(page, world, 'otp');
});

test('a session that ended in the middle takes messages away, leads to sign-in and back', async ({
  page,
  context,
  world,
}) => {
  const mail = await atIdentity(page, world);
  await failSaves(page, 'server.error');
  await pressContinue(page);
  await expect(toast(page)).toHaveCount(1);
  await page.unroute(saving);
  await context.clearCookies({ name: /^((sid|link|sign-in)$|sandbox_|identity_)/ });
  await pressContinue(page);
  await page.waitForURL('**/oidc/interaction/**');
  await signInAtProvider(page, mail);
  await expectScreen(page, world, 'owner-identity');
  await expect(page.locator('[name="applicant.phone.localPhoneNumber"]')).toHaveValue(
    '(415)\u00a0555-0177',
  );
  await expect(toast(page)).toHaveCount(0);
});

test.describe('the configuration of another country', () => {
  const configs = '**/api/v2/configs?*';
  const change = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Country and language' }).click();
    await page.getByRole('button', { name: 'Change country' }).click();
    await dialog(page).getByRole('button', { name: 'Start a new application' }).click();
  };

  test('may be refused, or not be had: the page says so, and nothing is dropped', async ({
    page,
    world,
  }) => {
    await page.goto('/applicant');
    await expectScreen(page, world, 'applicant');
    await page.locator('[name="applicant.name.firstName"]').fill('Ana');
    await page.route(configs, (route) =>
      route.fulfill({ status: 422, body: JSON.stringify({ code: 'config.unsupported' }) }),
    );
    await change(page);
    await expect(
      page.getByText('Poynt is not supporting in your market and currency.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.unroute(configs);
    await page.route(configs, (route) => route.abort());
    await change(page);
    await expect(
      page.getByText('Cannot get page configuration from server. Please try again later.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.locator('[name="applicant.name.firstName"]')).toHaveValue('Ana');
    expect((await page.context().cookies()).filter(({ name }) => name === 'market')).toEqual([]);
  });

  test('may live elsewhere: a 417 is followed to one of our addresses, and to no other', async ({
    page,
    world,
  }) => {
    await page.goto('/applicant');
    await expectScreen(page, world, 'applicant');
    await page.route(configs, (route) =>
      route.fulfill({ status: 417, headers: { location: 'https://evil.example/' } }),
    );
    await change(page);
    await expect(page.locator('main h1:visible')).toHaveText('This page has moved');
    await page.waitForTimeout(500);
    expect(new URL(page.url()).origin).toBe(world.url);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.unroute(configs);
    await page.route(configs, (route) =>
      route.fulfill({ status: 417, headers: { location: '/r/spring-fair/get-started' } }),
    );
    await change(page);
    await page.waitForURL('**/r/spring-fair/get-started');
  });

  test('a referral asks for its own, once its page stands', async ({ page, world }) => {
    const configsRequest = page.waitForRequest((request) =>
      request.url().includes('/api/v2/configs?'),
    );
    await page.goto('/r/spring-fair/get-started');
    expect(new URL((await configsRequest).url()).search).toBe(
      '?currency=USD&referralUrlId=spring-fair',
    );
    await expectScreen(page, world, 'get-started');
  });
});
