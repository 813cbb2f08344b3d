import type { Locator, Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { matchPath, type RouteId } from '@signet/rulebook/routes';
import { e164MobileOf, mailTo } from '../applications.ts';
import type { ProductWorld } from '../world.ts';
import { answerForm, signInAtProvider } from './answer-form.ts';
import { pressOnceSeen } from './cover-report.ts';
import { IS_INTERACTIVE, waitUntil } from './launch.ts';
import { expect } from './test.ts';

/** What of a world somebody needs who signs up in it. */
export type SignUpWorld = Pick<ProductWorld, 'url' | 'godaddyUrl' | 'phone'>;
type Walker = { page: Page; world: SignUpWorld; person: Persona };
type Act = (walker: Walker) => Promise<void>;

const INDUSTRY = { US: 'bakery', CA: 'fleuriste' } as const;

export const pressContinue = (page: Page): Promise<void> =>
  pressOnceSeen(page.locator('main form .actions button[type="submit"]'));

/** The visible heading: a page that is loading still contains the previous one, hidden. */
export const expectHeading = (page: Page): Locator => page.locator('main h1:visible');

/** The page at the browser's URL; `elsewhere` on foreign pages. */
export function currentScreen(page: Page, world: SignUpWorld): RouteId | 'elsewhere' {
  const { origin, pathname } = new URL(page.url());
  return origin === world.url || origin === world.godaddyUrl
    ? (matchPath(pathname)?.route ?? 'incorrect-url')
    : 'elsewhere';
}

/** Waits until this screen of ours is shown, with its heading. */
export async function expectScreen(page: Page, world: SignUpWorld, route: RouteId): Promise<void> {
  // Waits for the browser's navigation; on timeout the assertion names the actual screen.
  const isShown = page.waitForURL(() => currentScreen(page, world) === route, {
    timeout: 30_000,
    waitUntil: 'commit',
  });
  await isShown.catch(() => expect(currentScreen(page, world)).toBe(route));
  await expectHeading(page).waitFor();
  if (FORMS.includes(route)) await page.locator('main form').waitFor();
  // The server's HTML can be filled in before hydration, but a click would be lost then, and an
  // entered code would need one.
  if (FORMS.includes(route) || route === 'otp') await waitUntil(page, IS_INTERACTIVE);
}

const FORMS: readonly RouteId[] = [
  'applicant',
  'business',
  'category',
  'address',
  'owner-identity',
  'check-answers',
];

async function form(walker: Walker, id: Parameters<typeof answerForm>[1]): Promise<void> {
  await answerForm(walker.page, id, walker.person);
  await pressContinue(walker.page);
}

/**
 * Types a word into the industry search and takes the first result, setting aside guesses from the
 * business name.
 */
export async function findIndustry(page: Page, word: string): Promise<void> {
  const other = page.locator('[name="company.mccDetails.id"][value="other"]');
  if ((await other.count()) > 0) await other.check();
  await page.getByRole('combobox').fill(word);
  await page.getByRole('option').first().click();
}

export const typeAddressByHand = (page: Page): Promise<void> =>
  pressOnceSeen(
    page.getByRole('button', { name: /^(Enter the address manually|Entrer l’adresse)/ }).first(),
  );

const ACTS: Partial<Record<RouteId | 'elsewhere', Act>> = {
  'get-started': ({ page }) => page.locator('main .actions a').first().click(),
  applicant: (walker) => form(walker, 'applicant'),
  business: (walker) => form(walker, 'business'),
  category: async ({ page, person }) => {
    await findIndustry(page, INDUSTRY[person.market]);
    await pressContinue(page);
  },
  elsewhere: ({ page, person }) => signInAtProvider(page, mailTo(person)),
  address: async (walker) => {
    await typeAddressByHand(walker.page);
    await form(walker, 'address');
  },
  'owner-identity': async (walker) => {
    if (walker.person.market === 'CA') await typeAddressByHand(walker.page);
    await form(walker, 'ownerIdentity');
  },
  'check-answers': async ({ page }) => {
    await page.locator('[name="applicant.terms.signed"]').check();
    await pressContinue(page);
  },
  verifying: async () => undefined,
  otp: async ({ page, person, world }) =>
    page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode()),
};

function isPast(here: RouteId | 'elsewhere', path: string): boolean {
  if (here === 'elsewhere')
    return !path.startsWith('/oidc/') && matchPath(path)?.route !== 'category';
  return path.startsWith('/oidc/') || matchPath(path)?.route !== here;
}

/**
 * Continues from the open screen to another as a person would; `look` inspects every screen on the
 * way.
 */
export async function continueTo(
  walker: Walker,
  until: RouteId,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const { page, world } = walker;
  for (let here = currentScreen(page, world); here !== until; here = currentScreen(page, world)) {
    const act = ACTS[here];
    if (act === undefined)
      throw new Error(`nothing is known to do at ${here}, on the way to ${until}`);
    // A wait may end before it can be inspected.
    if (here !== 'elsewhere' && here !== 'verifying') {
      await expectScreen(page, world, here);
      await look(page);
    }
    await act(walker);
    await page.waitForURL(
      (url) => !url.pathname.startsWith('/auth/') && isPast(here, url.pathname),
    );
  }
  await expectScreen(page, world, until);
}

/** A lone error: told at its field alone, which has the focus. docs/decisions/0217. */
export async function expectLoneError(page: Page, message: string): Promise<void> {
  const field = page.locator('.field-bad, .field-asks');
  await expect(field).toContainText(message);
  await expect(field.locator(':focus')).toHaveCount(1);
  await expect(page.locator('[data-error-summary]')).toHaveCount(0);
}
