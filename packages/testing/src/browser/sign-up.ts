import type { Locator, Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import { matchPath, type RouteId } from '@signet/rulebook/routes';
import { e164MobileOf, mailTo } from '../applications.ts';
import type { ProductWorld } from '../world.ts';
import { answerForm, signInAtProvider } from './answer-form.ts';
import { IS_INTERACTIVE, waitUntil } from './launch.ts';
import { expect } from './test.ts';

type Walker = { page: Page; world: ProductWorld; person: Persona };
type Act = (walker: Walker) => Promise<void>;

/** An industry of each market's people that the search finds first. */
const INDUSTRY = { US: 'bakery', CA: 'fleuriste' } as const;

/** The one primary button of a form. */
export const pressContinue = (page: Page): Promise<void> => page.locator('main form .actions button[type="submit"]').click();

/** The heading that is seen: a page that is just coming keeps the last one hidden. */
export const expectHeading = (page: Page): Locator => page.locator('main h1:visible');

/** The page that the browser shows, by its address; `elsewhere` on somebody else's pages. */
export function currentScreen(page: Page, world: ProductWorld): RouteId | 'elsewhere' {
  const { origin, pathname } = new URL(page.url());
  return origin === world.url || origin === world.godaddyUrl ? (matchPath(pathname)?.route ?? 'incorrect-url') : 'elsewhere';
}

/** Waits until this screen of ours stands, with its heading. */
export async function expectScreen(page: Page, world: ProductWorld, route: RouteId): Promise<void> {
  // Woken by the browser's own navigation; the assertion names the screen that stands instead.
  const stands = page.waitForURL(() => currentScreen(page, world) === route, { timeout: 30_000, waitUntil: 'commit' });
  await stands.catch(() => expect(currentScreen(page, world)).toBe(route));
  await expectHeading(page).waitFor();
  if (FORMS.includes(route)) await page.locator('main form').waitFor();
  // The server's form can be read and filled in before; a press then comes too early, and a code that is filled in waits for one.
  if (FORMS.includes(route) || route === 'otp') await waitUntil(page, IS_INTERACTIVE);
}

const FORMS: readonly RouteId[] = ['applicant', 'business', 'category', 'address', 'owner-identity', 'check-answers'];

async function form(walker: Walker, id: Parameters<typeof answerForm>[1]): Promise<void> {
  await answerForm(walker.page, id, walker.person);
  await pressContinue(walker.page);
}

/** Types a word into the industry search and takes the first row; guesses from the business's name are put aside. */
export async function findIndustry(page: Page, word: string): Promise<void> {
  const other = page.locator('[name="company.mccDetails.id"][value="other"]');
  if ((await other.count()) > 0) await other.check();
  await page.getByRole('combobox').fill(word);
  await page.getByRole('option').first().click();
}

/** Opens the parts of an address, to type them all. */
export const typeAddressByHand = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Enter the address manually|Entrer l’adresse)/ })
    .first()
    .click();

/** What a person does on each screen of the sign-up. */
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
  otp: async ({ page, person, world }) => page.locator('[name="code"]').fill(await world.phone(e164MobileOf(person)).latestCode()),
};

/** True once the browser has left a screen; the way back from signing in passes the category page, where the draft becomes an application. */
function isPast(here: RouteId | 'elsewhere', path: string): boolean {
  if (here === 'elsewhere') return !path.startsWith('/oidc/') && matchPath(path)?.route !== 'category';
  return path.startsWith('/oidc/') || matchPath(path)?.route !== here;
}

/** Goes on from the screen that is open until another one stands, as the person would; `look` sees every screen on the way. */
export async function continueTo(
  walker: Walker,
  until: RouteId,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const { page, world } = walker;
  for (let here = currentScreen(page, world); here !== until; here = currentScreen(page, world)) {
    const act = ACTS[here];
    if (act === undefined) throw new Error(`nothing is known to do at ${here}, on the way to ${until}`);
    // A wait may be over before it was looked at.
    if (here !== 'elsewhere' && here !== 'verifying') {
      await expectScreen(page, world, here);
      await look(page);
    }
    await act(walker);
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/') && isPast(here, url.pathname));
  }
  await expectScreen(page, world, until);
}

/** Opens the sign-up from its first page and answers it up to this one. */
export async function openSignUpAt(page: Page, world: ProductWorld, person: Persona, until: RouteId): Promise<void> {
  await page.goto('/');
  await continueTo({ page, world, person }, until);
}
