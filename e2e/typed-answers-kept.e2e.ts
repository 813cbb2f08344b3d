import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import {
  completedApplication,
  decidedApplication,
  signInAs,
} from '@signet/testing/browser/page-api';
import { continueTo, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, recordBrowser, test } from '@signet/testing/browser/test';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const identity = ['applicant.dob', 'applicant.governmentIdentification', 'applicant.phone'];

test('the draft before sign-in survives a reload, Back and Forward', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/');
  await continueTo({ page, world, person }, 'category');
  await page.reload();
  await expectScreen(page, world, 'category');
  await page.goBack();
  await expectScreen(page, world, 'business');
  await expect(page.locator('[name="company.registered"][value="NO"]')).toBeChecked();
  await expect(page.locator('[name="company.gpv"][value="band1"]')).toBeChecked();
  await page.goBack();
  await expectScreen(page, world, 'applicant');
  await expect(field(page, 'applicant.name.lastName')).toHaveValue(
    person.answers['applicant.name.lastName'] ?? '',
  );
  await expect(field(page, 'applicant.email.emailAddress')).toHaveValue(mailTo(person));
  await page.goForward();
  await page.goForward();
  await expectScreen(page, world, 'category');
  await page.goto('/');
  await expect(
    page.getByText('You started on this device. Your answers are still here.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Continue your application' }).click();
  await expectScreen(page, world, 'category');
});

test('what was typed and not yet sent is there after a reload, secrets excepted', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await page.reload();
  await expect(field(page, 'applicant.name.firstName')).toHaveValue('Ana');

  const { id } = await completedApplication(page, person, identity);
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await answerQuestion(page, 'applicant.phone.localPhoneNumber', '4155550123');
  await answerQuestion(page, 'applicant.governmentIdentification.value', '7294');
  await page.reload();
  await expectScreen(page, world, 'owner-identity');
  await expect(field(page, 'applicant.phone.localPhoneNumber')).toHaveValue('(415)\u00a0555-0123');
  await expect(field(page, 'applicant.governmentIdentification.value')).toHaveValue('');
});

test('a second tab and another device land on the page that lacks an answer, with every answer and no secret', async ({
  page,
  context,
  browser,
  world,
}) => {
  const person = persona('marcus', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['applicant.phone']);
  const tab = await context.newPage();
  await tab.goto(`/?applicationId=${id}`);
  await expectScreen(tab, world, 'owner-identity');

  const device = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  const recorder = recordBrowser(device);
  const other = await device.newPage();
  await signInAs(other, mailTo(person));
  await other.goto(`/${id}/verifying`);
  await expectScreen(other, world, 'owner-identity');
  await expect(other.getByText('Entered', { exact: true })).toHaveCount(2);
  await other.getByRole('link', { name: 'Back' }).click();
  await expectScreen(other, world, 'address');
  await expect(field(other, 'company.address.line1')).toHaveValue('1600 Pearl St');
  await expect(field(other, 'company.address.line2')).toHaveValue('Suite 4');
  const last4 = person.answers['company.governmentIdentification.value']?.slice(-4);
  await expect(other.getByText(`Entered, ending in ${last4}`)).toBeVisible();
  await pressContinue(other);
  await expectScreen(other, world, 'owner-identity');
  await answerQuestion(
    other,
    'applicant.phone.localPhoneNumber',
    person.answers['applicant.phone.localPhoneNumber'] ?? '',
  );
  await pressContinue(other);
  await expectScreen(other, world, 'check-answers');

  await tab.goto(`/${id}/applicant`);
  await expectScreen(tab, world, 'check-answers');
  await expect(tab.getByText('Webb Plumbing LLC')).toBeVisible();
  await recorder.dump(`other-device-${id.slice(8)}`);
  await device.close();
});

test('Edit on check-your-answers opens the page with its answers and comes back', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  await page.goto(`/${id}/check-answers`);
  await expectScreen(page, world, 'check-answers');
  await page.getByRole('link', { name: 'Edit You' }).click();
  await expectScreen(page, world, 'application-applicant');
  await expect(field(page, 'applicant.name.firstName')).toHaveValue('Ana');
  await field(page, 'applicant.name.firstName').fill('Anna');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await expect(page.getByText('Anna')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Identity' }).click();
  await expectScreen(page, world, 'owner-identity');
  await page.getByRole('link', { name: 'Back' }).click();
  await expectScreen(page, world, 'check-answers');
});

test('after the decision a fresh load of any page opens the one that is next', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  for (const path of ['check-answers', 'otp', 'address', 'applicant']) {
    await page.goto(`/${id}/${path}`);
    await expectScreen(page, world, 'bank');
  }
  await page.getByRole('button', { name: 'I’ll do this later' }).click();
  await expectScreen(page, world, 'complete');
  await page.goto(`/${id}/applicant`);
  await expectScreen(page, world, 'complete');
  await page.getByRole('link', { name: 'Link your bank' }).click();
  await expectScreen(page, world, 'bank');
});
