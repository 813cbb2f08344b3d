import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { answerForm, answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import {
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
  typeAddressByHand,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

async function setMultistep(world: ProductWorld, on: boolean): Promise<void> {
  const answered = await fetch(`${world.sandboxUrl}/control/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ portal: 'POYNT', flag: 'isMultistepFlow', on }),
  });
  expect(answered.status).toBe(200);
}

test.beforeEach(({ world }) => setMultistep(world, false));
test.afterEach(({ world }) => setMultistep(world, true));

async function begin(page: Page, world: ProductWorld, email: string): Promise<void> {
  await page.goto('/');
  await expect(expectHeading(page)).toHaveText('Apply for a payments account');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start your application' }).click();
  await signInAtProvider(page, email);
  await expectScreen(page, world, 'update');
  await page.locator('main form').waitFor();
}

async function industry(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: /kind of business/i })
    .first()
    .fill('bakery');
  await page.getByRole('option').first().click();
}

test('a person alone: the start screen, one page, both e-mails must match, check, code, approved', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await begin(page, world, mailTo(person));
  await expectAccessible(page);
  await pressContinue(page);
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await answerQuestion(page, 'company.registered', 'NO');
  await industry(page);
  await typeAddressByHand(page);
  await answerForm(page, 'update', person);
  await answerQuestion(page, 'applicant.email.emailAddressConfirm', 'somebody@example.com');
  await pressContinue(page);
  await expectLoneError(page, 'Emails must match');
  await expectAccessible(page);
  await answerQuestion(page, 'applicant.email.emailAddressConfirm', mailTo(person));
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await page.goto('/applicant');
  await expectScreen(page, world, 'get-started');
  await page.getByRole('button', { name: 'Start your application' }).click();
  await expectScreen(page, world, 'check-answers');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expectScreen(page, world, 'update');
  await expect(page.getByText('Entered').first()).toBeVisible();
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await page.locator('[name="applicant.terms.signed"]').check();
  await pressContinue(page);
  await expectScreen(page, world, 'otp');
  await page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test('full SSN, full EIN and the business’s details have pages of their own', async ({
  page,
  world,
}) => {
  const nth = nextPersonaNumber();
  const person = persona('marcus', nth);
  await begin(page, world, mailTo(person));
  await answerQuestion(page, 'company.registered', 'YES');
  await industry(page);
  await typeAddressByHand(page);
  await answerForm(page, 'update', person);
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  const id = new URL(page.url()).pathname.split('/')[1];
  await page.goto(`/${id}/ssn`);
  await expectScreen(page, world, 'ssn');
  await expectAccessible(page);
  await answerQuestion(page, 'value', '900-10-4321');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await page.goto(`/${id}/ein`);
  await expectScreen(page, world, 'ein');
  await expectAccessible(page);
  await answerQuestion(page, 'value', `87-${String(Date.now()).slice(-7)}`);
  await answerQuestion(page, 'legalBusinessName', 'Webb Plumbing Group LLC');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await expect(page.getByText('Webb Plumbing Group LLC')).toBeVisible();
  await page.goto(`/${id}/business-info`);
  await expectScreen(page, world, 'business-info');
  await page.getByRole('button', { name: 'I’ll do this later' }).click();
  await expectScreen(page, world, 'check-answers');
});
