import type { Locator, Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { wireText } from '@signet/rulebook/core/answers';
import type { ROUTES, RouteId } from '@signet/rulebook/routes';
import { waitUntil } from '@signet/testing/browser/launch';
import type { ProductWorld } from '@signet/testing/world';

export type ScreenId = (typeof ROUTES)[RouteId]['screen'];

type Act = (page: Page, ana: Persona, world: ProductWorld) => Promise<void>;

/**
 * An address that the sandbox's map knows completely, as a real one would; Ana's own would have to
 * be typed out.
 */
const ADDRESS = { typed: '548 Market Street', offered: /548 Market/ };
const INDUSTRY = { typed: 'bakery', offered: /^Bakery/ };

const named = (page: Page, path: string): Locator => page.locator(`[name="${path}"]`).first();
const isShown = async (page: Page, path: string): Promise<boolean> =>
  (await named(page, path).count()) > 0;
const submit = (page: Page): Promise<void> =>
  page.locator('main button[type="submit"]').first().click();

async function type(page: Page, path: string, text: string): Promise<void> {
  await named(page, path).click();
  await named(page, path).pressSequentially(text, { delay: 15 });
}

/**
 * Types until the right option appears and takes it; at least `fewestLetters`, since nobody checks
 * after every letter.
 */
async function typeUntilOffered(
  page: Page,
  path: string,
  { typed, offered }: { typed: string; offered: RegExp },
  fewestLetters: number,
): Promise<void> {
  const option = page.getByRole('option').filter({ hasText: offered }).first();
  await named(page, path).click();
  for (const [at, letter] of [...typed].entries()) {
    await page.keyboard.type(letter);
    if (at + 1 < fewestLetters) continue;
    const isOffered = await option.waitFor({ state: 'visible', timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (isOffered) return option.click();
  }
  throw new Error(`"${typed}" was never offered`);
}

/** Each form's questions, answered as the persona; prefilled ones stay. */
export const JOURNEY_ANSWERS: Partial<Record<ScreenId, Act>> = {
  'get-started': async (page) => page.locator('main a[href$="/applicant"]').first().click(),
  applicant: async (page, { answers }) => {
    for (const path of [
      'applicant.name.firstName',
      'applicant.name.lastName',
      'applicant.email.emailAddress',
    ] as const)
      await type(page, path, answers[path] ?? '');
    await submit(page);
  },
  business: async (page, { answers }) => {
    for (const path of ['company.registered', 'company.gpv', 'company.hasPartners'] as const)
      if (await isShown(page, path))
        await page
          .locator(`label:has([name="${path}"][value="${wireText(answers[path] ?? '')}"])`)
          .click();
    if (await isShown(page, 'company.name'))
      await type(page, 'company.name', answers['company.name'] ?? '');
    await submit(page);
  },
  category: async (page) => {
    // Preselected when the prediction is confident.
    const guess = page.locator('[name="company.mccDetails.id"]:checked');
    if ((await guess.count()) === 0)
      await typeUntilOffered(page, 'company.mccDetails.id', INDUSTRY, 3);
    await submit(page);
  },
  address: async (page, { answers }) => {
    const number = 'company.governmentIdentification.value';
    if (await isShown(page, number)) await type(page, number, answers[number] ?? '');
    await typeUntilOffered(page, 'company.address.line1', ADDRESS, 8);
    await waitUntil(page, `document.querySelector('[name="company.address.zip"]')?.value`);
    await submit(page);
  },
  'owner-identity': async (page, { answers }) => {
    const [year = '', month = '', day = ''] = (answers['applicant.dob'] ?? '').split('-');
    await named(page, 'applicant.dob.month').selectOption(String(Number(month)));
    await type(page, 'applicant.dob.day', String(Number(day)));
    await type(page, 'applicant.dob.year', year);
    for (const path of [
      'applicant.governmentIdentification.value',
      'applicant.phone.localPhoneNumber',
    ] as const)
      await type(page, path, answers[path] ?? '');
    await submit(page);
  },
  'check-answers': async (page) => {
    await page.locator('label:has([name="applicant.terms.signed"])').click();
    await submit(page);
  },
  verifying: async () => undefined,
  'owners-verifying': async () => undefined,
  otp: async (page, { answers }, world) => {
    const code = await world.phone(`+1${answers['applicant.phone.localPhoneNumber']}`).latestCode();
    await named(page, 'code').fill(code); // as the phone's autofill does; the page submits it by itself
  },
  bank: async (page) => {
    await page.locator('main .actions button').first().click();
    await linkBank(page);
  },
  'bank-success': async (page) =>
    page.getByRole('link', { name: 'Home', exact: true }).first().click(),
  owners: nameOwners,
  'account-home': async (page) => page.locator('main .hero .btn-primary').first().click(),
};

/** A partner who enters their own details through an invitation link. */
const PARTNER = {
  firstName: 'Dana',
  lastName: 'Rowe',
  email: 'dana.rowe@example.com',
  phone: '3035550142',
};

async function nameOwners(page: Page): Promise<void> {
  if (!(await isShown(page, 'ownershipPercentage')))
    return page.locator('main .actions .btn-primary').first().click();
  const isPartner = await isShown(page, 'firstName');
  if (isPartner)
    for (const [path, answer] of Object.entries(PARTNER)) await type(page, path, answer);
  if (await isShown(page, 'isController'))
    await page.locator('label:has([name="isController"][value="YES"])').click();
  await type(page, 'ownershipPercentage', isPartner ? '40' : '60');
  await submit(page);
}

async function linkBank(page: Page): Promise<void> {
  const bank = page.frameLocator('iframe[title="Plaid Link"]');
  await bank.locator('button.row').first().click();
  await bank.locator('#username').fill('user_good');
  await bank.locator('#password').fill('pass_good');
  await bank.locator('button[type="submit"]').click();
  await bank.locator('input[name="accountId"]').first().waitFor();
  await bank.locator('button[type="submit"]').click();
}
