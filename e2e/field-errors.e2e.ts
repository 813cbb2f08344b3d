import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import { completedApplication, decidedApplication } from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectLoneError,
  expectScreen,
  pressContinue,
  typeAddressByHand,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const summary = (page: Page) => page.locator('[data-error-summary]');
const errorOf = (page: Page, path: string) => page.locator(`#${path.replaceAll('.', '-')}-error`);

/**
 * An empty Continue: a lone fault is told at its field. Of several, the summary gets the focus, and
 * each line leads to its field, which shows the same message and is marked invalid.
 */
async function expectFaults(page: Page, faults: Readonly<Record<string, string>>): Promise<void> {
  await pressContinue(page);
  await expect(page).toHaveTitle(/^Error: /);
  const [only = '', ...others] = Object.values(faults);
  if (others.length === 0) {
    await expectLoneError(page, only);
    return expectAccessible(page);
  }
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(Object.values(faults));
  for (const [at, [path, words]] of Object.entries(faults).entries()) {
    await expect(errorOf(page, path)).toContainText(words);
    await summary(page).getByRole('link').nth(at).click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('name', new RegExp(`^${path.replaceAll('.', '\\.')}`));
    const marked = page.locator(
      `[aria-invalid="true"][name^="${path}"], [aria-invalid="true"]:has([name="${path}"])`,
    );
    await expect(marked.first()).toHaveAttribute(
      'aria-describedby',
      new RegExp(`${path.replaceAll('.', '-')}-error`),
    );
  }
  await expectAccessible(page);
}

test('an empty Continue on the pages before sign-in', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await expect(page).not.toHaveTitle(/^Error/);
  await expectFaults(page, {
    'applicant.name.firstName': 'Enter your first name',
    'applicant.name.lastName': 'Enter your last name',
    'applicant.email.emailAddress': 'Enter your email',
  });
  await answerQuestion(page, 'applicant.name.firstName', 'Ana');
  await expect(errorOf(page, 'applicant.name.firstName')).toHaveCount(0);
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await continueTo({ page, world, person }, 'business');
  await expectFaults(page, {
    'company.registered': 'Choose how your business is set up',
    'company.gpv': 'Choose your expected annual sales',
    'company.hasPartners': 'Choose whether anyone else owns 25% or more',
  });
  await continueTo({ page, world, person }, 'category');
  await expectFaults(page, { 'company.mccDetails.id': 'Choose a kind of business' });
});

test('an empty Continue on the pages after sign-in', async ({ page, world }) => {
  const person = persona('marcus', nextPersonaNumber());
  const late = [
    'company.address',
    'company.governmentIdentification',
    'applicant.phone',
    'applicant.dob',
    'applicant.governmentIdentification',
  ];
  const { id } = await completedApplication(page, person, late);
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  await typeAddressByHand(page);
  await expectFaults(page, {
    'company.governmentIdentification.value': 'Enter your EIN',
    'company.address.line1': 'Enter a street address',
    'company.address.city': 'Enter a city',
    'company.address.territory': 'Choose a state',
    'company.address.zip': 'Enter a ZIP code',
  });
  await answerForm(page, 'address', person);
  await pressContinue(page);
  await expectScreen(page, world, 'owner-identity');
  await expectFaults(page, {
    'applicant.dob': 'Enter your date of birth',
    'applicant.governmentIdentification.value': 'Enter the last 4 digits of your SSN',
    'applicant.phone.localPhoneNumber': 'Enter your mobile number',
  });
  await continueTo({ page, world, person }, 'check-answers');
  await expectFaults(page, {
    'applicant.terms.signed': 'Check the box to agree, then submit your application',
  });
});

test('an empty Continue on the bank page, by hand', async ({ page, world }) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/bank`);
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).click();
  await expectFaults(page, {
    routingNumber: 'Enter your routing number',
    accountNumber: 'Enter your account number',
    accountNumberConfirm: 'Enter your account number again',
  });
});

test('José stays José, and the page says once how a US source is sent the name', async ({
  page,
  world,
}) => {
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerQuestion(page, 'applicant.name.firstName', 'José');
  await answerQuestion(page, 'applicant.name.lastName', 'Ruiz');
  await answerQuestion(page, 'applicant.email.emailAddress', 'jose@example.com');
  await expect(page.getByText('We’ll send it as Jose Ruiz')).toHaveCount(1);
  await pressContinue(page);
  await expectScreen(page, world, 'business');
});

test('a PO box, a number in words and somebody under 18 are told at their fields', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['company.address', 'applicant.dob']);
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  await typeAddressByHand(page);
  await answerForm(page, 'address', person);
  await answerQuestion(page, 'company.address.line1', 'PO Box 482');
  await pressContinue(page);
  await expect(errorOf(page, 'company.address.line1')).toContainText(
    'PO Box is not allowed please add a physical address.',
  );
  await answerQuestion(page, 'company.address.line1', 'One Main St');
  await expect(page.locator('#company-address-line1-question')).toContainText(
    'Start with the building number',
  );
  await page.locator('[name="company.address.city"]').focus();
  await page.getByRole('button', { name: 'Use “1 Main St”' }).click();
  await expect(page.locator('[name="company.address.line1"]')).toHaveValue('1 Main St');
  await pressContinue(page);
  await expectScreen(page, world, 'owner-identity');

  await answerQuestion(page, 'applicant.dob', '2015-03-27');
  await pressContinue(page);
  await expect(errorOf(page, 'applicant.dob')).toContainText('You must be 18 or older to apply');
  await answerQuestion(page, 'applicant.dob', '1985-02-30');
  await expect(errorOf(page, 'applicant.dob')).toContainText(
    'Check the date of birth. That day isn’t on the calendar',
  );
  await answerQuestion(page, 'applicant.dob', '1985-03-27');
  await expect(errorOf(page, 'applicant.dob')).toHaveCount(0);
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
});

test('what only the server finds stands at the same field', async ({ page, world }) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page.route('**/api/v2/applications/*', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}');
    body.applicant.phone.localPhoneNumber = '415555';
    await route.continue({ postData: JSON.stringify(body) });
  });
  await pressContinue(page);
  await expectLoneError(page, 'Enter a 10-digit US or Canadian mobile number');
  await page.unroute('**/api/v2/applications/*');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
});
