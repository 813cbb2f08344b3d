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

test('Help is searched over every answer that concerns the person', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['applicant.phone']);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('region', { name: 'Help' });
  const search = help.getByRole('searchbox', { name: 'Search help' });
  await search.fill('deposts');
  await expect(help.getByRole('status')).toHaveText('1 answer');
  await help.getByText('Where do I find the two deposits?').click();
  await expect(help.getByText(/^Look for ACCTVERIFY/)).toBeVisible();
  await expectAccessible(page);
  await search.fill('close my account');
  await expect(help.getByText('How do I close my account?')).toHaveCount(0);
  await search.fill('zebra');
  await expect(help.getByRole('status')).toHaveText(/^No answer found/);
  await expect(help.getByRole('link', { name: /^Call / })).toBeVisible();
  await search.fill('');
  await expect(help.getByRole('heading', { name: 'On this page' })).toBeVisible();
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

test('an unknown address names each way back as a row', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  const rows = page.locator('.link-rows a');
  await expect(rows.first()).toContainText('Sign in');
  await expect(rows.filter({ hasText: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
});
