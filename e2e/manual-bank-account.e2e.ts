import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { decidedApplication } from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectHeading,
  expectLoneError,
  expectScreen,
  findIndustry,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const BANK = { fullName: 'Webb Plumbing LLC', accountType: 'CHECKING', routingNumber: '021000021' };

async function casesOf(
  page: Page,
  world: ProductWorld,
  id: string,
): Promise<(string | undefined)[][]> {
  const answer = await page.request.get(`${world.sandboxUrl}/control/reviews`);
  const { reviews } = (await answer.json()) as {
    reviews: { id: string; case: string; fault?: string }[];
  }; // the review API's own shape
  return reviews.filter((row) => row.id === id).map((row) => [row.case, row.fault]);
}

test('Marcus is approved with an EIN and a picked address, and links an account by numbers', async ({
  page,
  world,
}) => {
  const person = persona('marcus', nextPersonaNumber());
  const faults = watchConsole(page);
  await page.goto('/');
  await continueTo({ page, world, person }, 'category');
  await expect(
    page
      .getByRole('group', { name: 'Is this your business?' })
      .or(page.getByRole('radiogroup', { name: 'Is this your business?' })),
  ).toBeVisible();
  await findIndustry(page, 'plumb');
  await expect(page.getByRole('combobox')).toHaveValue(/plumb/i);
  await pressContinue(page);
  await page.waitForURL('**/oidc/interaction/**');
  await page.getByRole('textbox').fill(mailTo(person));
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectScreen(page, world, 'address');
  const number = person.answers['company.governmentIdentification.value'] ?? '';
  await answerQuestion(page, 'company.governmentIdentification.value', number);
  await page.getByRole('combobox', { name: 'Street address' }).fill('1 Infinite');
  await page.getByRole('option', { name: /1 Infinite Loop/ }).click();
  await expect(page.locator('[name="company.address.city"]')).toHaveValue('Cupertino');
  await expect(page.locator('[name="company.address.zip"]')).toHaveValue('95014');
  await expectAccessible(page);
  await pressContinue(page);
  await expectScreen(page, world, 'owner-identity');
  await continueTo({ page, world, person }, 'check-answers');
  await expect(page.getByText(`${number.slice(0, 2)}-${number.slice(2)}`)).toBeVisible();
  await expect(page.getByText('1 Infinite Loop')).toBeVisible();
  await continueTo({ page, world, person }, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');

  await page.getByRole('link', { name: 'Link your bank' }).click();
  await expectScreen(page, world, 'bank');
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).click();
  await expect(expectHeading(page)).toHaveText('Enter your bank details');
  await expectAccessible(page);
  for (const [path, value] of Object.entries(BANK)) await answerQuestion(page, path, value);
  for (const path of ['accountNumber', 'accountNumberConfirm'])
    await answerQuestion(page, path, '000123456789');
  await pressContinue(page);
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toHaveText('Your bank account is linked');
  await expect(page.getByText('Checking, ending in 6789')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(expectHeading(page)).toHaveText('You’re all set');
  expect(faults()).toEqual([]);
});

test('an unknown account is an error at its field, and one in another name goes to a reviewer', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/bank`);
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).click();
  await expect(page.locator('[name="fullName"]')).toHaveValue(person.bank.fullName ?? '');
  await answerQuestion(page, 'accountType', 'CHECKING');
  await answerQuestion(page, 'routingNumber', BANK.routingNumber);
  const unknown = '000111111116';
  for (const path of ['accountNumber', 'accountNumberConfirm'])
    await answerQuestion(page, path, unknown);
  await pressContinue(page);
  const words = 'The bank couldn’t find this account';
  await expect(page.locator('#accountNumber-error')).toContainText(words);
  await expectLoneError(page, words);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('[name="fullName"]')).toHaveValue(person.bank.fullName ?? '');
  await expect(page.locator('[name="routingNumber"]')).toHaveValue(BANK.routingNumber);
  await expect(page.locator('[name="accountNumber"]')).toHaveValue(unknown);
  await expect(page.locator('[name="accountType"][value="CHECKING"]')).toBeChecked();
  await expectAccessible(page);
  await answerQuestion(page, 'fullName', 'Robert Fields');
  await expect(
    page.getByRole('status').filter({ hasText: 'This isn’t a name from your application' }),
  ).toBeVisible();
  await expectAccessible(page);
  for (const path of ['accountNumber', 'accountNumberConfirm'])
    await answerQuestion(page, path, '000123456789');
  await pressContinue(page);
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toHaveText('We’re confirming your bank account');
  expect(await casesOf(page, world, id)).toEqual([['bank.nameMismatch', undefined]]);
});
