import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { e164MobileOf } from '@signet/testing/applications';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import {
  addPartner,
  askedForOwners,
  expectTitle,
  giveOwnShare,
  OWNER_SECRETS,
  openDetails,
  withPartners,
} from '@signet/testing/browser/owners';
import {
  callApiFromPage,
  decidedApplication,
  waitForCodeStepUp,
} from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
  typeAddressByHand,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const LINE = 'company.address.line1';
const UNIT = 'company.address.line2';
const EIN = 'company.governmentIdentification.value';
const PHONE = 'applicant.phone.localPhoneNumber';
const SSN = 'applicant.governmentIdentification.value';

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

test('a PO box stays one, and no button leads on', async ({ page, world }) => {
  const person = like('ana', { [LINE]: 'PO Box 12' });
  await openSignUpAt(page, world, person, 'address');
  await typeAddressByHand(page);
  await answerForm(page, 'address', person);
  await pressContinue(page);
  await expectLoneError(page, 'PO Box is not allowed');
  await expect(page.getByRole('button', { name: /is right|no building number/ })).toHaveCount(0);
});

test('another country’s number is told so, and an area code that we don’t know is asked about once', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await openSignUpAt(page, world, person, 'owner-identity');
  await answerForm(page, 'ownerIdentity', person);
  await answerQuestion(page, PHONE, '+65 9223 4567');
  await pressContinue(page);
  await expectLoneError(page, 'That’s another country’s number');
  await expect(page.locator(`[name="${PHONE}"]`)).toHaveValue('+65 9223 4567');
  await answerQuestion(page, PHONE, '+1 +1 999 555 0147');
  await expect(page.getByText('We don’t know this area code').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Yes, .* is right$/ }).click();
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  await expect(page.getByText('(999)\u00a0555-0147')).toBeVisible();
});

const BASE = {
  'address.line1': 'PSC 1234 Box 5',
  'address.city': 'APO',
  'address.territory': 'AE',
  'address.zip': '09012',
};

test('a partner lives on a base', async ({ page, world }) => {
  await askedForOwners(page, world, withPartners('paolo'));
  await expectAccessible(page);
  await giveOwnShare(page, '60');
  await addPartner(page);
  await openDetails(page, 'Lena Conti');
  await typeAddressByHand(page);
  for (const [path, value] of Object.entries({ ...OWNER_SECRETS, ...BASE }))
    await answerQuestion(page, path, value);
  await pressContinue(page);
  await expectTitle(page, 'Who owns the business?');
});

test('an ITIN is named, and photo ID stands beside the message', async ({ page, world }) => {
  const id = await decidedApplication(page, world, like('ana', { [SSN]: '0006' }));
  await page.goto(`/${id}/ssn`);
  await expectScreen(page, world, 'ssn');
  await answerQuestion(page, SSN, '912-70-1234');
  await pressContinue(page);
  await expectLoneError(page, 'That’s an ITIN, not an SSN');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use photo ID instead' }).click();
  await expect.poll(() => page.url()).toMatch(/\/(identification|success)$/);
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

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('un ITIN est nommé, et la pièce d’identité se trouve à côté du message', async ({
    page,
    world,
  }) => {
    const id = await decidedApplication(page, world, like('ana', { [SSN]: '0006' }));
    await page.goto(`/${id}/ssn`);
    await expectScreen(page, world, 'ssn');
    await answerQuestion(page, SSN, '912-70-1234');
    await pressContinue(page);
    await expectLoneError(page, 'Ce numéro est un ITIN, pas un SSN');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Utiliser plutôt une pièce d’identité' }).click();
    await expect.poll(() => page.url()).toMatch(/\/(identification|success)$/);
  });

  test('un lot sans numéro, un numéro étranger et un NEQ', async ({ page, world }) => {
    const person = like('chloe', {
      'company.registered': true,
      'company.name': 'Fleurs Gagné inc.',
      'company.registeredIn': 'QC',
      [EIN]: 'NEQ 1142345678',
      [LINE]: 'Lot 12, Concession 4',
    });
    await openSignUpAt(page, world, person, 'address');
    await typeAddressByHand(page);
    await answerForm(page, 'address', person);
    await answerQuestion(page, EIN, 'NEQ 1142345678');
    await pressContinue(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ce lieu n’a pas de numéro' }).click();
    await pressContinue(page);
    await expectScreen(page, world, 'owner-identity');
    await page.getByRole('button', { name: 'Utiliser l’adresse de l’entreprise' }).click();
    await answerForm(
      page,
      'ownerIdentity',
      like('chloe', {
        [PHONE]: '011 65 9223 4567',
        'applicant.address.line1': '1050, rue Sainte-Catherine',
      }),
    );
    await pressContinue(page);
    await expectLoneError(page, 'Ce numéro est celui d’un autre pays');
    await answerQuestion(page, PHONE, person.answers[PHONE] ?? '');
    await pressContinue(page);
    await expectScreen(page, world, 'check-answers');
    await expect(page.getByRole('term').filter({ hasText: 'NEQ' })).toBeVisible();
  });
});
