import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { applicationAwaitingDocument, inquiryFrame } from '@signet/testing/browser/inquiry';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import {
  completedApplication,
  decidedApplication,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

/** Opens a page whose scripts stay blocked until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main .actions button').first().waitFor();
  return async () => {
    isHeld = false;
    for (const letGo of held.splice(0)) letGo();
    await waitUntil(page, `${IS_INTERACTIVE} || document.querySelector('main form') === null`);
  };
}

test('text typed before any script wins over the kept draft and keeps focus and caret', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await pressContinue(page);
  await expectScreen(page, world, 'business');

  const release = await openWithoutScripts(page, '/applicant');
  await field(page, 'applicant.name.firstName').fill('Anastasia');
  await field(page, 'applicant.name.firstName').press('Home');
  await field(page, 'applicant.name.firstName').press('ArrowRight');
  await release();
  await expect(field(page, 'applicant.name.lastName')).toHaveValue(
    person.answers['applicant.name.lastName'] ?? '',
  );
  await expect(field(page, 'applicant.name.firstName')).toHaveValue('Anastasia');
  await expect(field(page, 'applicant.name.firstName')).toBeFocused();
  await page.keyboard.type('M');
  await expect(field(page, 'applicant.name.firstName')).toHaveValue('AMnastasia');
  await pressContinue(page);
  await expectScreen(page, world, 'business');
});

test('a choice that is made before any script asks what follows from it', async ({
  page,
  world,
}) => {
  const person = persona('marcus', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await pressContinue(page);
  await expectScreen(page, world, 'business');
  const release = await openWithoutScripts(page, '/business');
  await answerQuestion(page, 'company.registered', 'YES');
  await answerQuestion(page, 'company.gpv', 'band1');
  await release();
  await expect(field(page, 'company.name')).toBeVisible();
  await expect(page.locator('[name="company.registered"][value="YES"]')).toBeChecked();
  await expect(page.locator('[name="company.gpv"][value="band1"]')).toBeChecked();
  await answerForm(page, 'business', person);
  await pressContinue(page);
  await expectScreen(page, world, 'category');
});

test('a press before any script sends the date, number and phone, and none is in the address', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, [
    'applicant.dob',
    'applicant.governmentIdentification',
    'applicant.phone',
  ]);
  const release = await openWithoutScripts(page, `/${id}/owner-identity`);
  await answerForm(page, 'ownerIdentity', person);
  await pressContinue(page);
  await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).search).toBe('');
  await release();
  await expectScreen(page, world, 'check-answers');
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
});

test('an address typed before any script can be gone on with by hand', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person, ['company.address']);
  const release = await openWithoutScripts(page, `/${id}/address`);
  await field(page, 'company.address.line1').fill('500 Howard St');
  await page.getByRole('button', { name: 'Enter the address manually' }).click();
  await release();
  await expect(field(page, 'company.address.city')).toBeVisible();
  await expect(field(page, 'company.address.line1')).toHaveValue('500 Howard St');
  await answerForm(page, 'address', person);
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
});

test('an agreement ticked before any script is sent, and a code typed then waits for a press', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  const release = await openWithoutScripts(page, `/${id}/check-answers`);
  await field(page, 'applicant.terms.signed').check();
  await release();
  await pressContinue(page);
  await expectScreen(page, world, 'otp');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/step-ups/otp'))
      sent.push(request.url());
  });
  const letIn = await openWithoutScripts(page, `/${id}/otp`);
  const code = await world
    .phone(`+1${person.answers['applicant.phone.localPhoneNumber']}`)
    .latestCode();
  await field(page, 'code').pressSequentially(code);
  await letIn();
  await expect(field(page, 'code')).toHaveValue(code);
  expect(sent).toEqual([]);
  await pressContinue(page);
  await expectScreen(page, world, 'success');
  expect(sent).toHaveLength(1);
});

test('an order chosen before any script keeps its counts, presses and the choice to buy', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const release = await openWithoutScripts(page, `/${id}/order`);
  await page.locator('label', { hasText: 'Buy' }).click();
  await field(page, 'quantities.POYNTC').fill('3');
  for (let presses = 0; presses < 2; presses += 1)
    await page.getByRole('button', { name: 'One more: Handheld 5″' }).click();
  await release();
  await expect(field(page, 'quantities.N910')).toHaveValue('2');
  await expect(field(page, 'quantities.POYNTC')).toHaveValue('3');
  await expect(page.locator('[name="type"][value="BUY"]')).toBeChecked();
  await pressContinue(page);
  await expect(expectHeading(page)).toHaveText('Your order'); // until then the choice is on its way
  await expect(page.locator('.order-paper')).toContainText(/Countertop ×\s3.*Handheld 5″ ×\s2/s);

  const letIn = await openWithoutScripts(page, `/${id}/order?step=address`);
  await page.getByRole('radio', { name: /Another address/ }).check();
  await letIn();
  await page.getByLabel('Street address').fill('12 Elm St');
  await expect(page.getByRole('radio', { name: /Another address/ })).toBeChecked();
});

test('a file that is chosen before any script is looked at, and the press after it counts', async ({
  page,
  world,
}) => {
  const nth = nextPersonaNumber();
  const marcus = persona('marcus', nth);
  const number = {
    'company.governmentIdentification.value': `86${String(nth).padStart(3, '0')}1015`,
  };
  const id = await applicationAwaitingDocument(page, world, {
    ...marcus,
    answers: { ...marcus.answers, ...number },
  });
  const choose = () =>
    page.getByLabel('Check your document first').setInputFiles({
      name: 'note.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a picture'),
    });
  const release = await openWithoutScripts(page, `/${id}/verification`);
  await choose();
  await release();
  await expect(page.getByText('This isn’t a photo or a PDF.')).toBeVisible();

  const letIn = await openWithoutScripts(page, `/${id}/verification`);
  await choose();
  await page.getByRole('button', { name: 'Start' }).click();
  await letIn();
  await expect(inquiryFrame(page).getByRole('heading')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
});

test('a faulty press before any script says what is missing', async ({ page }) => {
  const release = await openWithoutScripts(page, '/applicant');
  await field(page, 'applicant.name.firstName').fill('Ana');
  await field(page, 'applicant.name.firstName').press('Enter');
  await release();
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(page.locator('[data-error-summary] a')).toHaveCount(2);
  await expect(field(page, 'applicant.name.firstName')).toHaveValue('Ana');
});

test('no page differs from what the server drew, in French', async ({ page, world }) => {
  const person = persona('chloe', nextPersonaNumber());
  const faults = watchConsole(page);
  await page.goto('/get-started?locale=fr-CA&market=CA');
  for (const route of ['applicant', 'business'] as const) {
    await page.goto(`/${route}`);
    await expectScreen(page, world, route);
    await answerForm(page, route, person);
    await pressContinue(page);
    await page.waitForURL((url) => url.pathname !== `/${route}`);
    await page.goto(`/${route}`);
    await expectScreen(page, world, route);
  }
  await page.goto('/category');
  await expectScreen(page, world, 'category');
  const look = async (path: string) => {
    await page.goto(path);
    await expectHeading(page).waitFor();
    await waitUntil(page, IS_INTERACTIVE);
    await page.waitForLoadState('networkidle');
  };
  const { id } = await completedApplication(page, person);
  for (const route of [
    'name',
    'business',
    'category',
    'address',
    'owner-identity',
    'check-answers',
  ])
    await look(`/${id}/${route}`);
  await page.context().clearCookies(); // another person, without the language cookie
  await page.goto('/get-started?locale=fr-CA&market=CA');
  const approved = await decidedApplication(page, world, persona('chloe', nextPersonaNumber()));
  for (const route of ['success', 'bank', 'complete', 'order/card'])
    await look(`/${approved}/${route}`);
  expect(faults()).toEqual([]);
});

test('the page of the code is drawn alike at both ends', async ({ page, world }) => {
  const faults = watchConsole(page);
  const id = await waitForCodeStepUp(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  await waitUntil(page, IS_INTERACTIVE);
  expect(faults()).toEqual([]);
});
