import type { Locator, Page } from '@playwright/test';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import type { ProductWorld } from '../world.ts';
import { answerQuestion } from './answer-form.ts';
import { decidedApplication } from './page-api.ts';
import { expectHeading, expectScreen, pressContinue } from './sign-up.ts';
import { expect, nextPersonaNumber } from './test.ts';

export function withPartners(id: PersonaId): Persona {
  const person = persona(id, nextPersonaNumber());
  return { ...person, answers: { ...person.answers, 'company.hasPartners': true } };
}

export async function askedForOwners(
  page: Page,
  world: ProductWorld,
  person: Persona,
): Promise<string> {
  const id = await decidedApplication(page, world, person);
  await page.goto(`/${id}/owners`);
  await expectScreen(page, world, 'owners');
  return id;
}

export const buttonNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(expectHeading(page)).toHaveText(title);

export const ownerCard = (page: Page, name: string): Locator =>
  page
    .locator('section.card, li.branch')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** How far an owner is, in one word. */
export const ownerTag = (page: Page, name: string): Locator =>
  ownerCard(page, name).locator('.tag');

export async function fillInOwner(
  page: Page,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, value] of Object.entries(answers)) await answerQuestion(page, path, value);
  await pressContinue(page);
}

export const LENA = {
  firstName: 'Lena',
  lastName: 'Conti',
  ownershipPercentage: '40',
  email: 'lena.conti@example.com',
  phone: '312 555 0177',
};

const { answers } = persona('ana');
/** A persona's secrets, which the secret scan knows. */
export const OWNER_SECRETS = {
  dob: answers['applicant.dob'] ?? '',
  'governmentIdentification.value': answers['applicant.governmentIdentification.value'] ?? '',
};
export const OWNER_HOME = {
  'address.line1': '12 Oak St',
  'address.city': 'Chicago',
  'address.territory': 'IL',
  'address.zip': '60614',
};

export async function giveOwnShare(
  page: Page,
  share: string,
  controls: 'YES' | 'NO' = 'YES',
): Promise<void> {
  await buttonNamed(page, 'Enter your share').click();
  await expectTitle(page, 'How much of the business do you own?');
  await fillInOwner(page, { ownershipPercentage: share, isController: controls });
  await expectTitle(page, 'Who owns the business?');
}

/** Adds an owner; their card says that details are missing. */
export async function addPartner(
  page: Page,
  changed: Readonly<Record<string, string>> = {},
): Promise<Locator> {
  await buttonNamed(page, /^Add (a|another) partner$/).click();
  await expectTitle(page, 'Add a partner');
  // Hidden once another controller is named.
  const asksControl = (await page.locator('[name="isController"]').count()) > 0;
  const partner = { ...LENA, ...changed };
  await fillInOwner(page, asksControl ? { isController: 'NO', ...partner } : partner);
  await expectTitle(page, 'Who owns the business?');
  const card = ownerCard(page, `${partner.firstName} ${partner.lastName}`);
  await expect(card).toBeVisible();
  return card;
}

export async function openDetails(page: Page, name: string): Promise<void> {
  await buttonNamed(page, `Enter it myself for ${name}`).click();
  await expectTitle(page, `${name}’s details`);
}

export async function giveDetails(page: Page, name = 'Lena Conti'): Promise<void> {
  await openDetails(page, name);
  await buttonNamed(page, 'Enter the address manually').click();
  await fillInOwner(page, { ...OWNER_SECRETS, ...OWNER_HOME });
  await expectTitle(page, 'Who owns the business?');
}
