import type { Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { decidedApplication } from '@signet/testing/browser/page-api';
import {
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const SSN = 'applicant.governmentIdentification.value';
const LAST_NAME = 'applicant.name.lastName';
const minuteMs = 60_000;

function personForFullSsn(): Persona {
  const ana = persona('ana', nextPersonaNumber());
  return { ...ana, answers: { ...ana.answers, [SSN]: '0006' } };
}

async function atTheNumber(
  page: Page,
  world: ProductWorld,
): Promise<{ id: string; person: Persona }> {
  const person = personForFullSsn();
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/ssn`);
  await expectScreen(page, world, 'ssn');
  return { id, person };
}

test('nine digits and the name on the card: approved', async ({ page, world }) => {
  const { id } = await atTheNumber(page, world);
  await expect(page.locator(`[name="applicant.name.firstName"]`)).toHaveValue('Ana');
  await expectAccessible(page);
  await pressContinue(page);
  await expectLoneError(page, 'Enter your Social Security number');
  await expectAccessible(page);
  await answerQuestion(page, SSN, '900-10-0006');
  await page.getByRole('button', { name: 'Show' }).click();
  await answerQuestion(page, LAST_NAME, 'Ruiz-Silva');
  await pressContinue(page);
  await expect.poll(() => page.url()).toContain('/verifying?step-up=FULL_SSN');
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  await page.goto(`/${id}/ssn`);
  await expectScreen(page, world, 'bank');
});

test('“later” changes nothing, and the result page leads back', async ({ page, world }) => {
  const { id } = await atTheNumber(page, world);
  await page.getByRole('button', { name: 'I’ll do this later' }).click();
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('One more step');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enter your full SSN' }).click();
  await expectScreen(page, world, 'ssn');
  await page.reload();
  await expectScreen(page, world, 'ssn');
  await page.goto(`/?applicationId=${id}`);
  await expectScreen(page, world, 'ssn');
});

test('photo ID in its place', async ({ page, world }) => {
  await atTheNumber(page, world);
  await page.getByText('Don’t have your number?').click();
  await page.getByRole('button', { name: 'Use photo ID instead' }).click();
  await expect.poll(() => page.url()).toMatch(/\/(identification|success)$/);
});

test('after half an hour without use it asks to sign in again, and only the number must be typed once more', async ({
  page,
  world,
}) => {
  const { person } = await atTheNumber(page, world);
  await answerQuestion(page, LAST_NAME, 'Ruiz-Silva');
  await answerQuestion(page, SSN, '900100006');
  await world.advance(31 * minuteMs);
  await pressContinue(page);
  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'ssn');
  await expect(page.getByText('Enter what’s missing again')).toBeVisible();
  await expect(page.locator(`[name="${LAST_NAME}"]`)).toHaveValue('Ruiz-Silva');
  await expect(page.locator(`[name="${SSN}"]`)).toHaveValue('');
  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ),
  ).not.toContain('0006');
  await expectAccessible(page);
  await answerQuestion(page, SSN, '900100006');
  await pressContinue(page);
  await expectScreen(page, world, 'success');
});
