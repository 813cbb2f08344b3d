import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import {
  completedApplication,
  decidedApplication,
  signInAs,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import {
  continueTo,
  currentScreen,
  expectHeading,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const button = (page: Page) => page.locator('main form .actions button[type="submit"]');

function countCalls(page: Page, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(ending)) count += 1;
  });
  return () => count;
}

async function inquiries(world: ProductWorld): Promise<number> {
  // The sandbox's own shape.
  const calls = (await world.calls('persona')) as { method: string; path: string }[];
  return calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/inquiries'))
    .length;
}

const subjects = async (world: ProductWorld, mail: string) =>
  (await world.mailbox(mail).messages()).map(({ subject }) => subject);

test('a double click where the draft becomes an application makes one application', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await signInAs(page, mailTo(person));
  await page.goto('/applicant');
  const creations = countCalls(page, '/applications');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await button(page).dblclick();
  await expectScreen(page, world, 'application-business');
  expect(creations()).toBe(1);
});

test('a double click on Submit sends one application: one text message, one check of the person, one decision', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  await page.goto(`/${id}/check-answers`);
  await expectScreen(page, world, 'check-answers');
  const before = await inquiries(world);
  const sends = countCalls(page, '/onboard');
  await page.locator('[name="applicant.terms.signed"]').check();
  await button(page).dblclick();
  await expectScreen(page, world, 'otp');
  expect(sends()).toBe(1);
  await world.phone(e164MobileOf(person)).latestCode();
  const checks = countCalls(page, '/otp');
  await page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
  expect(checks()).toBe(1);
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);
  await expect
    .poll(() => subjects(world, mailTo(person)))
    .toEqual(['You’re approved: link your bank']);
  expect((await inquiries(world)) - before).toBeLessThanOrEqual(2);
});

test('a held Enter key sends a form once', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  await page.goto(`/${id}/check-answers`);
  await expectScreen(page, world, 'check-answers');
  const sends = countCalls(page, '/onboard');
  await page.locator('[name="applicant.terms.signed"]').check();
  await button(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectScreen(page, world, 'otp');
  expect(sends()).toBe(1);
  await world.phone(e164MobileOf(person)).latestCode();
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);
});

test('two tabs that submit at the same moment make one onboarding and one text message', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`/${id}/check-answers`);
    await expectScreen(tab, world, 'check-answers');
    await tab.locator('[name="applicant.terms.signed"]').check();
  }
  await Promise.all(tabs.map((tab) => button(tab).click()));
  for (const tab of tabs) await expectScreen(tab, world, 'otp');
  const code = await world.phone(e164MobileOf(person)).latestCode();
  // Typed digits wait for Continue.
  for (const tab of tabs) await tab.locator('[name="code"]').pressSequentially(code);
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(`document.querySelector('main form .actions button[type="submit"]')?.click()`),
    ),
  );
  for (const tab of tabs) {
    await expect
      .poll(() => currentScreen(tab, world), { timeout: 20_000 })
      .toMatch(/^(success|bank)$/);
    await tab.goto(`/${id}/applicant`);
    await expectScreen(tab, world, 'bank');
  }
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);
  await expect
    .poll(() => subjects(world, mailTo(person)))
    .toEqual(['You’re approved: link your bank']);
});

test('somebody who begins again in another tab after signing in comes back to the same application', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/');
  await continueTo({ page, world, person }, 'address');
  const other = await context.newPage();
  await other.goto('/applicant');
  await expectScreen(other, world, 'applicant');
  await expect(other.locator('[name="applicant.email.emailAddress"]')).toHaveValue(mailTo(person));
  await answerForm(other, 'applicant', person);
  await pressContinue(other);
  await expectScreen(other, world, 'address');
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('the page of the code, opened in two tabs, texts one code; sent twice it counts one try', async ({
  page,
  context,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/${id}/otp`);
    await expectScreen(tab, world, 'otp');
  }
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);
  const checks = countCalls(page, '/otp');
  await page.locator('[name="code"]').pressSequentially('000000');
  await button(page).dblclick();
  await expect(page.locator('#code-error')).toContainText('You have 4 tries left');
  expect(checks()).toBe(1);
});

test('a double click links one bank account', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/bank`);
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).click();
  for (const path of [
    'accountType',
    'routingNumber',
    'accountNumber',
    'accountNumberConfirm',
  ] as const)
    await answerQuestion(page, path, person.bank[path] ?? '');
  const links = countCalls(page, '/manual');
  await button(page).dblclick();
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toHaveText('Your bank account is linked');
  expect(links()).toBe(1);
});
