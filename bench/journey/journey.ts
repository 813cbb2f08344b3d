import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { IS_INTERACTIVE, SIZES, startBrowser, waitUntil } from '@signet/testing/browser/launch';
import { startBenchWorld } from '@signet/testing/world';
import { atMost } from '../figures.ts';
import { JOURNEY_ANSWERS, type ScreenId } from './answers.ts';
import { type Action, countActions, fieldsShown } from './count-actions.ts';

type ApiCall = { method: string; path: string; isAnalytics: boolean };
type ScreenCount = {
  screen: ScreenId;
  fields: string[];
  shownFilled: string[];
  letters: number;
  choices: number;
  presses: number;
  fills: number;
  calls: string[];
  analytics: number;
  ms: number;
};

/** What ana sees, is asked and does from the first page to the last, counted in the browser. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('journey', { database: 'pglite' });
  const browser = await startBrowser();
  try {
    const page = await (await browser.newContext({ viewport: SIZES.phone, locale: 'en-US' })).newPage();
    page.setDefaultTimeout(20_000);
    const actions = await countActions(page, world.url);
    const calls = recordCalls(page, world.url);
    const ana = persona('ana'); // alone in this world, so her own name and address do
    const byScreen: ScreenCount[] = [];
    const startedAt = performance.now();
    await page.goto(`${world.url}/get-started`);
    for (let screen = await screenOf(page); screen !== 'complete'; screen = await screenOf(page)) {
      const act = JOURNEY_ANSWERS[screen];
      if (act === undefined || byScreen.length > 25) throw new Error(`the journey came to ${screen}, where ana has nothing to do`);
      const before = { actions: actions.length, calls: calls.length, path: pathOf(page), at: performance.now() };
      const atFirst = screen === 'verifying' ? [] : (await settledFields(page)).map(({ name }) => name);
      await act(page, ana, world);
      const afterwards = pathOf(page) === before.path ? await fieldsShown(page).catch(() => []) : []; // the page may be leaving
      await leave(page, world.url, before.path, ana.answers['applicant.email.emailAddress'] ?? '');
      byScreen.push(
        countOf(
          screen,
          atFirst,
          afterwards.map(({ name }) => name),
          actions.slice(before.actions),
          calls.slice(before.calls),
          before.at,
        ),
      );
    }
    return { ...reportOf(byScreen), wallSeconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)), byScreen };
  } finally {
    await browser.close();
    await world.stop();
  }
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function screenOf(page: Page): Promise<ScreenId> {
  await page.locator('main h1').first().waitFor();
  return ROUTES[matchPath(pathOf(page))?.route ?? 'incorrect-url'].screen;
}

/** The questions, once the page has taken over what the server wrote. */
async function settledFields(page: Page) {
  await page.locator('main .skeletons').waitFor({ state: 'detached' }); // the outline of a page asks nothing yet
  await waitUntil(page, IS_INTERACTIVE);
  await page.waitForTimeout(150);
  return fieldsShown(page);
}

/** Waits for another page of ours, signing in on the way where the vendor's page comes between; what is done there is not counted. */
async function leave(page: Page, here: string, from: string, emailAddress: string): Promise<void> {
  await page.waitForURL((url) => url.pathname !== from);
  if (new URL(page.url()).pathname.startsWith('/auth/') || new URL(page.url()).origin !== here) await signInAtProvider(page, emailAddress);
  await page.waitForURL((url) => url.origin === here && url.pathname !== from && !url.pathname.startsWith('/auth/'));
}

/** The calls to the product's API in their order, ids left out. */
function recordCalls(page: Page, origin: string): ApiCall[] {
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin || !url.pathname.startsWith('/api/')) return;
    const path = decodeURIComponent(url.pathname).replace(/urn:app:[\w-]+/, '{id}');
    calls.push({ method: request.method(), path, isAnalytics: path.endsWith('/analytics') });
  });
  return calls;
}

function countOf(
  screen: ScreenId,
  atFirst: string[],
  afterwards: string[],
  actions: Action[],
  calls: ApiCall[],
  startedAt: number,
): ScreenCount {
  const touched = actions.filter(({ kind, on }) => kind !== 'press' && on !== '').map(({ on }) => on.replace(/\.(year|month|day)$/, ''));
  const asked = afterwards.filter((name) => atFirst.includes(name) || touched.includes(name));
  const fields = [...new Set([...atFirst, ...asked])];
  const count = (kind: Action['kind']) => actions.filter((action) => action.kind === kind).length;
  return {
    screen,
    fields,
    shownFilled: afterwards.filter((name) => !fields.includes(name)),
    letters: count('letter'),
    choices: count('choice'),
    presses: count('press'),
    fills: count('fill'),
    calls: calls.filter(({ isAnalytics }) => !isAnalytics).map(({ method, path }) => `${method} ${path}`),
    analytics: calls.filter(({ isAnalytics }) => isAnalytics).length,
    ms: Math.round(performance.now() - startedAt),
  };
}

/** The three sums beside their limits. docs/readings.md 130. */
function reportOf(byScreen: readonly ScreenCount[]): object {
  const sum = (pick: (row: ScreenCount) => number) => byScreen.reduce((all, row) => all + pick(row), 0);
  const screens = new Set(byScreen.map(({ screen }) => screen)).size + 1; // the last page is only looked at
  const fields = sum((row) => row.fields.length);
  const actions = sum(({ letters, choices, presses, fills }) => letters + choices + presses + fills);
  const submits = byScreen.filter(({ screen, calls }) => screen !== 'verifying' && calls.length > 0);
  return {
    counted:
      'screens: different pages of ours, waiting and the last one included; fields: questions shown before anything is typed, and those answered (a choice or a date is one); actions: letters, choices, presses, and the code filled in by the phone as one; not counted: the bank’s window and the sign-in vendor’s page',
    screens,
    fields,
    actions,
    parts: {
      letters: sum((row) => row.letters),
      choices: sum((row) => row.choices),
      presses: sum((row) => row.presses),
      fills: sum((row) => row.fills),
    },
    literal: { screens: 11, fields: 29, actions: 242 },
    bestPeer: { screens: 7, fields: 17, actions: 146 },
    figures: { fields: atMost(fields, 15), actions: atMost(actions, 74) },
    callsPerSubmit: Object.fromEntries(submits.map(({ screen, calls, analytics }) => [screen, { calls, analytics }])),
  };
}
