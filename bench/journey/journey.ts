import type { Browser, Page } from '@playwright/test';
import { type Persona, persona } from '@signet/personas/personas';
import { matchPath, ROUTES } from '@signet/rulebook/routes';
import { signInAtProvider } from '@signet/testing/browser/answer-form';
import { IS_INTERACTIVE, SIZES, startBrowser, waitUntil } from '@signet/testing/browser/launch';
import { setFlag } from '@signet/testing/screen-states/states';
import { type ProductWorld, startBenchWorld } from '@signet/testing/world';
import { atMost } from '../figures.ts';
import { JOURNEY_ANSWERS, type ScreenId } from './answers.ts';
import { type Action, countActions, fieldsShown } from './count-actions.ts';

const WAITS: readonly ScreenId[] = ['verifying', 'owners-verifying'];

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

const COUNTED =
  'screens: different pages of ours, waiting and the last one included; fields: questions shown before anything is typed, and those answered (a choice or a date is one; “I have only one name” spares one and is none; no website, which is asked only where a switch is on, as the sandbox has it); actions: letters, choices, presses, and the code filled in by the phone as one; not counted: the bank’s window and the sign-in vendor’s page';

type Journey = {
  person: Persona;
  figures: (counted: { fields: number; actions: number; loaded: readonly LoadedFile[] }) => object;
  compared: object;
};

/** A script or style sheet of the product, counted once, with its bytes as served. */
type LoadedFile = { path: string; bytes: number };

const kilobyte = 1024;

const MARCUS = persona('marcus');

const JOURNEYS: Readonly<Record<string, Journey>> = {
  /** A sole trader; alone in this world, so her real name and address cannot be duplicates. */
  ana: {
    person: persona('ana'),
    figures: ({ fields, actions, loaded }) => ({
      fields: atMost(fields, 15),
      actions: atMost(actions, 74),
      scriptBytes: atMost(bytesOf(loaded, '.js'), 172 * kilobyte),
      // What the first page carries inside it not counted.
      styleBytes: atMost(bytesOf(loaded, '.css'), 11 * kilobyte),
    }),
    compared: {
      literal: { screens: 11, fields: 29, actions: 242 },
      bestPeer: { screens: 7, fields: 17, actions: 146 },
    },
  },
  /** An LLC with one invited partner, who enters their own details. */
  marcusWithPartner: {
    person: { ...MARCUS, answers: { ...MARCUS.answers, 'company.hasPartners': true } },
    figures: ({ fields }) => ({ fields: atMost(fields, 22) }),
    compared: {},
  },
};

export async function measure(): Promise<object> {
  const world = await startBenchWorld('journey', { database: 'pglite' });
  const browser = await startBrowser();
  await setFlag(world, 'enableWebsiteCollection', false);
  try {
    const reports: [string, object][] = [];
    for (const [name, journey] of Object.entries(JOURNEYS))
      reports.push([name, await measureJourney(world, browser, journey)]);
    return { counted: COUNTED, ...Object.fromEntries(reports) };
  } finally {
    await browser.close();
    await world.stop();
  }
}

