import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Ana reads what is kept, closes her account and can apply again', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  const { accountNumberConfirm: _again, ...body } = person.bank;
  await callApiFromPage(page, 'addManualAccount', { id, body });
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Go to your account' }).click();
  await page.getByRole('link', { name: 'Close this account' }).click();
  await expectScreen(page, world, 'close-account');
  await expect(expectHeading(page)).toHaveText('Close your account');
  await expect(page.getByText(/will reach the account ending in \d{4} by/)).toBeVisible();
  await expect(page.getByText(/for five years/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close this account' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
  await expect(expectHeading(page)).toHaveText('Your account is closed');
  await expectAccessible(page);
  const subjects = async () =>
    (await world.mailbox(mailTo(person)).messages()).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Your account is closed');
  await page.goto(`/${id}/bank`);
  await expectScreen(page, world, 'close-account');
  await page.getByRole('link', { name: 'See your applications' }).click();
  await expectScreen(page, world, 'accounts');
  await expect(
    page.locator('li.app-row').filter({ has: page.getByRole('heading', { name: 'Ana Bakes' }) }),
  ).toContainText('Closed');
  await page.getByRole('link', { name: 'Start a new payment application' }).click();
  await expectScreen(page, world, 'applicant');
});
