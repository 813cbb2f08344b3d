import { persona } from '@signet/personas/personas';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import {
  completedApplication,
  decidedApplication,
  submittedApplication,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const forGood = 1_000;

test.afterEach(({ world }) => world.mend());

test('without the map’s script the address is typed', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['company.address']);
  await world.fault({ vendor: 'places', mode: '500', times: forGood, path: '/maps/api/' });
  await page.goto(`/${id}/address`);
  await expect(page.getByRole('textbox', { name: 'Street address' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible();
  await expectAccessible(page);
  await answerForm(page, 'address', person);
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
});

test('the answer that says it is decided, lost on the way, is asked for again', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await world.fault({ vendor: 'persona', mode: 'slow', times: forGood, ms: 3_000 });
  const id = await submittedApplication(page, person);
  await page.goto(`/${id}/verifying`);
  await expectScreen(page, world, 'verifying');
  let lost = 0;
  const isDecided = async () => (await world.phone(e164MobileOf(person)).messages()).length > 0;
  // The stream announces the decision, and nothing changes after it.
  await page.route(
    (url) => url.pathname.endsWith(encodeURIComponent(id)),
    async (route) => {
      if (lost > 0 && (await isDecided())) return route.continue();
      lost += 1;
      return route.abort();
    },
  );
  await expectScreen(page, world, 'otp');
  expect(lost).toBeGreaterThan(0);
});

test('with the text service out of order the page of the code says so, and sends once it is back', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await world.fault({ vendor: 'twilio', mode: '503', times: forGood });
  const id = await submittedApplication(page, person);
  await page.goto(`/${id}/verifying`);
  await expectScreen(page, world, 'otp');
  await expect(page.getByText('We couldn’t send the text. Try again in a moment.')).toBeVisible();
  await expectAccessible(page);
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(0);
  await world.mend();
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(expectHeading(page)).toHaveText('Enter the code we texted you');
  expect(await world.phone(e164MobileOf(person)).messages()).toHaveLength(1);
  await page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(page, world, 'success');
});

test('with the check of a code out of order the person is told, and the same code works afterwards', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  const code = await world.phone(e164MobileOf(person)).latestCode();
  await world.fault({ vendor: 'twilio', mode: '500', times: forGood });
  await page.locator('[name="code"]').fill(code);
  await expect(
    page.getByText(
      'A service we rely on isn’t responding. Your answers are saved. Try again in a moment.',
    ),
  ).toBeVisible();
  await world.mend();
  await pressContinue(page);
  await expectScreen(page, world, 'success');
});

test('during a bank outage the link says so, and a typed account is saved and checked later', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/bank`);
  await world.fault({ vendor: 'plaid', mode: '503', times: forGood });
  await page.getByRole('button', { name: 'Connect your bank' }).click();
  await expect(
    page.getByText(
      'Sorry, something went wrong. Please wait a few minutes and try connecting again.',
    ),
  ).toBeVisible();
  await expect(page.getByText('You can also enter the numbers.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter account and routing numbers' }).click();
  for (const path of [
    'accountType',
    'routingNumber',
    'accountNumber',
    'accountNumberConfirm',
  ] as const)
    await answerQuestion(page, path, person.bank[path] ?? '');
  await pressContinue(page);
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toHaveText('We’re confirming your bank account');
  await expectAccessible(page);
  await world.mend();
  await world.advance(20_000);
  await expect
    .poll(async () => {
      await page.reload();
      await expectScreen(page, world, 'bank-success');
      return page.locator('main h1', { hasText: /bank/ }).textContent();
    })
    .toBe('Your bank account is linked');
});

test('with sign-in out of order a page says so, keeps the draft and leads back', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await world.fault({ vendor: 'oidc', mode: '503', times: forGood, path: '/oidc/token' });
  await openSignUpAt(page, world, person, 'category');
  await page.getByRole('combobox').fill('bakery');
  await page.getByRole('option').first().click();
  await pressContinue(page);
  await page.getByRole('textbox').fill(mailTo(person));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(expectHeading(page)).toHaveText('Sign-in isn’t responding');
  await expectAccessible(page);
  await world.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectScreen(page, world, 'address');
});
