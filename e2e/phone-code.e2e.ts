import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { e164MobileOf } from '@signet/testing/applications';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import {
  applicationViewFromPage,
  BACKGROUND_TIMEOUT,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import {
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const minuteMs = 60_000;
const field = (page: Page) => page.locator('[name="code"]');
const resend = (page: Page) => page.getByRole('button', { name: 'Resend the code' });

/** Types a code by hand, once the page is interactive. */
async function typeCode(page: Page, code: string): Promise<void> {
  await waitUntil(page, IS_INTERACTIVE);
  await field(page).fill('');
  await field(page).pressSequentially(code);
  await pressContinue(page);
}

async function tryCode(page: Page, code: string, words: string | RegExp): Promise<void> {
  await typeCode(page, code);
  await expect(page.locator('#code-error')).toContainText(words);
}

const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

test('typed digits wait for Continue, a code that arrives at once sends itself', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  await expect(expectHeading(page)).toHaveText('Enter the code we texted you');
  await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  const code = await world.phone(e164MobileOf(person)).latestCode();
  await field(page).pressSequentially(code);
  await page.waitForTimeout(500);
  await expectScreen(page, world, 'otp');
  await field(page).fill('');
  await field(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expectScreen(page, world, 'success');
});

test('a wrong code says how many tries are left, sends nothing, and the code just sent stays valid', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  const code = await world.phone(e164MobileOf(person)).latestCode();
  await tryCode(
    page,
    wrong(code),
    'That code doesn’t match. Check the text and try again. You have 4 tries left.',
  );
  await expectLoneError(page, 'You have 4 tries left.');
  await tryCode(page, wrong(code), 'You have 3 tries left.');
  await page.reload();
  await expect(page.getByText('You have 3 tries left for this code.')).toBeVisible();
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);
  await field(page).fill(code);
  await expectScreen(page, world, 'success');
});

test('a decision that is faster than the answer to the code is still seen before the bank', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  await page.route('**/api/v2/applications/*/step-ups/otp', async (route) => {
    const response = await route.fetch();
    await expect
      .poll(async () => (await applicationViewFromPage(page, id)).page, BACKGROUND_TIMEOUT)
      .toBe('bank');
    await route.fulfill({
      response,
      json: { ...(await response.json()), application: await applicationViewFromPage(page, id) },
    });
  });
  await typeCode(page, await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test('the code can be sent again after 30 s, counted down, and is the same one', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  await expect(page.getByText(/^Resend the code in \d+ seconds$/).first()).toBeVisible();
  await expect(resend(page)).toHaveCount(0);
  await world.advance(31_000);
  await page.reload();
  await resend(page).click();
  await expect(page.getByText('We sent the code again.')).toBeVisible();
  await expect(resend(page)).toHaveCount(0);
  const texts = await world.phone(e164MobileOf(person)).messages();
  expect(texts).toHaveLength(2);
  expect(texts[0]?.text).toBe(texts[1]?.text);
});

test('after ten minutes the code has expired, and a new one is sent', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  const old = await world.phone(e164MobileOf(person)).latestCode();
  // Only the answer to the code says so: a page that has heard of it before shows no field any
  // more.
  const isApplication = (url: URL): boolean => url.pathname.endsWith(encodeURIComponent(id));
  await page.route(isApplication, (route) => route.abort());
  await world.advance(10 * minuteMs + 1_000);
  await typeCode(page, old);
  await page.unroute(isApplication);
  await expect(expectHeading(page)).toHaveText('Get a new code');
  await expect(expectHeading(page)).toBeFocused();
  await expect(page.getByText('That code has expired.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Text me a new code' }).click();
  await expect(page.getByText(/^We sent a new code to \(\d{3}\)\s\d{3}-\d{4}\.$/)).toBeVisible();
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(2);
  await field(page).fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
});

test('after too many wrong codes the phone is locked, and photo ID leads on', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  for (const round of [1, 2]) {
    const bad = wrong(await world.phone(e164MobileOf(person)).latestCode());
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try'])
      await tryCode(page, bad, `You have ${left} left.`);
    if (round === 2) break;
    await typeCode(page, bad);
    await expect(expectHeading(page)).toHaveText('Get a new code');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await world.advance(31_000);
    await page.reload();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Text me a new code' }).click();
    await expect(page.getByText(/^We sent a new code to \(\d{3}\)\s\d{3}-\d{4}\.$/)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  }
  await field(page).fill('');
  await field(page).pressSequentially(wrong(await world.phone(e164MobileOf(person)).latestCode()));
  await pressContinue(page);
  await expect(expectHeading(page)).toHaveText('You can’t use this phone right now');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use photo ID instead' }).click();
  await expectScreen(page, world, 'identification');
});

test('“photo ID instead” leads on to the page that says how', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  await page.getByText('Can’t use this phone?').click();
  await page.getByRole('button', { name: 'Use photo ID instead' }).click();
  await expectScreen(page, world, 'identification');
  await expectAccessible(page);
});

test('a code pasted behind a wrong one replaces it and submits itself', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  const code = await world.phone(e164MobileOf(person)).latestCode();
  await tryCode(page, wrong(code), 'You have 4 tries left.');
  await page.evaluate(`navigator.clipboard.writeText('${code}')`);
  await field(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expectScreen(page, world, 'success');
});

test('a mistyped number is changed on the code page, and the code to the new one is taken', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  const change = page.getByRole('button', { name: 'Change number' });
  const number = page.locator('[type="tel"]');
  await change.click();
  await expect(expectHeading(page)).toHaveText('Change your mobile number');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep this number' }).click();
  await expect(expectHeading(page)).toHaveText('Enter the code we texted you');
  await change.click();
  await number.fill('(415) 555-0199');
  await page.getByRole('button', { name: 'Text me a new code' }).click();
  await expectLoneError(page, 'Enter a mobile number from a');
  const typed = '4155570142';
  await number.fill(typed);
  await page.getByRole('button', { name: 'Text me a new code' }).click();
  await expect(page.getByText('We sent a new code to (415)\u00a0557-0142.')).toBeVisible();
  await change.click();
  await expect(page.getByText('You can change it 2 more times today.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this number' }).click();
  await field(page).fill(await world.phone(`+1${typed}`).latestCode());
  await expectScreen(page, world, 'success');
});
