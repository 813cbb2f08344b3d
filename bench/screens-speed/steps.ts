import type { Browser, Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { IS_INTERACTIVE, SIZES, waitUntil } from '@signet/testing/browser/launch';
import type { BenchWorld } from '@signet/testing/world';
import { atMost, type Figure, median, rounded } from '../figures.ts';
import { slowDown } from '../first-screen/page-visit.ts';
import { JOURNEY_ANSWERS, type ScreenId } from '../journey/answers.ts';

type Step = { from: string; to: string; beyondAnswerMs: number; fetched: string[] };

/** Maximum time from the press, or from the server's response, to the next heading. */
const STEP_MAX_MS = 100;
/** Typical reading time before answering; idle fetches have finished by then. */
const readMs = 2_500;
const stepsMax = 25;

/**
 * At the first frame with the next page's heading, records the times of press and server response,
 * and the files requested since.
 */
const WATCH_STEPS = `
globalThis.lastStep = undefined;
let press;
const headingNow = () => document.querySelector('main .skeletons') ? undefined : [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility())?.textContent;
const note = ({ target }) => { if (target.closest?.('main .actions, main .btn, main [name="code"]')) press = { at: performance.now(), path: location.pathname }; };
addEventListener('click', note, true);
addEventListener('input', note, true);
const look = () => {
  requestAnimationFrame(look);
  if (press === undefined || location.pathname === press.path || headingNow() === undefined) return;
  const since = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= press.at);
  const answers = since.filter(({ name }) => name.includes('/api/') && !name.includes('/analytics') && !name.includes('/events')).map(({ responseEnd }) => responseEnd);
  const files = since.filter(({ name }) => name.includes('/assets/')).map(({ name }) => new URL(name).pathname);
  lastStep = { from: press.path, beyondAnswerMs: performance.now() - Math.max(press.at, ...answers), fetched: files };
  press = undefined;
};
look();`;

const journeys = 3;

/**
 * One row per press that leads to another product page. Over three runs each step's median counts,
 * with all files it ever fetched.
 */
export async function measureSteps(
  browser: Browser,
  world: BenchWorld,
): Promise<(Step & { figures: Record<string, Figure> })[]> {
  const taken: Step[] = [];
  for (let nth = 0; nth < journeys; nth += 1) taken.push(...(await stepsOf(browser, world, nth)));
  return [...Map.groupBy(taken, ({ from, to }) => `${from} ${to}`).values()].flatMap((times) => {
    const [step] = times;
    if (step === undefined) return [];
    const { from, to } = step;
    const beyondAnswerMs = rounded(median(times.map((one) => one.beyondAnswerMs)), 0);
    const fetched = [...new Set(times.flatMap((one) => one.fetched))];
    return [
      {
        ...{ from, to, beyondAnswerMs, fetched },
        figures: {
          beyondAnswerMs: atMost(beyondAnswerMs, STEP_MAX_MS),
          filesFetched: atMost(fetched.length, 0),
        },
      },
    ];
  });
}

async function stepsOf(browser: Browser, world: BenchWorld, nth: number): Promise<Step[]> {
  const context = await browser.newContext({ viewport: SIZES.phone, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await slowDown(context, page, 'phone');
  await page.addInitScript(WATCH_STEPS);
  const ana = persona('ana', 41 + nth);
  const steps: Step[] = [];
  await page.goto(`${world.url}/get-started`);
  for (let seen = 0; seen < stepsMax; seen += 1) {
    const screen = await screenOf(page);
    const act = JOURNEY_ANSWERS[screen];
    if (screen === 'bank' || act === undefined) break;
    const from = pathOf(page);
    if (screen !== 'verifying') await waitUntil(page, IS_INTERACTIVE);
    await page.waitForTimeout(readMs);
    await act(page, ana, world);
    await arrive(page, world.url, from, ana.answers['applicant.email.emailAddress'] ?? '');
    const found = await page.evaluate<Omit<Step, 'to'> | undefined>('lastStep');
    if (found !== undefined) {
      steps.push({ ...found, from: nameOf(from), to: nameOf(pathOf(page)) });
      console.error(JSON.stringify(steps.at(-1)));
    }
    await page.evaluate('lastStep = undefined');
  }
  await context.close();
  return steps;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const nameOf = (path: string): string => matchPath(path)?.route ?? path;

async function screenOf(page: Page): Promise<ScreenId> {
  await page.locator('main h1').first().waitFor();
  return ROUTES[matchPath(pathOf(page))?.route ?? 'incorrect-url'].screen;
}

/**
 * Waits for the next product page and its heading, signing in at the vendor's page if it appears.
 */
async function arrive(
  page: Page,
  origin: string,
  from: string,
  emailAddress: string,
): Promise<void> {
  await page.waitForURL((url) => url.pathname !== from);
  const { pathname, origin: now } = new URL(page.url());
  if (now !== origin || pathname.startsWith('/auth/')) await signInAtProvider(page, emailAddress);
  await page.waitForURL(
    (url) => url.origin === origin && !url.pathname.startsWith('/auth/') && url.pathname !== from,
  );
  await waitUntil(
    page,
    `document.querySelector('main h1') && !document.querySelector('main .skeletons')`,
  );
}
