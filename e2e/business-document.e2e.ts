import { type Persona, persona } from '@signet/personas/personas';
import {
  applicationAwaitingDocument,
  inquiryFrame,
  pressInFrame,
} from '@signet/testing/browser/inquiry';
import { applicationViewFromPage } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

/** Marcus with a tax id that never matches, even when checked twice. */
const personaForDocument = (): Persona => {
  const nth = nextPersonaNumber();
  const person = persona('marcus', nth);
  return {
    ...person,
    answers: {
      ...person.answers,
      'company.governmentIdentification.value': `86${String(nth).padStart(3, '0')}1015`,
    },
  };
};

test('A document of the business passes, and the business is approved', async ({ page, world }) => {
  const id = await applicationAwaitingDocument(page, world, personaForDocument());
  expect((await applicationViewFromPage(page, id)).status.id).toBe('verificationNeeded');
  await expect(page.getByText('CP 575')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(inquiryFrame(page).getByRole('heading')).toHaveText('Show a business document');
  await expect(inquiryFrame(page).locator('[data-act=pass]')).toBeVisible();
  await expect(inquiryFrame(page).locator('[data-act=expiring]')).toHaveCount(0); // for an ID only
  await expectAccessible(page);
  await pressInFrame(page, 'pass');
  await page.waitForURL(/\/verifying\?step-up=EIN_DOC$|\/success$/);
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test.describe('en français, au Canada', () => {
  test.use({ locale: 'fr-CA' });

  test('une lettre de l’ARC suffit, et l’entreprise est approuvée', async ({ page, world }) => {
    const nth = nextPersonaNumber();
    const chloe = persona('chloe', nth);
    // No SIN: another test may have an approved Chloé with the same one, and a duplicate goes to
    // manual review.
    const own = {
      'company.registered': true,
      'company.registeredIn': 'FEDERAL',
      'company.name': 'Fleurs Chloé inc.',
      'applicant.governmentIdentification.value': '',
    };
    const number = {
      'company.governmentIdentification.value': `8${String(nth).padStart(2, '0')}1015`,
    };
    await applicationAwaitingDocument(page, world, {
      ...chloe,
      answers: { ...chloe.answers, ...own, ...number },
    });
    await expect(expectHeading(page)).toHaveText('Montrez-nous un document de votre entreprise');
    await expect(page.getByText('Une lettre de l’ARC')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Commencer' }).click();
    await pressInFrame(page, 'pass');
    await expectScreen(page, world, 'success');
    await expect(expectHeading(page)).toHaveText('Vous pouvez accepter des paiements');
  });
});
