import type { Page } from '@playwright/test';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import { answerQuestion } from '@signet/testing/browser/answer-form';
import { decidedApplication } from '@signet/testing/browser/page-api';
import {
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

const TAX_ID = 'company.governmentIdentification.value';

/**
 * A business whose details must be confirmed; its tax id is unique, because a second business with
 * the same one is a duplicate.
 */
function business(id: PersonaId, number: (nth: string) => string): Persona {
  const nth = nextPersonaNumber();
  const who = persona(id, nth);
  return {
    ...who,
    answers: {
      ...who.answers,
      'company.hasPartners': false,
      [TAX_ID]: number(String(nth).padStart(2, '0')),
    },
  };
}

async function atTheDetails(page: Page, world: ProductWorld, person: Persona): Promise<string> {
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/business-info`);
  await expectScreen(page, world, 'business-info');
  return id;
}

test('confirmed as it stands: approved', async ({ page, world }) => {
  await atTheDetails(
    page,
    world,
    business('marcus', (nth) => `852${nth}1005`),
  );
  await expect(expectHeading(page)).toHaveText('Check your business details');
  await expect(page.getByText('Entered, ending in 1005')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.locator('[name="company.address.city"]')).toHaveValue('Boulder');
  await expectAccessible(page);
  await pressContinue(page);
  await expect.poll(() => page.url()).toContain('/verifying?step-up=BUSINESS_INFO');
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test('a corrected name and number: approved, and what was cleared is refused at its field', async ({
  page,
  world,
}) => {
  await atTheDetails(
    page,
    world,
    business('marcus', (nth) => `853${nth}1005`),
  );
  await answerQuestion(page, 'company.name', '');
  await pressContinue(page);
  await expectLoneError(page, 'Enter your legal business name');
  await answerQuestion(page, 'company.name', 'Webb and Sons LLC');
  await page.getByRole('button', { name: /^Change Employer Identification Number/ }).click();
  await answerQuestion(page, TAX_ID, `84-${String(Date.now()).slice(-7)}`);
  await pressContinue(page);
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test('pressing “later” keeps everything', async ({ page, world }) => {
  await atTheDetails(
    page,
    world,
    business('marcus', (nth) => `854${nth}1005`),
  );
  await page.getByRole('button', { name: 'I’ll do this later' }).click();
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('One more step');
});

test('en français, au Canada', async ({ page, world }) => {
  const chloe = business('chloe', (nth) => `9${nth}1005`);
  // No SIN: another test may have an approved Chloé with the same one, and a duplicate goes to
  // manual review.
  const own = {
    'company.registered': true,
    'company.registeredIn': 'FEDERAL',
    'company.name': 'Fleurs Chloé inc.',
    'applicant.governmentIdentification.value': '',
  };
  const person = { ...chloe, answers: { ...chloe.answers, ...own } };
  await page.context().addCookies([
    { name: 'locale', value: 'fr-CA', url: world.url },
    { name: 'market', value: 'CA', url: world.url },
    { name: 'currency', value: 'CAD', url: world.url },
  ]);
  await atTheDetails(page, world, person);
  await expect(expectHeading(page)).toHaveText('Vérifiez les renseignements de votre entreprise');
  await expectAccessible(page);
  await pressContinue(page);
  await expectScreen(page, world, 'success');
});
