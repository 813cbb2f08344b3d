import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { answer, answerForm, signIn } from '@signet/testing/browser/answer-form';
import { arriveAt, heading, mailOf, mobileOf, pressContinue, typeAddressByHand } from '@signet/testing/browser/sign-up';
import { axe, expect, nextNth, test } from '@signet/testing/browser/test';
import type { World } from '@signet/testing/world';

/** One page asks everything: the multistep flow is off. */
async function setMultistep(world: World, on: boolean): Promise<void> {
  const answered = await fetch(`${world.sandboxUrl}/control/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ portal: 'POYNT', flag: 'isMultistepFlow', on }),
  });
  expect(answered.status).toBe(200);
}

test.beforeEach(({ world }) => setMultistep(world, false));
test.afterEach(({ world }) => setMultistep(world, true));

/** From the legacy start screen to the one page. */
async function begin(page: Page, world: World, email: string): Promise<void> {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Apply for a payments account');
  await axe(page);
  await page.getByRole('link', { name: 'Start your application' }).click();
  await signIn(page, email);
  await arriveAt(page, world, 'update');
  await page.locator('main form').waitFor();
}

async function industry(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: /sell or do|business do/i })
    .first()
    .fill('bakery');
  await page.getByRole('option').first().click();
}

test('a person alone: the start screen, one page, both e-mails must match, check, code, approved', async ({ page, world }) => {
  const person = persona('ana', nextNth());
  await begin(page, world, mailOf(person));
  await axe(page);
  await pressContinue(page);
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await answer(page, 'company.registered', 'NO');
  await industry(page);
  await typeAddressByHand(page);
  await answerForm(page, 'update', person);
  await answer(page, 'applicant.email.emailAddressConfirm', 'somebody@example.com');
  await pressContinue(page);
  await expect(page.locator('[data-error-summary]')).toContainText('Emails must match');
  await axe(page);
  await answer(page, 'applicant.email.emailAddressConfirm', mailOf(person));
  await pressContinue(page);
  await arriveAt(page, world, 'check-answers');
  await page.goto('/applicant');
  await arriveAt(page, world, 'get-started');
  await page.getByRole('button', { name: 'Start your application' }).click();
  await arriveAt(page, world, 'check-answers');
  await page.getByRole('link', { name: 'Change First name' }).click();
  await arriveAt(page, world, 'update');
  await expect(page.getByText('On file').first()).toBeVisible();
  await pressContinue(page);
  await arriveAt(page, world, 'check-answers');
  await page.locator('[name="applicant.terms.signed"]').check();
  await pressContinue(page);
  await arriveAt(page, world, 'otp');
  await page.locator('[name="code"]').fill(await world.phone(mobileOf(person)).latestCode());
  await arriveAt(page, world, 'success');
  await expect(heading(page)).toHaveText('You’re approved');
});

test('full SSN, full EIN and the business’s details have pages of their own', async ({ page, world }) => {
  const nth = nextNth();
  const person = persona('marcus', nth);
  await begin(page, world, mailOf(person));
  await answer(page, 'company.registered', 'YES');
  await industry(page);
  await typeAddressByHand(page);
  await answerForm(page, 'update', person);
  await pressContinue(page);
  await arriveAt(page, world, 'check-answers');
  const id = new URL(page.url()).pathname.split('/')[1];
  await page.goto(`/${id}/ssn`);
  await arriveAt(page, world, 'ssn');
  await axe(page);
  await answer(page, 'value', '900-10-4321');
  await pressContinue(page);
  await arriveAt(page, world, 'check-answers');
  await page.goto(`/${id}/ein`);
  await arriveAt(page, world, 'ein');
  await axe(page);
  await answer(page, 'value', `87-${String(Date.now()).slice(-7)}`);
  await answer(page, 'legalBusinessName', 'Webb Plumbing Group LLC');
  await pressContinue(page);
  await arriveAt(page, world, 'check-answers');
  await expect(page.getByText('Webb Plumbing Group LLC')).toBeVisible();
  await page.goto(`/${id}/business-info`);
  await arriveAt(page, world, 'business-info');
  await page.getByRole('button', { name: 'I’ll do this later' }).click();
  await arriveAt(page, world, 'check-answers');
});
