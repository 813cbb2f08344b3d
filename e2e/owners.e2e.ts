import type { Page } from '@playwright/test';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import { mailTo } from '@signet/testing/applications';
import { answerQuestion, signInAtProvider } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { callApiFromPage, decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const SIN = 'applicant.governmentIdentification.value';

/** Somebody who declared partners. */
function withPartners(id: PersonaId): Persona {
  const person = persona(id, nextPersonaNumber());
  return { ...person, answers: { ...person.answers, 'company.hasPartners': true } };
}

/** The application that is asked for its owners, on the owners' page. */
async function askedForOwners(page: Page, world: ProductWorld, person: Persona): Promise<string> {
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/owners`);
  await expectScreen(page, world, 'owners');
  return id;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const titled = (page: Page, title: string) => expect(expectHeading(page)).toHaveText(title);
const fillIn = async (page: Page, answers: Readonly<Record<string, string>>) => {
  for (const [path, value] of Object.entries(answers)) await answerQuestion(page, path, value);
  await pressContinue(page);
};

/** What is typed of partners; their secrets are those of personas, which the search for secrets knows. */
const LENA = {
  firstName: 'Lena',
  lastName: 'Conti',
  isController: 'NO',
  ownershipPercentage: '40',
  email: 'lena.conti@example.com',
  phone: '312 555 0177',
};
const { 'applicant.dob': dob } = persona('ana').answers;
const SECRETS = { dob: dob ?? '', 'governmentIdentification.value': persona('ana').answers[SIN] ?? '' };
const HOME = { 'address.line1': '12 Oak St', 'address.city': 'Chicago', 'address.territory': 'IL', 'address.zip': '60614' };

async function giveOwnShare(page: Page, share: string, controls: 'YES' | 'NO' = 'YES'): Promise<void> {
  await button(page, 'Enter your share').click();
  await titled(page, 'How much of the business do you own?');
  await fillIn(page, { ownershipPercentage: share, isController: controls });
  await titled(page, 'Who owns the business?');
}

async function addLena(page: Page, changed: Readonly<Record<string, string>> = {}): Promise<void> {
  await button(page, /^Add (a|another) partner$/).click();
  await titled(page, 'Add a partner');
  await fillIn(page, { ...LENA, ...changed });
  await titled(page, 'Lena Conti’s details');
}

async function giveDetails(page: Page): Promise<void> {
  await button(page, 'Enter the address manually').click();
  await fillIn(page, { ...SECRETS, ...HOME });
  await titled(page, 'Who owns the business?');
}

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
  await addLena(page, { ownershipPercentage: '50' });
  await pressContinue(page);
  await expect(page.locator('#dob-error')).toContainText('Enter their date of birth');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Incomplete', { exact: true })).toBeVisible();
  await expect(button(page, 'Add another partner')).toHaveCount(0);
  await button(page, 'Enter Lena Conti’s details').click();
  await giveDetails(page);

  await expect(page.getByText('Total: 110%')).toBeVisible();
  await button(page, 'Submit owners').click();
  await expect(page.getByRole('alert').filter({ hasText: 'more than 100%' })).toBeFocused();
  await button(page, 'Edit Lena Conti').click();
  await expect(page.locator('[name="ownershipPercentage"]')).toHaveValue('50');
  await fillIn(page, { ownershipPercentage: '40' });
  await expect(page.getByText('Total: 100%')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 1600 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await button(page, 'Submit owners').click();
  await page.waitForURL((url) => url.pathname.endsWith('/owners/verifying'));
  await expectScreen(page, world, 'success');
  await titled(page, 'You’re approved. Payouts come later');
  await page.locator('main .actions a').click();
  await expectScreen(page, world, 'owners-bank');
  await button(page, 'I’ll do this later').click();
  await expectScreen(page, world, 'owners-further-steps');
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the owners' }).click();
  await titled(page, 'The owners of your business');
  await expect(button(page, /^(Edit|Remove)/)).toHaveCount(0);
  const { body } = await callApiFromPage(page, 'getApplication', { id });
  expect([body.decision, body.boStatus, body.page]).toEqual(['APPROVED_PENDING', 'INFO_PROVIDED', 'owners-further-steps']);
  expect(faults().filter((fault) => !fault.includes('422'))).toEqual([]);
});

/** The own share without an answer: the errors stand at their fields. */
async function pressEmpty(page: Page): Promise<void> {
  await button(page, 'Enter your share').click();
  await pressContinue(page);
  await expect(page.locator('#ownershipPercentage-error')).toContainText('Enter the share of the business');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await titled(page, 'Who owns the business?');
}

test('a partner is deleted only after the question, and nobody else at all ends the step', async ({ page, world }) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60', 'NO');
  await addLena(page);
  await giveDetails(page);
  await button(page, 'Remove Lena Conti').click();
  await expect(page.getByRole('dialog')).toContainText('We’ll delete what you entered about Lena Conti');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remove Lena Conti')).toBeFocused();
  await button(page, 'Remove Lena Conti').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Lena Conti' }).click();
  await expect(page.getByText('No partners yet')).toBeVisible();
  await expect(expectHeading(page)).toBeFocused();
  const nobodyElse = button(page, 'No one else owns 25% or more');
  await nobodyElse.click();
  await page.keyboard.press('Escape');
  await expect(nobodyElse).toBeFocused();
  await nobodyElse.click();
  await page.evaluate("document.querySelector('dialog[open]').close()"); // as a browser may do by itself
  await expect(nobodyElse).toBeFocused();

  await addLena(page);
  await giveDetails(page);
  await expect(button(page, 'No one else owns 25% or more')).toHaveCount(0); // she does
  await button(page, 'Remove Lena Conti').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Lena Conti' }).click();
  await button(page, 'No one else owns 25% or more').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('the person who runs the business');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes, no one else' }).click();
  await expectScreen(page, world, 'success');
  await titled(page, 'You’re approved');
  const { body } = await callApiFromPage(page, 'getApplication', { id });
  expect([body.company.hasPartners, body.owners?.list.length, body.owners?.list[0]?.isController]).toEqual(['NO', 1, 'YES']);
});

test('less than half together is sent only when it is confirmed, by keyboard alone', async ({ page, world }) => {
  await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '10');
  await addLena(page, { ownershipPercentage: '25.5' });
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

test('what a partner gives is waited for, and may be filled in after all; a reload loses nothing but secrets', async ({ page, world }) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  await button(page, 'Add a partner').click();
  await answerQuestion(page, 'firstName', 'Lena');
  await page.reload();
  await titled(page, 'Add a partner');
  await expect(page.locator('[name="firstName"]')).toHaveValue('Lena');
  await fillIn(page, LENA);
  await button(page, 'Enter the address manually').click();
  await answerQuestion(page, 'governmentIdentification.value', SECRETS['governmentIdentification.value']);
  for (const [path, value] of Object.entries(HOME)) await answerQuestion(page, path, value);
  await page.reload();
  await expect(page.locator('[name="address.line1"]')).toHaveValue('12 Oak St');
  await expect(page.locator('[name="governmentIdentification.value"]')).toHaveValue('');
  await page.locator('[name="noSsn"]').check();
  await expect(page.getByText('Ask Lena for what you leave out')).toBeVisible();
  await fillIn(page, { dob: SECRETS.dob });
  await expect(page.getByText('Request to be sent')).toBeVisible();
  await button(page, 'Submit owners').click();
  await expectScreen(page, world, 'success');
  await page.locator('main .actions a').click();
  await expectScreen(page, world, 'owners');
  await titled(page, 'We still need details from your partners');
  await expectAccessible(page);
  await button(page, 'Enter missing details Lena Conti').click();
  await page.locator('[name="noSsn"]').uncheck();
  await fillIn(page, { 'governmentIdentification.value': SECRETS['governmentIdentification.value'] });
  await expectScreen(page, world, 'owners-bank');
  expect((await callApiFromPage(page, 'getApplication', { id })).body.boStatus).toBe('INFO_PROVIDED');
});

test('two windows: the second one is told, shows the list as it stands, and changes nothing unseen', async ({ page, context, world }) => {
  const id = await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60');
  const second = await context.newPage();
  await second.goto(`/${id}/owners`);
  await button(second, 'Add a partner').click();
  await titled(second, 'Add a partner');
  await addLena(page);
  await giveDetails(page);
  await fillIn(second, { ...LENA, firstName: 'Eve', email: 'eve@example.com' });
  await expect(second.getByRole('alert').filter({ hasText: 'changed in another window' })).toBeVisible();
  await expect(second.locator('[name="firstName"]')).toHaveValue('Eve');
  await second.getByRole('link', { name: 'Back' }).click();
  await expect(second.getByRole('heading', { name: 'Lena Conti' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Eve' })).toHaveCount(0);
});

test('half an hour later the person proves again that it is them, and finds the form as it was left', async ({ page, world }) => {
  const person = withPartners('paolo');
  await askedForOwners(page, world, person);
  await giveOwnShare(page, '60');
  await button(page, 'Add a partner').click();
  await titled(page, 'Add a partner');
  await world.advance(31 * 60_000);
  await fillIn(page, LENA);
  await signInAtProvider(page, mailTo(person));
  await expectScreen(page, world, 'owners');
  await titled(page, 'Add a partner');
  await expect(page.locator('[name="email"]')).toHaveValue(LENA.email);
  await pressContinue(page);
  await titled(page, 'Lena Conti’s details');
});

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('les parts s’écrivent avec une virgule, et personne n’est nommé dirigeant', async ({ page, world }) => {
    await askedForOwners(page, world, withPartners('chloe'));
    await expectAccessible(page);
    await button(page, 'Indiquer ma part').click();
    await expect(page.locator('[name="isController"]')).toHaveCount(0);
    await fillIn(page, { ownershipPercentage: '41,5' });
    await button(page, 'Ajouter une personne').click();
    await fillIn(page, {
      firstName: 'Luc',
      lastName: 'Côté',
      ownershipPercentage: '12,5',
      email: 'luc@example.com',
      phone: '514 555-0178',
    });
    await expect(page.locator('#ownershipPercentage-error')).toContainText('de 25 % à 100 %');
    await fillIn(page, { ownershipPercentage: '33,25 %' });
    await titled(page, 'Renseignements sur Luc Côté');
    await expectAccessible(page);
    await page.locator('[name="noAddressOrDob"]').check();
    await fillIn(page, { 'governmentIdentification.value': persona('chloe').answers[SIN] ?? '' });
    await expect(page.getByText('Total : 74,75 %')).toBeVisible();
    await button(page, 'Modifier Luc Côté').click();
    await expect(page.locator('[name="ownershipPercentage"]')).toHaveValue('33,25');
    await page.getByRole('link', { name: 'Retour' }).click();
    await button(page, 'Envoyer la liste').click();
    await expectScreen(page, world, 'success');
    await page.locator('main .actions a').click();
    await titled(page, 'Il manque des renseignements sur les autres propriétaires');
    await expectAccessible(page);
  });
});
