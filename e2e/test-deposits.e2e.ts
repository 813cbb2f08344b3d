import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { localDay } from '@signet/rulebook/core/dates';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import {
  applicationViewFromPage,
  decidedApplication,
  signInAs,
} from '@signet/testing/browser/page-api';
import {
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const dayMs = 24 * 3_600_000;
const US = { accountType: 'CHECKING', routingNumber: '021000021' };
const CA = { accountType: 'CHECKING', transitNumber: '10011', institutionNumber: '006' };

/** Creates an approved application with an account that no check can verify; returns its id. */
async function linkUnknown(
  page: Page,
  world: ProductWorld,
  person: Persona,
  numbers: Readonly<Record<string, string>>,
): Promise<string> {
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/bank`);
  await page.getByRole('button', { name: /Enter account|Entrer les numéros/ }).click();
  for (const [path, value] of Object.entries(numbers)) await answerQuestion(page, path, value);
  for (const path of ['accountNumber', 'accountNumberConfirm'])
    await answerQuestion(page, path, '000777777777');
  await pressContinue(page);
  await expectScreen(page, world, 'bank-success');
  return id;
}

/** Advances by days and signs in again, since the session has expired. */
async function later(
  page: Page,
  world: ProductWorld,
  person: Persona,
  days: number,
): Promise<void> {
  await world.advance(days * dayMs);
  await page.context().clearCookies();
  await signInAs(page, mailTo(person));
}

async function enterAmounts(page: Page, first: string, second: string): Promise<void> {
  await answerQuestion(page, 'firstAmount', first);
  await answerQuestion(page, 'secondAmount', second);
  await pressContinue(page);
}

async function amountsOnStatement(
  page: Page,
  world: ProductWorld,
  last4: string,
): Promise<string[]> {
  await page.goto(`${world.sandboxUrl}/statements`);
  await page
    .getByRole('link', { name: new RegExp(`ending in ${last4}`) })
    .last()
    .click();
  return (await page.locator('strong').allTextContents()).filter((money) => money.startsWith('+'));
}

test('two deposits are announced with their day, read on the statement, and prove the account', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const faults = watchConsole(page);
  const id = await linkUnknown(page, world, person, US);
  await expect(expectHeading(page)).toHaveText('Two small deposits are on their way');
  const day =
    / by (\w+day, \w+ \d+)\./.exec(await page.locator('main .lead').innerText())?.[1] ?? 'no day';
  await expectAccessible(page);
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe(`Look for two small deposits by ${day}`);
  const { text } = await world.mailbox(mailTo(person)).latest();
  expect(text).toContain('ending in 7777');
  expect(text).not.toContain('000777777777');
  expect(text).toContain(`/${id}/bank/deposits`);

  await later(page, world, person, 7);
  await expect
    .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
    .toBe('Enter your two test deposit amounts');
  const amounts = await amountsOnStatement(page, world, '7777');
  expect(amounts).toEqual(['+$0.32', '+$0.45']);
  await page.goto(`${world.url}/${id}/complete`);
  await expectScreen(page, world, 'complete');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enter the amounts' }).click();
  await expectScreen(page, world, 'bank-deposits');
  await expectAccessible(page);
  await enterAmounts(page, '0.32', '32');
  await expect(page.locator('#secondAmount-error')).toContainText('Enter two different amounts');
  await expectAccessible(page);
  await expect(page.getByText('You have 3 tries.')).toBeVisible();
  await enterAmounts(page, '$0.45', '.32');
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toHaveText('Your bank account is linked');
  expect(faults()).toEqual([]);
});

test('wrong three times leads to a void cheque that a reviewer looks at, and leads on to another account', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await linkUnknown(page, world, person, US);
  await page.getByRole('link', { name: 'Enter the amounts' }).click();
  await expectScreen(page, world, 'bank-deposits');
  await enterAmounts(page, '1', '2');
  await expectLoneError(page, 'You have 2 tries left.');
  await expectAccessible(page);
  await enterAmounts(page, '1', '3');
  await expect(page.locator('#firstAmount-error')).toContainText('You have 1 try left.');
  await enterAmounts(page, '1', '4');
  await expect(expectHeading(page)).toHaveText('We couldn’t confirm your bank account');
  await expect(page.getByText('didn’t match after 3 tries')).toBeVisible();
  await expectAccessible(page);
  const queued = async () => {
    const answer = await page.request.get(`${world.sandboxUrl}/control/reviews`);
    // The review API's own shape.
    const { reviews } = (await answer.json()) as { reviews: { id: string; case: string }[] };
    return reviews.filter((row) => row.id === id).map((row) => row.case);
  };
  expect(await queued()).toEqual(['bank.depositsFailed']);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Voided check').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('check.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await page.getByRole('button', { name: 'Send the check' }).click();
  await expect(page.locator('#content-error')).toContainText(
    'Choose a photo (JPEG or PNG) or a PDF',
  );
  await expect(page.getByLabel('Voided check')).toBeFocused();
  await expectAccessible(page);
  await choose('check.png', await page.screenshot());
  await page.getByRole('button', { name: 'Send the check' }).click();
  await expectScreen(page, world, 'bank-success');
  await expect(expectHeading(page)).toHaveText('We have your voided check');
  await expect(
    page.getByText(/We’ll email you by \w+day, \w+ \d+\. There’s nothing you need to do now\./),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await queued()).toEqual(['bank.voidCheck']);
  await page.getByRole('link', { name: 'Use another account' }).click();
  await expectScreen(page, world, 'bank');
});

test.describe('in Canada', () => {
  test.use({ locale: 'en-CA' });

  test('a Canadian account waits for the promised day and is proven by new deposits, in French', async ({
    page,
    world,
  }) => {
    const person = persona('chloe', nextPersonaNumber());
    const id = await linkUnknown(page, world, person, CA);
    await expect(expectHeading(page)).toHaveText('Two small deposits are on their way');
    const { bank, serverNow } = await applicationViewFromPage(page, id);
    const arrivesOn = bank?.testDeposits?.arrivesOn ?? 'no day';
    const days = (Date.parse(arrivesOn) - Date.parse(localDay('CA', serverNow))) / dayMs;
    expect(days).toBeGreaterThanOrEqual(3);
    await later(page, world, person, days - 1);
    await page.goto(`/${id}/bank/deposits`);
    await expect(page.getByText(/They’ll arrive by \w+day/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send two new deposits' })).toHaveCount(0);
    const eve = (await applicationViewFromPage(page, id)).serverNow;
    // The morning of that day, whatever the current time.
    await later(page, world, person, (Date.parse(`${arrivesOn}T15:00:00Z`) - eve) / dayMs);
    await expect
      .poll(async () => (await world.mailbox(mailTo(person)).latest()).subject)
      .toBe('Entrez les montants de vos deux dépôts d’essai');
    await page.goto(`/${id}/bank/deposits`);
    await expect(page.getByText(/should be in your account ending in 7777 by now/)).toBeVisible();

    await page.getByRole('button', { name: /Country and language/ }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(expectHeading(page)).toHaveText('Entrez les montants des deux dépôts');
    await expectAccessible(page);
    const resend = page.getByRole('button', { name: 'Envoyer deux nouveaux dépôts' });
    await resend.press('Enter');
    await expect(page.getByText('Deux nouveaux dépôts sont en route.')).toBeVisible();
    await expect(resend).toHaveCount(0);
    await enterAmounts(page, '0,45', ',32');
    await expectScreen(page, world, 'bank-success');
    await expect(expectHeading(page)).toHaveText('Votre compte bancaire est lié');
  });
});
