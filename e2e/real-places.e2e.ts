import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { e164MobileOf } from '@signet/testing/applications';
import { answerForm } from '@signet/testing/browser/answer-form';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { callApiFromPage, waitForCodeStepUp } from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectHeading,
  expectScreen,
  pressContinue,
  typeAddressByHand,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const LINE = 'company.address.line1';
const UNIT = 'company.address.line2';
const EIN = 'company.governmentIdentification.value';

const like = (id: PersonaId, more: Answers): Persona => {
  const person = persona(id, nextPersonaNumber());
  return { ...person, answers: { ...person.answers, ...more } };
};

test('a lot in a concession, an EIN in sequence and a unit like a PO box are asked about once; then a person looks', async ({
  page,
  world,
}) => {
  const person = like('marcus', {
    [LINE]: 'Lot 12, Concession 4',
    [UNIT]: 'Unit P03',
    [EIN]: '123456789',
    'company.hasPartners': false,
  });
  await openSignUpAt(page, world, person, 'address');
  await typeAddressByHand(page);
  await answerForm(page, 'address', person);
  await pressContinue(page);
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'This place has no building number' }).click();
  await page.getByRole('button', { name: 'Yes, “Unit P03” is right' }).click();
  await page.getByRole('button', { name: 'Yes, this number is right' }).click();
  await pressContinue(page);
  await expectScreen(page, world, 'owner-identity');
  await continueTo({ page, world, person }, 'success');
  await expect(expectHeading(page)).not.toHaveText('You’re approved and can take payments');
  const id = new URL(page.url()).pathname.split('/')[1] ?? '';
  const { body } = await callApiFromPage(page, 'getApplication', { id });
  expect([body.decision, body.company.address?.line1]).toEqual(['PENDING', 'Lot 12, Concession 4']);
});

test('a chosen suggestion keeps the number and the unit that were typed', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await openSignUpAt(page, world, person, 'address');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(`[name="${LINE}"]`).pressSequentially('1600 Pearl St Suite 4');
  const found = page.getByRole('option').filter({ hasText: '1600 Pearl St #4' }).first();
  await found.waitFor();
  const manually = page.getByRole('button', { name: 'Enter the address manually' });
  await expect(manually).toHaveCount(1);
  await expect(manually).toBeInViewport();
  await found.click();
  await expect(page.locator(`[name="${LINE}"]`)).toHaveValue('1600 Pearl St');
  await expect(page.locator(`[name="${UNIT}"]`)).toHaveValue('Suite 4');
});

test('“Enter the address manually” works while the list is open', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  await openSignUpAt(page, world, person, 'address');
  await page.locator(`[name="${LINE}"]`).pressSequentially('1600 Pearl St');
  await page.getByRole('option').first().waitFor();
  await page.getByRole('button', { name: 'Enter the address manually' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.locator(`[name="${LINE}"]`)).toHaveValue('1600 Pearl St');
  await expect(page.locator('[name="company.address.city"]')).toBeVisible();
});

test('the code page shows the whole number, and follows when another device enters the code', async ({
  page,
  world,
  context,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const id = await waitForCodeStepUp(page, person);
  await page.goto(`/${id}/otp`);
  await expectScreen(page, world, 'otp');
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164MobileOf(person)) ?? [];
  await expect(page.getByText(`(${area})\u00a0${exchange}-${line}`)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/${id}/otp`);
  await expectScreen(other, world, 'otp');
  await other.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
  await expectScreen(other, world, 'success');
  // The result was seen on the other device.
  await page.waitForURL((url) => /\/(success|bank)$/.test(url.pathname));
});
