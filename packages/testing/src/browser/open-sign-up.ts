import type { Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { wireAnswers } from '@signet/rulebook/core/answers';
import { textAt } from '@signet/rulebook/core/records';
import { FORMS } from '@signet/rulebook/forms';
import { MARKETS } from '@signet/rulebook/reference/locales';
import type { ProductWorld } from '../world.ts';
import { completedApplication, openBlankPage } from './page-api.ts';
import { expectScreen } from './sign-up.ts';

/** The answers of the pages before each one that is shown before sign-in. */
const DRAFTED = { business: FORMS.applicant, category: [...FORMS.applicant, ...FORMS.business] };

const IDENTITY = [
  'applicant.dob',
  'applicant.governmentIdentification',
  'applicant.phone',
  'applicant.address',
];
/** What an application lacks whose person stands at a page after sign-in. */
const LACKING = {
  address: ['company.address', 'company.governmentIdentification', ...IDENTITY],
  'owner-identity': IDENTITY,
  'check-answers': [],
};

/** The draft as the portal keeps it on the device. */
async function keepDraft(
  page: Page,
  world: ProductWorld,
  person: Persona,
  route: keyof typeof DRAFTED,
  referral: string,
): Promise<void> {
  const values = wireAnswers(person.answers);
  const given = DRAFTED[route].flatMap(({ path }) => (values[path] ? [[path, values[path]]] : []));
  // By the product's clock: other journeys may have moved it past the life of a draft.
  const clock = await fetch(`${world.sandboxUrl}/control/clock`);
  const now = textAt(await clock.json(), 'now') ?? '';
  const kept = JSON.stringify({ answers: Object.fromEntries(given), savedAt: Date.parse(now) });
  const key = `draft:${referral}:${MARKETS[person.market].currency}`;
  await openBlankPage(page);
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(kept)})`);
}

/**
 * Opens a page of the sign-up as somebody who has answered all pages before it, without walking
 * through them: by a draft on the device, or by an application that calls have made.
 */
export async function openSignUpAt(
  page: Page,
  world: ProductWorld,
  person: Persona,
  route: keyof typeof DRAFTED | keyof typeof LACKING,
  referral = '',
): Promise<void> {
  if (route === 'business' || route === 'category') {
    await keepDraft(page, world, person, route, referral);
    const home = referral === '' ? '' : `/r/${referral}`;
    await page.goto(`${home}/${route}${person.market === 'CA' ? '?market=CA' : ''}`);
  } else {
    const { id } = await completedApplication(page, person, LACKING[route]);
    await page.goto(`/${id}/${route}`);
  }
  await expectScreen(page, world, route);
}
