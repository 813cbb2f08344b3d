import { persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { answerForm } from '@signet/testing/browser/answer-form';
import { callApiFromPage, signInAs } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const IDENTITY = /^applicant\.(dob|governmentIdentification|phone)/;

const withoutIdentity = (answers: Answers): object =>
  nestAnswers(
    Object.fromEntries(
      Object.entries(answers).filter(([path, value]) => value !== '' && !IDENTITY.test(path)),
    ),
  );

test.describe('in French, in Canada', () => {
  test.use({ locale: 'fr-CA' });

  test('identity that a service leaves for later: payments online, then the identity, then approved', async ({
    page,
    world,
  }) => {
    const person = persona('chloe', nextPersonaNumber());
    await page.goto('/get-started?serviceType=Invoice&market=CA');
    expect(new URL(page.url()).search).toBe('');
    await signInAs(page, mailTo(person));
    const { body: made } = await callApiFromPage(page, 'createApplication', {
      query: '?find=true',
      body: { application: { currency: 'CAD' } },
    });
    await callApiFromPage(page, 'updateApplication', {
      id: made.id,
      version: made.version,
      body: withoutIdentity(person.answers),
    });
    await page.goto(`/${made.id}/applicant`);
    await expectScreen(page, world, 'check-answers');
    await page.locator('[name="applicant.terms.signed"]').check();
    await pressContinue(page);
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('Vous pouvez accepter des paiements en ligne');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirmer mon identité' }).click();
    await expectScreen(page, world, 'owner-identity');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Retour', exact: true }).click();
    await expectScreen(page, world, 'success');
    await page.getByRole('link', { name: 'Confirmer mon identité' }).click();
    await expectScreen(page, world, 'owner-identity');
    await answerForm(page, 'ownerIdentity', person);
    await pressContinue(page);
    await expectScreen(page, world, 'otp');
    await page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode());
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('Vous pouvez accepter des paiements');
  });
});
