import type { BrowserContext, Page } from '@playwright/test';
import type { Persona } from '@signet/personas/personas';
import type { FormId } from '@signet/rulebook/entities/asked';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import { answerForm, chooseIndustry, signIn } from '../e2e/pages.ts';
import type { World } from '../e2e/world.ts';
import { IS_INTERACTIVE, waitUntil } from './browser.ts';
import type { ScreenId } from './journey-acts.ts';

/** Takes the pictures of a page as it stands now. */
export type Look = (page: Page, screen: string, state: string) => Promise<void>;

/** The screens that ask something, and the form they ask. */
const FORM_OF: Partial<Record<ScreenId, FormId>> = {
  applicant: 'applicant',
  business: 'business',
  category: 'category',
  address: 'address',
  'owner-identity': 'ownerIdentity',
  'check-answers': 'terms',
  otp: 'otp',
  bank: 'bank',
};

const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The screen that the page shows, once it can be used. */
export async function screenOf(page: Page): Promise<ScreenId> {
  await page.locator('main h1').first().waitFor();
  await waitUntil(page, `${IS_INTERACTIVE} || !document.querySelector('main a, main button, main input')`);
  return ROUTES[matchPath(pathOf(page))?.route ?? 'incorrect-url'].screen;
}

/** From the first page to the last as this person, every form looked at empty, refused and filled. */
export async function walk(context: BrowserContext, world: World, who: Persona, industry: string, look: Look): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${world.url}/get-started`);
  await screenOf(page);
  await look(page, 'get-started', 'own');
  await page.locator('main a[href$="/applicant"]').first().click();
  await moved(page, world, '/get-started', who);
  for (let screen = await screenOf(page); screen !== 'complete'; screen = await screenOf(page)) {
    const from = pathOf(page);
    const form = FORM_OF[screen];
    if (screen === 'verifying') await lookAtVerifying(page, look);
    else if (screen === 'bank') await linkByHand(page, who, look);
    else if (form !== undefined) await answerAll(page, world, screen, form, who, industry, look);
    else {
      await look(page, screen, 'seen');
      await page.locator('main .actions a, main .actions button').first().click();
    }
    await moved(page, world, from, who);
  }
  await look(page, 'complete', 'seen');
  await page.close();
}

async function moved(page: Page, world: World, from: string, { answers }: Persona): Promise<void> {
  await page.waitForURL((url) => url.pathname !== from);
  if (new URL(page.url()).origin !== world.url || pathOf(page).startsWith('/auth/'))
    await signIn(page, answers['applicant.email.emailAddress'] ?? '');
  await page.waitForURL((url) => url.origin === world.url && url.pathname !== from && !url.pathname.startsWith('/auth/'));
}

async function answerAll(
  page: Page,
  world: World,
  screen: ScreenId,
  form: FormId,
  who: Persona,
  industry: string,
  look: Look,
): Promise<void> {
  await look(page, screen, 'empty');
  await submit(page);
  await page.locator('[aria-invalid="true"], .field-bad').first().waitFor();
  await look(page, screen, 'error');
  if (screen === 'category') await chooseIndustry(page, industry);
  else if (screen === 'otp') await typeCode(page, world, who);
  else if (screen === 'check-answers') await page.locator('[name="applicant.terms.signed"]').check();
  else await answerForm(page, form, who);
  await page.keyboard.press('Tab'); // a list that typing has opened closes
  await look(page, screen, 'filled');
  await submit(page);
}

/** Typed digit by digit, so that the page waits for Continue. */
async function typeCode(page: Page, world: World, { answers }: Persona): Promise<void> {
  const code = await world.phone(`+1${answers['applicant.phone.localPhoneNumber']}`).latestCode();
  await page.locator('[name="code"]').pressSequentially(code);
}

async function linkByHand(page: Page, who: Persona, look: Look): Promise<void> {
  await look(page, 'bank', 'ways');
  await page.locator('main .btn-secondary').first().click();
  await page.locator('[name="accountNumber"]').waitFor();
  await look(page, 'bank', 'empty');
  await submit(page);
  await page.locator('[aria-invalid="true"], .field-bad').first().waitFor();
  await look(page, 'bank', 'error');
  await answerForm(page, 'bank', who);
  await look(page, 'bank', 'filled');
  await submit(page);
}

/** Holds the page's own questions back while it is looked at: it would move on in the middle. */
async function lookAtVerifying(page: Page, look: Look): Promise<void> {
  const held = Promise.withResolvers<void>();
  const pattern = /\/api\/v2\/applications\/[^/]+$/;
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined); // the page has gone on without it
  });
  if ((await screenOf(page)) === 'verifying') await look(page, 'verifying', 'seen');
  held.resolve();
  await page.unroute(pattern);
}