async function measureJourney(
  world: ProductWorld,
  browser: Browser,
  { person, figures, compared }: Journey,
): Promise<object> {
  const context = await browser.newContext({ viewport: SIZES.phone, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const actions = await countActions(page, world.url);
  const calls = recordCalls(page, world.url);
  const files = recordFiles(page, world.url);
  const byScreen: ScreenCount[] = [];
  const startedAt = performance.now();
  await page.goto(`${world.url}/get-started`);
  for (
    let screen = await screenOf(page);
    !(await isLast(page, screen));
    screen = await screenOf(page)
  ) {
    const act = JOURNEY_ANSWERS[screen];
    if (act === undefined || byScreen.length > 30)
      throw new Error(`the journey came to ${screen}, where nothing is left to do`);
    const before = {
      actions: actions.length,
      calls: calls.length,
      place: await placeOf(page),
      path: pathOf(page),
      at: performance.now(),
    };
    const atFirst = WAITS.includes(screen)
      ? []
      : (await settledFields(page)).map(({ name }) => name);
    await act(page, person, world);
    // The page may be leaving.
    const afterwards = pathOf(page) === before.path ? await fieldsShown(page).catch(() => []) : [];
    await leave(
      page,
      world.url,
      before.place,
      person.answers['applicant.email.emailAddress'] ?? '',
    );
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
  const loaded = await sizesOf(files);
  await context.close();
  return {
    ...reportOf(byScreen, loaded, figures),
    ...compared,
    loaded,
    wallSeconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)),
    byScreen,
  };
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/**
 * Identifies a page by path, heading and primary button, because the owner list and its forms share
 * a path.
 */
const PLACE =
  "location.pathname + ' ' + (document.querySelector('main h1')?.textContent ?? '') + ' ' + (document.querySelector('main :is(.actions, .hero) .btn-primary')?.textContent ?? '')";
const placeOf = (page: Page): Promise<string> => page.evaluate<string>(PLACE);

/** Home or the owners' page with nothing left for the applicant to do; the dashboard is elsewhere. */
const isLast = async (page: Page, screen: ScreenId): Promise<boolean> =>
  (screen === 'account-home' &&
    (await page.locator('main .hero .btn-primary:not([href*="//"])').count()) === 0) ||
  (screen === 'owners' &&
    (await page.locator('main form, main .actions .btn-primary').count()) === 0);

async function screenOf(page: Page): Promise<ScreenId> {
  await page.locator('main h1').first().waitFor();
  return ROUTES[matchPath(pathOf(page))?.route ?? 'incorrect-url'].screen;
}

async function settledFields(page: Page) {
  await page.locator('main .skeletons').first().waitFor({ state: 'detached' }); // a skeleton asks nothing yet
  await waitUntil(page, IS_INTERACTIVE);
  await page.waitForTimeout(150);
  return fieldsShown(page);
}

/**
 * Waits for the next product page, signing in at the vendor's page if it appears; actions there are
 * not counted.
 */
async function leave(page: Page, here: string, from: string, emailAddress: string): Promise<void> {
  const isElsewhere = (url: URL): boolean =>
    url.origin !== here || url.pathname.startsWith('/auth/');
  const isBusy = "document.querySelector('main .btn-primary[aria-disabled]')";
  const hasMoved = `!${isBusy} && document.querySelector('main h1') && (${PLACE}) !== ${JSON.stringify(from)}`;
  await Promise.any([page.waitForURL(isElsewhere), waitUntil(page, hasMoved)]);
  if (isElsewhere(new URL(page.url()))) {
    await signInAtProvider(page, emailAddress);
    const left = from.split(' ', 1)[0]; // the return trip passes this page again and continues by itself
    await page.waitForURL((url) => !isElsewhere(url) && url.pathname !== left);
  }
}

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

/** Each script and style sheet that the page asked for, with its size once it has arrived. */
function recordFiles(page: Page, origin: string): Map<string, Promise<number>> {
  const files = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from !== origin || !/\.(?:js|css)$/.test(pathname) || files.has(pathname)) return;
    files.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return files;
}

async function sizesOf(files: ReadonlyMap<string, Promise<number>>): Promise<LoadedFile[]> {
  const sizes = [...files].map(async ([path, bytes]) => ({ path, bytes: await bytes }));
  return (await Promise.all(sizes)).toSorted((a, b) => b.bytes - a.bytes);
}

const bytesOf = (loaded: readonly LoadedFile[], end: '.js' | '.css'): number =>
  loaded.reduce((sum, { path, bytes }) => sum + (path.endsWith(end) ? bytes : 0), 0);

function countOf(
  screen: ScreenId,
  atFirst: string[],
  afterwards: string[],
  actions: Action[],
  calls: ApiCall[],
  startedAt: number,
): ScreenCount {
  const touched = actions
    .filter(({ kind, on }) => kind !== 'press' && on !== '')
    .map(({ on }) => on.replace(/\.(year|month|day)$/, ''));
  const fields = [...new Set([...atFirst, ...touched])]; // includes fields revealed by a choice
  const count = (kind: Action['kind']) => actions.filter((action) => action.kind === kind).length;
  return {
    screen,
    fields,
    shownFilled: afterwards.filter((name) => !fields.includes(name)),
    letters: count('letter'),
    choices: count('choice'),
    presses: count('press'),
    fills: count('fill'),
    calls: calls
      .filter(({ isAnalytics }) => !isAnalytics)
      .map(({ method, path }) => `${method} ${path}`),
    analytics: calls.filter(({ isAnalytics }) => isAnalytics).length,
    ms: Math.round(performance.now() - startedAt),
  };
}

/** The totals against their limits. docs/readings.md 130. */
function reportOf(
  byScreen: readonly ScreenCount[],
  loaded: readonly LoadedFile[],
  figures: Journey['figures'],
): object {
  const sum = (pick: (row: ScreenCount) => number) =>
    byScreen.reduce((all, row) => all + pick(row), 0);
  // Plus the last page, which is only looked at.
  const screens = new Set(byScreen.map(({ screen }) => screen)).size + 1;
  const fields = sum((row) => row.fields.length);
  const actions = sum(
    ({ letters, choices, presses, fills }) => letters + choices + presses + fills,
  );
  const submits = byScreen.filter(
    ({ screen, calls }) => !WAITS.includes(screen) && calls.length > 0,
  );
  return {
    screens,
    fields,
    actions,
    parts: {
      letters: sum((row) => row.letters),
      choices: sum((row) => row.choices),
      presses: sum((row) => row.presses),
      fills: sum((row) => row.fills),
    },
    figures: figures({ fields, actions, loaded }),
    callsPerSubmit: Object.fromEntries(
      submits.map(({ screen, calls, analytics }) => [screen, { calls, analytics }]),
    ),
  };
}
