import { persona } from '@signet/personas/personas';
import { completedApplication } from '@signet/testing/browser/page-api';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('Help answers what is asked on the step, names a person and the reference', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['applicant.phone']);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('region', { name: 'Help' });
  await help.getByText('Will this affect my credit score?').click();
  await expect(help.getByText('No. Verifying your identity has no effect on it.')).toBeVisible();
  await expect(help.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(help.getByText(/^Reference: \w{4}-?\w{4}$/)).toBeVisible();
  await expectAccessible(page);
});

test('what Canada asks has its own answers, in French too', async ({ page, world }) => {
  const person = persona('chloe', nextPersonaNumber());
  await page.goto('/?market=CA&locale=fr-CA');
  const { id } = await completedApplication(page, person, ['applicant.phone']);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page.getByRole('button', { name: 'Aide', exact: true }).click();
  await page.getByText('Dois-je donner mon NAS?').click();
  await expect(page.getByText(/^Non\. Sans lui, nous comparerons/)).toBeVisible();
});

test('an address that is none names each way back as a row', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  const rows = page.locator('.link-rows a');
  await expect(rows.first()).toContainText('Sign in');
  await expect(rows.filter({ hasText: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
});
