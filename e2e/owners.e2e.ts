import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import {
  addPartner,
  askedForOwners,
  buttonNamed,
  expectTitle,
  fillInOwner,
  giveDetails,
  giveOwnShare,
  LENA,
  OWNER_HOME,
  OWNER_SECRETS,
  openDetails,
  ownerTag,
  withPartners,
} from '@signet/testing/browser/owners';
import { callApiFromPage } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

const SIN = 'applicant.governmentIdentification.value';

test('a business with a partner: the list is filled, corrected and sent, the bank is put off, and it says what is left', async ({
  page,
  world,
}) => {
  const person = withPartners('paolo');
  const faults = watchConsole(page);
  const id = await askedForOwners(page, world, person);
  await expectAccessible(page);
  await pressEmpty(page);
  await giveOwnShare(page, '60');
  await addPartner(page, { ownershipPercentage: '50' });
  await expect(
    page.getByText('Complete the required information about the business owners to continue'),
  ).toBeVisible();
  await openDetails(page, 'Lena Conti');
  await pressContinue(page);
  await expect(page.locator('#dob-error')).toContainText('Enter their date of birth');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Incomplete', { exact: true })).toBeVisible();
  await expect(buttonNamed(page, 'Add another partner')).toHaveCount(0);
  await giveDetails(page);

  await expect(page.getByText('Total: 110%')).toBeVisible();
  await buttonNamed(page, 'Submit owners').click();
  await expect(page.getByRole('alert').filter({ hasText: 'more than 100%' })).toBeFocused();
  await buttonNamed(page, 'Edit Lena Conti').click();
  await expect(page.locator('[name="ownershipPercentage"]')).toHaveValue('50');
  await fillInOwner(page, { ownershipPercentage: '40' });
  await expect(page.getByText('Total: 100%')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 1600 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await buttonNamed(page, 'Submit owners').click();
  await page.waitForURL((url) => url.pathname.endsWith('/owners/verifying'));
  await expectScreen(page, world, 'success');
  await expectTitle(page, 'You’re approved and can take payments');
  await page.locator('main .hero .btn-primary').click();
  await expectScreen(page, world, 'bank');
  await buttonNamed(page, 'I’ll do this later').click();
  await expectScreen(page, world, 'owners-further-steps');
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent'); // submitting wrote to her
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the owners' }).click();
  await expectTitle(page, 'Lena still needs to confirm');
  await expect(buttonNamed(page, 'Edit Lena Conti')).toBeVisible(); // editable until she has confirmed
  await expect(buttonNamed(page, /^Remove|^Edit Paolo/)).toHaveCount(0);
  const { body } = await callApiFromPage(page, 'getApplication', { id });
  expect([body.decision, body.boStatus, body.page]).toEqual([
    'APPROVED_PENDING',
    'INFO_PROVIDED',
    'owners-further-steps',
  ]);
  expect(faults().filter((fault) => !fault.includes('422'))).toEqual([]);
});

async function pressEmpty(page: Page): Promise<void> {
  await buttonNamed(page, 'Enter your share').click();
  await pressContinue(page);
  await expect(page.locator('#ownershipPercentage-error')).toContainText(
    'Enter the share of the business',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expectTitle(page, 'Who owns the business?');
}

test('a partner is deleted only after the question, and nobody else at all ends the step', async ({
  page,
  world,
}) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60', 'NO');
  await addPartner(page);
  await giveDetails(page);
  await buttonNamed(page, 'Remove Lena Conti').click();
  await expect(page.getByRole('dialog')).toContainText(
    'We’ll delete what you entered about Lena Conti',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(buttonNamed(page, 'Remove Lena Conti')).toBeFocused();
  await buttonNamed(page, 'Remove Lena Conti').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Lena Conti' }).click();
  await expect(page.getByText('No partners yet')).toBeVisible();
  await expect(expectHeading(page)).toBeFocused();
  const nobodyElse = buttonNamed(page, 'No one else owns 25% or more');
  await nobodyElse.click();
  await page.keyboard.press('Escape');
  await expect(nobodyElse).toBeFocused();
  await nobodyElse.click();
  // Browsers may close a dialog on their own.
  await page.evaluate("document.querySelector('dialog[open]').close()");
  await expect(nobodyElse).toBeFocused();

  await addPartner(page);
  await giveDetails(page);
  await expect(buttonNamed(page, 'No one else owns 25% or more')).toHaveCount(0); // she does
  await buttonNamed(page, 'Remove Lena Conti').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Lena Conti' }).click();
  await buttonNamed(page, 'No one else owns 25% or more').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('the person who runs the business');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes, no one else' }).click();
  await expectScreen(page, world, 'success');
  await expectTitle(page, 'You’re approved and can take payments');
  const { body } = await callApiFromPage(page, 'getApplication', { id });
  expect([
    body.company.hasPartners,
    body.owners?.list.length,
    body.owners?.list[0]?.isController,
  ]).toEqual(['NO', 1, 'YES']);
});

test('less than half together is sent only when it is confirmed, by keyboard alone', async ({
  page,
  world,
}) => {
  await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '10');
  await addPartner(page, { ownershipPercentage: '25.5' });
  await giveDetails(page);
  const keys = keyboardOnly(page);
  await keys.to('main .actions button');
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Is 35.5% in total right?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await keys.press('Enter');
  await keys.to('dialog .btn-primary');
  await keys.press('Enter');
  await expectScreen(page, world, 'success');
});

test('what a partner gives is waited for, and may be filled in after all; a reload loses nothing but secrets', async ({
  page,
  world,
}) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  await buttonNamed(page, 'Add a partner').click();
  await answerQuestion(page, 'firstName', 'Lena');
  await page.reload();
  await expectTitle(page, 'Add a partner');
  await expect(page.locator('[name="firstName"]')).toHaveValue('Lena');
  await fillInOwner(page, LENA);
  await openDetails(page, 'Lena Conti');
  await buttonNamed(page, 'Enter the address manually').click();
  await answerQuestion(
    page,
    'governmentIdentification.value',
    OWNER_SECRETS['governmentIdentification.value'],
  );
  for (const [path, value] of Object.entries(OWNER_HOME)) await answerQuestion(page, path, value);
  await page.reload();
  await expect(page.locator('[name="address.line1"]')).toHaveValue('12 Oak St');
  await expect(page.locator('[name="governmentIdentification.value"]')).toHaveValue('');
  await page.locator('[name="noSsn"]').check();
  await expect(
    page.getByText('Lena can enter what you leave out with a secure link'),
  ).toBeVisible();
  await fillInOwner(page, { dob: OWNER_SECRETS.dob });
  await buttonNamed(page, 'Submit owners').click();
  await expectScreen(page, world, 'success');
  await page.getByRole('link', { name: 'See the owners' }).click();
  await expectScreen(page, world, 'owners');
  await expectTitle(page, 'Lena still needs to confirm');
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent'); // submitting wrote to her
  await expectAccessible(page);
  await buttonNamed(page, 'Enter it myself for Lena Conti').click();
  await page.locator('[name="noSsn"]').uncheck();
  await fillInOwner(page, {
    'governmentIdentification.value': OWNER_SECRETS['governmentIdentification.value'],
  });
  await expectScreen(page, world, 'owners-bank');
  expect((await callApiFromPage(page, 'getApplication', { id })).body.boStatus).toBe(
    'INFO_PROVIDED',
  );
});

