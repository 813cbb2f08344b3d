import { expect } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { wireAnswers } from '@signet/rulebook/core/answers';
import { FORMS, type FormId } from '@signet/rulebook/forms';
import type { Locale } from '@signet/rulebook/reference/locales';
import { matchPath, type RouteId, routeRow } from '@signet/rulebook/routes';
import { e164MobileOf, mailTo } from '../applications.ts';
import { IS_INTERACTIVE } from '../browser/launch.ts';
import type { ProductWorld } from '../world.ts';
import { type EnginePage, pressable } from './engine-page.ts';
import { waitUntilTrue } from './wait-until-true.ts';

export type EngineWalker = { page: EnginePage; world: ProductWorld; person: Persona };
type Place = RouteId | 'elsewhere';

const BY_HAND: Readonly<Partial<Record<Locale, string>>> = { 'fr-CA': 'Entrer l’adresse' };
const BY_HAND_IN_ENGLISH = 'Enter the address';
const INDUSTRY = { US: 'bakery', CA: 'fleuriste' } as const;
const PRIMARY = 'main form .actions button[type="submit"]';
const HEADING = `[...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility())`;
/** Also true for a page that only waits, without controls. */
const IS_TAKEN_OVER = `!document.querySelector('main a, main button, main input') || ${IS_INTERACTIVE}`;
const named = (name: string): string => `[name="${name}"]`;

export async function placeOf(page: EnginePage, { url }: ProductWorld): Promise<Place> {
  const { origin, pathname } = new URL(await page.url());
  return origin === url ? (matchPath(pathname)?.route ?? 'incorrect-url') : 'elsewhere';
}

export const headingOf = (page: EnginePage): Promise<string> =>
  page.evaluate<string>(`${HEADING}?.textContent ?? ''`);

export async function expectPlace(
  page: EnginePage,
  world: ProductWorld,
  place: RouteId,
): Promise<void> {
  await waitUntilTrue(
    async () =>
      (await placeOf(page, world)) === place &&
      (await headingOf(page)) !== '' &&
      (await page.evaluate<boolean>(IS_TAKEN_OVER)),
    async () =>
      `${place}; the window is at ${await placeOf(page, world)}, "${await headingOf(page)}"`,
  );
  // The bank's form has to be opened first.
  const { form: formId } = routeRow(place);
  if (formId !== undefined && place !== 'bank') await questionsOf(page, formId);
}

export const pressPrimary = (page: EnginePage): Promise<void> => page.click(PRIMARY);

/** What a press refused: the lines of the list, or the lone line of a field; with the focus. */
export async function faultsOf(page: EnginePage): Promise<string[]> {
  await waitUntilTrue(
    () =>
      page.evaluate(`document.activeElement?.closest('[data-error-summary], .field-bad') != null`),
    'the list of faults, or the only faulty field, with the focus',
  );
  return page.evaluate<string[]>(
    `(() => {
      const links = document.querySelectorAll('[data-error-summary] a');
      const lines = links.length > 0 ? links : document.querySelectorAll('.field-bad .error');
      return [...lines].map((line) => line.textContent);
    })()`,
  );
}

export async function answer(page: EnginePage, path: string, value: string): Promise<void> {
  const kind = await page.evaluate<string>(
    `document.querySelector('${named(`${path}.year`)}') ? 'date' : (document.querySelector('${named(path)}')?.type ?? '')`,
  );
  if (kind === 'date') await answerDate(page, path, value);
  else if (kind === 'radio') await page.click(`${named(path)}[value="${value}"]`);
  else if (kind === 'select-one') await page.select(named(path), value);
  else await page.fill(named(path), value);
}

async function answerDate(page: EnginePage, path: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = { month: String(Number(month)), day: String(Number(day)), year };
  for (const [part, value] of Object.entries(parts)) {
    const name = named(`${path}.${part}`);
    const isSelect = await page.evaluate<boolean>(
      `document.querySelector('${name}').matches('select')`,
    );
    if (isSelect) await page.select(name, value);
    else await page.fill(name, value);
  }
}

/**
 * Waits until the form is shown and hydrated: the previous page may linger for a moment, and an
 * earlier click would be lost.
 */
