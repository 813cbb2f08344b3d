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
  return { ...person, answers: { ...person.answers, 'company.hasPartners': 'YES' } };
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
  await titled(page, 'What part of the business is yours?');
  await fillIn(page, { ownershipPercentage: share, isController: controls });
  await titled(page, 'Who owns the business?');
}

async function addLena(page: Page, changed: Readonly<Record<string, string>> = {}): Promise<void> {
  await button(page, /^Add (a|another) partner$/).click();
  await titled(page, 'Who is your partner?');
  await fillIn(page, { ...LENA, ...changed });
  await titled(page, 'Details of Lena Conti');
}

async function giveDetails(page: Page): Promise<void> {
  await button(page, 'Enter the address yourself').click();
  await fillIn(page, { ...SECRETS, ...HOME });
  await titled(page, 'Who owns the business?');
}


test('throttled', async ({ page, world }) => {
  test.setTimeout(280_000);
  await askedForOwners(page, world, withPartners('paolo'));
  await giveOwnShare(page, '60', 'NO');
  const cdp = await page.context().newCDPSession(page);
  for (let n = 0; n < 12; n += 1) {
    await addLena(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await button(page, 'Delete Lena Conti').click();
    await expect(page.getByRole('dialog')).toContainText('What you entered about Lena Conti is deleted');
    if (n % 3 === 0) await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delete Lena Conti')).toBeFocused();
    await button(page, 'Delete Lena Conti').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Lena Conti' }).click();
    await expect(page.getByText('No partner on the list yet')).toBeVisible();
    await expect(expectHeading(page)).toBeFocused();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    console.log('round', n, 'ok');
  }
});