test('two windows: the second one is told, shows the list as it stands, and changes nothing unseen', async ({
  page,
  context,
  world,
}) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  const second = await context.newPage();
  await second.goto(`/${id}/owners`);
  await buttonNamed(second, 'Add a partner').click();
  await expectTitle(second, 'Add a partner');
  await addPartner(page);
  await giveDetails(page);
  await fillInOwner(second, { ...LENA, firstName: 'Eve', email: 'eve@example.com' });
  await expect(
    second.getByRole('alert').filter({ hasText: 'changed in another window' }),
  ).toBeVisible();
  await expect(second.locator('[name="firstName"]')).toHaveValue('Eve');
  await second.getByRole('link', { name: 'Back' }).click();
  await expect(second.getByRole('heading', { name: 'Lena Conti' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Eve' })).toHaveCount(0);
});

test('half an hour later a press that sends a link goes on after signing in, and a question before deleting stands again', async ({
  page,
  world,
}) => {
  const person = withPartners('paolo');
  await askedForOwners(page, world, person);
  await giveOwnShare(page, '60');
  const card = await addPartner(page, { email: 'lena.later@example.com' });
  await world.advance(31 * 60_000);
  await buttonNamed(page, 'Send Lena a secure link').click();
  await signInAtProvider(page, mailTo(person));
  await expect(ownerTag(page, 'Lena Conti')).toHaveText('Link sent');
  await expect(card).toContainText('3 reminders left today');
  await page.reload();
  await expect(card).toContainText('3 reminders left today'); // and it was not sent twice
  await world.advance(31 * 60_000);
  await buttonNamed(page, 'Remove Lena Conti').click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove Lena Conti' });
  await remove.click();
  await signInAtProvider(page, mailTo(person));
  await expect(page.getByRole('dialog')).toContainText(
    'We’ll delete what you entered about Lena Conti',
  );
  await remove.click();
  await expect(page.getByText('No partners yet')).toBeVisible();
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('les parts s’écrivent avec une virgule, et personne n’est nommé dirigeant', async ({
    page,
    world,
  }) => {
    await askedForOwners(page, world, withPartners('chloe'));
    await expectAccessible(page);
    await buttonNamed(page, 'Indiquer ma part').click();
    await expect(page.locator('[name="isController"]')).toHaveCount(0);
    await fillInOwner(page, { ownershipPercentage: '41,5' });
    await buttonNamed(page, 'Ajouter une personne').click();
    await fillInOwner(page, {
      firstName: 'Luc',
      lastName: 'Côté',
      ownershipPercentage: '12,5',
      email: 'luc@example.com',
      phone: '514 555-0178',
    });
    await expect(page.locator('#ownershipPercentage-error')).toContainText('de 25 % à 100 %');
    await fillInOwner(page, { ownershipPercentage: '33,25 %' });
    await expectTitle(page, 'À qui appartient l’entreprise?');
    await expectAccessible(page);
    await buttonNamed(page, 'Entrer ses renseignements pour Luc Côté').click();
    await expectTitle(page, 'Renseignements sur Luc Côté');
    await expectAccessible(page);
    await page.locator('[name="noAddressOrDob"]').check();
    await fillInOwner(page, {
      'governmentIdentification.value': persona('chloe').answers[SIN] ?? '',
    });
    await expect(page.getByText('Total : 74,75 %')).toBeVisible();
    await buttonNamed(page, 'Modifier Luc Côté').click();
    await expect(page.locator('[name="ownershipPercentage"]')).toHaveValue('33,25');
    await page.getByRole('link', { name: 'Retour' }).click();
    await buttonNamed(page, 'Envoyer la liste').click();
    await expectScreen(page, world, 'success');
    await page.getByRole('link', { name: 'Voir les propriétaires' }).click();
    await expectTitle(page, 'Il manque la confirmation de Luc');
    await expectAccessible(page);
  });
});
