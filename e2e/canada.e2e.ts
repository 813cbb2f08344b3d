import { type Persona, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { callApiFromPage, completedApplication } from '@signet/testing/browser/page-api';
import { linkInPlaidWindow } from '@signet/testing/browser/plaid-window';
import {
  continueTo,
  expectHeading,
  expectLoneError,
  expectScreen,
  findIndustry,
  pressContinue,
  typeAddressByHand,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const SIN = 'applicant.governmentIdentification.value';

const like = (more: Answers): Persona => {
  const person = persona('chloe', nextPersonaNumber());
  return { ...person, answers: { ...person.answers, ...more } };
};

const COMPANY = {
  'company.registered': true,
  'company.name': 'Fleurs Gagné inc.',
  'company.registeredIn': 'QC',
  'company.governmentIdentification.value': 'C-1234-567',
};

const TORONTO = {
  'company.address.line1': '12-340 Queen St W',
  'company.address.city': 'Toronto',
  'company.address.territory': 'ON',
  'company.address.zip': 'M5V 2A4',
};

test.describe('en français', () => {
  test.use({ locale: 'fr-CA' });

  test('une société de Montréal est approuvée avec son numéro de société, et lie son compte par ses numéros', async ({
    page,
    world,
  }) => {
    const person = like(COMPANY);
    const faults = watchConsole(page);
    await page.goto('/?market=CA');
    await expect(page).toHaveURL(`${world.url}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await continueTo({ page, world, person }, 'address', expectAccessible);
    await expect(
      page.getByText('tels qu’ils figurent sur vos documents constitutifs'),
    ).toBeVisible();
    await continueTo({ page, world, person }, 'owner-identity', expectAccessible);
    await page.getByText('Ce que nous faisons de ce numéro').click();
    await expect(page.getByText('Sans NAS, nous comparerons')).toBeVisible();
    await page.getByRole('button', { name: 'Utiliser l’adresse de l’entreprise' }).click();
    await expect(page.locator('[name="applicant.address.zip"]')).toHaveValue('H2L 2G5');
    await answerForm(page, 'ownerIdentity', person);
    await pressContinue(page);

    await expectScreen(page, world, 'check-answers');
    await expect(page.getByText(/1050, rue Sainte-\u2060?Catherine/)).toBeVisible();
    await expect(page.getByText('Montréal (Québec)').first()).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'NEQ' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Afficher l’entente en anglais' })).toHaveCount(
      0,
    );
    await continueTo({ page, world, person }, 'success', expectAccessible);
    await expect(expectHeading(page)).toHaveText('Vous pouvez accepter des paiements');
    const id = new URL(page.url()).pathname.split('/')[1] ?? '';
    const { body } = await callApiFromPage(page, 'getApplication', { id });
    expect([
      body.currency,
      body.applicant.terms?.language,
      body.applicant.communicationLanguage,
    ]).toEqual(['CAD', 'fr', 'fr-CA']);

    await page.goto(`/${id}/bank`);
    await page
      .getByRole('button', { name: 'Entrer les numéros de compte, de transit et d’institution' })
      .click();
    await expect(page.locator('[name="routingNumber"]')).toHaveCount(0);
    await pressContinue(page);
    await expect(page.locator('#transitNumber-error')).toContainText(
      'Entrez votre numéro de transit',
    );
    await expectAccessible(page);
    await answerForm(page, 'bank', {
      ...person,
      bank: { ...person.bank, accountNumber: '55512345', accountNumberConfirm: '55512345' },
    });
    await pressContinue(page);
    await expectScreen(page, world, 'bank-success');
    await expectAccessible(page);
    expect((await callApiFromPage(page, 'getApplication', { id })).body.bank).toMatchObject({
      kind: 'manual',
      last4: '2345',
      status: 'PENDING',
    });
    expect(faults()).toEqual([]);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-CA' });

  test('somebody in Toronto gives no SIN, is approved, and connects a Canadian bank', async ({
    page,
    world,
  }) => {
    const person = like({ ...TORONTO, [SIN]: '' });
    await page.goto('/?market=CA');
    await continueTo({ page, world, person }, 'owner-identity', expectAccessible);
    await expect(page.getByText('leave blank if you’d rather not share it')).toBeVisible();
    await continueTo({ page, world, person }, 'check-answers', expectAccessible);
    await expect(page.getByRole('term').filter({ hasText: 'Incorporated' })).toBeVisible();
    await expect(page.getByText('Quebec law requires us')).toHaveCount(0);
    await continueTo({ page, world, person }, 'success', expectAccessible);
    await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
    await page.getByRole('link', { name: 'Link your bank' }).click();
    await expectScreen(page, world, 'bank');
    await page.getByRole('button', { name: 'Connect your bank' }).click();
    await expect(
      page.frameLocator('iframe[title="Plaid Link"]').getByText('Caisse Érable'),
    ).toBeVisible();
    await linkInPlaidWindow(page);
    await expectScreen(page, world, 'bank-success');
  });

  test('a SIN that asks for a document leads to photo ID, and a wrong one is told at its field', async ({
    page,
    world,
  }) => {
    const person = like({ ...TORONTO, [SIN]: '046454039' });
    const { id } = await completedApplication(page, person, [SIN]);
    await page.goto(`/${id}/owner-identity`);
    await expectScreen(page, world, 'owner-identity');
    await answerQuestion(page, SIN, '123456789');
    await pressContinue(page);
    await expect(page.locator('#applicant-governmentIdentification-value-error')).toContainText(
      'Please enter a correct SIN.',
    );
    await expectAccessible(page);
    await answerQuestion(page, SIN, '046 454 039');
    await pressContinue(page);
    await expectScreen(page, world, 'check-answers');
    await continueTo({ page, world, person }, 'identification');
    await expect(expectHeading(page)).toContainText(/photo ID/i);
  });

  test('in Quebec the terms come in French, and in English only on request', async ({
    page,
    world,
  }) => {
    const person = like({});
    const { id } = await completedApplication(page, { ...person, locale: 'en-CA' });
    await page.goto(`/${id}/check-answers`);
    await expectScreen(page, world, 'check-answers');
    await expect(page.locator('ul[lang="fr-CA"]')).toContainText('Vos réponses sont exactes');
    await expect(page.getByText('Your answers are true')).toHaveCount(0);
    await page.locator('[name="applicant.terms.signed"]').check();
    await page.getByRole('button', { name: 'Show the agreement in English' }).click();
    await expect(page.getByText('Your answers are true')).toHaveCount(1);
    await expect(page.locator('[name="applicant.terms.signed"]')).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'French' }).check();
    await expect
      .poll(
        async () =>
          (await callApiFromPage(page, 'getApplication', { id })).body.applicant
            .communicationLanguage,
      )
      .toBe('fr-CA');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await continueTo({ page, world, person }, 'success');
    expect(
      (await callApiFromPage(page, 'getApplication', { id })).body.applicant.terms,
    ).toMatchObject({ signed: true, language: 'en' });
    const mailbox = world.mailbox(person.answers['applicant.email.emailAddress'] ?? '');
    await expect.poll(async () => (await mailbox.latest()).subject).toMatch(/votre demande/i);
  });

  test('a restaurant hears about Quebec when chosen, is refused there and goes on in Ontario', async ({
    page,
    world,
  }) => {
    const person = like({});
    await openSignUpAt(page, world, person, 'category');
    await findIndustry(page, 'restaurant');
    await expect(page.getByText('Is your business in Quebec?')).toBeVisible();
    await expectAccessible(page);
    await pressContinue(page);
    await expectLoneError(page, 'Choose whether your business is in Quebec');
    await expect(page.getByRole('radio', { name: 'Yes, in Quebec' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Yes, in Quebec' }).check();
    await pressContinue(page);
    await expect(expectHeading(page)).toHaveText('We can’t accept this business in Quebec');
    await expect(page.getByText('Change your answer to No')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change your answer' }).click();
    await expect(page.getByRole('radio', { name: 'Yes, in Quebec' })).toBeChecked();
    await page.getByRole('radio', { name: 'No, elsewhere in Canada' }).check();
    await pressContinue(page);
    await continueTo({ page, world, person }, 'address');
    await typeAddressByHand(page);
    await answerForm(page, 'address', person);
    await pressContinue(page);
    await expect(expectHeading(page)).toHaveText('We can’t accept this business in Quebec');
    await expect(expectHeading(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Choose another kind of business' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change the address' }).press('Enter');
    await expect(page.locator('[name="company.address.line1"]')).toHaveValue(
      '1050, rue Sainte-Catherine',
    );
    await answerForm(page, 'address', like(TORONTO));
    await pressContinue(page);
    await expectScreen(page, world, 'owner-identity');
  });

  test('a business that turns out not to be incorporated has no legal name and no number any more', async ({
    page,
    world,
  }) => {
    const { id } = await completedApplication(page, like(COMPANY));
    await page.goto(`/${id}/business`);
    await expectScreen(page, world, 'application-business');
    await answerQuestion(page, 'company.registered', 'NO');
    await pressContinue(page);
    await expectScreen(page, world, 'check-answers');
    const { company } = (await callApiFromPage(page, 'getApplication', { id })).body;
    expect([company.registered, company.name, company.governmentIdentification]).toEqual([
      'NO',
      undefined,
      undefined,
    ]);
  });
});
