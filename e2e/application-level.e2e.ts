import { persona } from '@signet/personas/personas';
import { answerForm } from '@signet/testing/browser/answer-form';
import { bodyOf, callFrom, signInAs } from '@signet/testing/browser/page-api';
import { arriveAt, heading, mailOf, mobileOf, pressContinue } from '@signet/testing/browser/sign-up';
import { axe, expect, nextNth, test } from '@signet/testing/browser/test';

const IDENTITY = /^applicant\.(dob|governmentIdentification|phone)/;

/** The answers of a body, without the identity. */
const withoutIdentity = (answers: Readonly<Record<string, string>>): object =>
  bodyOf(Object.fromEntries(Object.entries(answers).filter(([path, value]) => value !== '' && !IDENTITY.test(path))));

const VISITS = [
  {
    locale: 'en-US',
    id: 'ana',
    currency: 'USD',
    market: 'US',
    online: 'You can take payments online',
    verify: 'Verify your identity to get paid',
    back: 'Back',
    next: 'Go to the next step',
    approved: 'You’re approved',
  },
  {
    locale: 'fr-CA',
    id: 'chloe',
    currency: 'CAD',
    market: 'CA',
    online: 'Vous pouvez accepter des paiements en ligne',
    verify: 'Confirmer mon identité pour être payé',
    back: 'Retour',
    next: 'Passer à l’étape suivante',
    approved: 'Votre demande est approuvée',
  },
] as const;

for (const { locale, id, currency, market, online, verify, back, next, approved } of VISITS)
  test.describe(`${locale}, ${market}`, () => {
    test.use({ locale });

    test(`identity that a service leaves for later: “${online}”, then “${verify}”`, async ({ page, world }) => {
      const person = persona(id, nextNth());
      await page.goto(`/get-started?serviceType=Invoice&market=${market}`);
      expect(new URL(page.url()).search).toBe('');
      await signInAs(page, mailOf(person));
      const { body: made } = await callFrom(page, 'createApplication', { query: '?find=true', body: { application: { currency } } });
      await callFrom(page, 'updateApplication', { id: made.id, version: made.version, body: withoutIdentity(person.answers) });
      await page.goto(`/${made.id}/applicant`);
      await arriveAt(page, world, 'check-answers');
      await page.locator('[name="applicant.terms.signed"]').check();
      await pressContinue(page);
      await arriveAt(page, world, 'success');
      await expect(heading(page)).toHaveText(online);
      await axe(page);
      await page.getByRole('button', { name: verify }).click();
      await arriveAt(page, world, 'owner-identity');
      await axe(page);
      await page.getByRole('link', { name: back, exact: true }).click();
      await arriveAt(page, world, 'success');
      await page.getByRole('link', { name: next }).click();
      await arriveAt(page, world, 'owner-identity');
      await answerForm(page, 'ownerIdentity', person);
      await pressContinue(page);
      await arriveAt(page, world, 'otp');
      await page.locator('[name="code"]').fill(await world.phone(mobileOf(person)).latestCode());
      await arriveAt(page, world, 'success');
      await expect(heading(page)).toHaveText(approved);
    });
  });
