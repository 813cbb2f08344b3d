import type { Page } from '@playwright/test';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import { answer } from '@signet/testing/browser/answer-form';
import { decided } from '@signet/testing/browser/page-api';
import { arriveAt, heading, pressContinue } from '@signet/testing/browser/sign-up';
import { axe, expect, nextNth, test } from '@signet/testing/browser/test';
import type { World } from '@signet/testing/world';

const TAX_ID = 'company.governmentIdentification.value';

/** A business whose details must be checked again; its number is its own, because a second business with one number is a duplicate. */
function business(id: PersonaId, number: (nth: string) => string): Persona {
  const nth = nextNth();
  const who = persona(id, nth);
  return { ...who, answers: { ...who.answers, 'company.hasPartners': 'NO', [TAX_ID]: number(String(nth).padStart(2, '0')) } };
}

async function atTheDetails(page: Page, world: World, person: Persona): Promise<string> {
  const id = await decided(page, world, person);
  await page.goto(`/${id}/business-info`);
  await arriveAt(page, world, 'business-info');
  return id;
}

test('confirmed as it stands: approved', async ({ page, world }) => {
  await atTheDetails(
    page,
    world,
    business('marcus', (nth) => `852${nth}1005`),
  );
  await expect(heading(page)).toHaveText('Check your business’s details');
  await expect(page.getByText('On file, ending in 1005')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.locator('[name="company.address.city"]')).toHaveValue('Boulder');
  await axe(page);
  await pressContinue(page);
  await expect.poll(() => page.url()).toContain('/verifying?step-up=BUSINESS_INFO');
  await arriveAt(page, world, 'success');
  await expect(heading(page)).toHaveText('You’re approved');
});

test('a corrected name and number: approved, and what was cleared is refused at its field', async ({ page, world }) => {
  await atTheDetails(
    page,
    world,
    business('marcus', (nth) => `853${nth}1005`),
  );
  await answer(page, 'company.name', '');
  await pressContinue(page);
  await expect(page.locator('[data-error-summary]')).toContainText('Enter the legal name of your business');
  await answer(page, 'company.name', 'Webb and Sons LLC');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await answer(page, TAX_ID, `84-${String(Date.now()).slice(-7)}`);
  await pressContinue(page);
  await arriveAt(page, world, 'success');
  await expect(heading(page)).toHaveText('You’re approved');
});

test('“later” keeps everything', async ({ page, world }) => {
  await atTheDetails(
    page,
    world,
    business('marcus', (nth) => `854${nth}1005`),
  );
  await page.getByRole('button', { name: 'I’ll do this later' }).click();
  await arriveAt(page, world, 'success');
  await expect(heading(page)).toHaveText('One more step');
});

test('en français, au Canada', async ({ page, world }) => {
  const chloe = business('chloe', (nth) => `9${nth}1005`);
  // Without her SIN: another journey's Chloé may be approved with it, and two people with one number are looked at by hand.
  const own = { 'company.registered': 'YES', 'company.name': 'Fleurs Chloé inc.', 'applicant.governmentIdentification.value': '' };
  const person = { ...chloe, answers: { ...chloe.answers, ...own } };
  await page.context().addCookies([
    { name: 'locale', value: 'fr-CA', url: world.url },
    { name: 'market', value: 'CA', url: world.url },
    { name: 'currency', value: 'CAD', url: world.url },
  ]);
  await atTheDetails(page, world, person);
  await expect(heading(page)).toHaveText('Vérifiez les renseignements de votre entreprise');
  await axe(page);
  await pressContinue(page);
  await arriveAt(page, world, 'success');
});