const questionsOf = (page: EnginePage, form: FormId): Promise<void> => {
  const controls = FORMS[form]
    .map(({ path }) => `${named(path)}, ${named(`${path}.year`)}`)
    .join(', ');
  const isSeen = `[...document.querySelectorAll('main :is(${controls})')].some((control) => control.closest('label, .field, form')?.checkVisibility() && Object.keys(control).some((key) => key.startsWith('__reactProps')))`;
  return waitUntilTrue(() => page.evaluate(isSeen), `the questions of ${form}`);
};

export async function answerForm(
  page: EnginePage,
  form: FormId,
  { answers, bank }: Persona,
): Promise<void> {
  const values = wireAnswers(form === 'bank' ? bank : answers);
  const paths = new Set(
    FORMS[form].filter(({ field }) => field !== 'industry').map(({ path }): string => path),
  );
  await questionsOf(page, form);
  for (const path of paths) {
    const isShown = await page.evaluate<boolean>(
      `document.querySelector('${named(path)}, ${named(`${path}.year`)}') !== null`,
    );
    if (isShown && values[path]) await answer(page, path, values[path]);
  }
}

const form =
  (id: FormId) =>
  async ({ page, person }: EngineWalker): Promise<void> => {
    await answerForm(page, id, person);
    await pressPrimary(page);
  };

async function findIndustry({ page, person }: EngineWalker): Promise<void> {
  const other = `${named('company.mccDetails.id')}[value="other"]`;
  if (await page.evaluate<boolean>(`document.querySelector('${other}') !== null`))
    await page.click(other);
  await page.fill('[role="combobox"]', INDUSTRY[person.market]);
  await page.click('[role="option"]');
  await pressPrimary(page);
}

const openAddressParts = ({ page, person }: EngineWalker): Promise<void> =>
  page.click(pressable(BY_HAND[person.locale] ?? BY_HAND_IN_ENGLISH));

const ACTS: Partial<Record<Place, (walker: EngineWalker) => Promise<void>>> = {
  'get-started': ({ page }) => page.click('main a.btn-primary'),
  applicant: form('applicant'),
  business: form('business'),
  category: findIndustry,
  elsewhere: async ({ page, person }) => {
    await page.fill('input[name="email"]', mailTo(person));
    await page.click('button[type="submit"]');
  },
  address: async (walker) => {
    await openAddressParts(walker);
    await form('address')(walker);
  },
  'owner-identity': async (walker) => {
    if (walker.person.market === 'CA') await openAddressParts(walker);
    await form('ownerIdentity')(walker);
  },
  'check-answers': async ({ page }) => {
    await page.click(named('applicant.terms.signed'));
    await pressPrimary(page);
  },
  verifying: async () => undefined,
  // A code typed digit by digit waits for Continue.
  otp: async ({ page, person, world }) => {
    await page.fill(named('code'), await world.phone(e164MobileOf(person)).latestCode());
    await pressPrimary(page);
  },
};

export async function walkTo(walker: EngineWalker, until: RouteId): Promise<void> {
  const { page, world } = walker;
  for (let here = await placeOf(page, world); here !== until; here = await placeOf(page, world)) {
    const act = ACTS[here];
    if (act === undefined)
      throw new Error(`nothing is known to do at ${here}, on the way to ${until}`);
    // A wait may end before it can be inspected.
    if (here !== 'elsewhere' && here !== 'verifying') await expectPlace(page, world, here);
    await act(walker);
    const left = async () => {
      const { pathname } = new URL(await page.url());
      const now = await placeOf(page, world);
      return (
        now !== here &&
        !pathname.startsWith('/auth/') &&
        !(here === 'elsewhere' && now === 'category')
      );
    };
    await waitUntilTrue(
      left,
      async () =>
        `a step on from ${here}; faults: ${await page.evaluate<string>(`document.querySelector('[data-error-summary]')?.textContent ?? 'none'`)}`,
    );
  }
  await expectPlace(page, world, until);
}

export async function linkBank(page: EnginePage): Promise<void> {
  await page.inFrame('iframe[title="Plaid Link"]', async (bank) => {
    await bank.click('button.row');
    await bank.fill('#username', 'user_good');
    await bank.fill('#password', 'pass_good');
    await bank.click('button[type="submit"]');
    await bank.click('[name="accountId"]');
    await bank.click('button[type="submit"]');
  });
}

export const expectHeadingOf = (page: EnginePage, words: string) =>
  expect.poll(() => headingOf(page), { timeout: 15_000 }).toBe(words);
