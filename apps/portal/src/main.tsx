import type { Boot } from '@signet/rulebook/boot';
import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';
import { keepWritten } from '@signet/rulebook/core/written';
import { matchPath, type RouteId } from '@signet/rulebook/routes';
import { startTransition } from 'react';
import { App } from './app.tsx';
import { endWatch, hasUnclaimed, watchTyping } from './platform/form/typed-before.ts';
import { retryUntilLoaded, whenIdle } from './platform/lazy-load.ts';
import { type DrawnWith, keepTexts, loadBatches } from './platform/texts/load-texts.ts';
import type { PageTexts } from './platform/texts/text-provider.tsx';
import { watchTranslator } from './platform/translated-page.ts';
import { loadAhead, loadDrawnPage } from './router.tsx';

const boot = parseBoot();
// Written by our own server in this shape.
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as PageTexts;
const {
  textsByKey,
  batches = [],
  written,
} = JSON.parse(document.getElementById('drawn-with')?.textContent ?? '{}') as Partial<DrawnWith>; // likewise
keepTexts(textsByKey);
keepWritten(written);
/** Starting React is a task of its own, so that presses and keys are handled in between. */
const reactDom = new Promise((done) => setTimeout(done))
  .then(adoptCarried)
  .then(() => import('react-dom/client'));
/** A framed page answers only once its presses are guarded. docs/decisions/0107. */
const guarded =
  boot.embed &&
  retryUntilLoaded(() => import('./embed/guard-presses.ts')).then(({ guardPresses }) =>
    guardPresses(),
  );
const root = document.getElementById('root') ?? notThere();
if (boot.support)
  void import('./session/read-only-view.ts').then(({ keepReadOnly }) =>
    keepReadOnly(boot.support?.reason ?? ''),
  );
for (const event of ['error', 'unhandledrejection'] as const)
  window.addEventListener(event, reportLater);
const isTranslated = watchTranslator(root);
const { drawn } = boot;
if (drawn === undefined) {
  endWatch(); // nothing to type into; the next screen has its own listeners
  takeOver();
} else {
  watchTyping(root);
  const stuck = setTimeout(() => sayLost(true), FIRST_PAGE_LIMITS.clientTimeoutMs);
  const load = () => Promise.all([loadDrawnPage(drawn, boot), loadBatches(batches, boot.locale)]);
  void load()
    .catch(load)
    .finally(() => {
      clearTimeout(stuck);
      sayLost(false);
    })
    .then(takeOver, drawAnew);
}

/**
 * Adopts a draft typed in a frame before any page reads drafts; starts empty if the script fails.
 * docs/decisions/0118.
 */
function adoptCarried(): Promise<unknown> | undefined {
  return (
    boot.carried &&
    import('./sign-up/adopt-carried-draft.ts').then(
      ({ adoptCarriedDraft }) => adoptCarriedDraft(boot),
      () => undefined,
    )
  );
}

/**
 * Without its script the server-rendered page would stay unresponsive; a fresh render shows the
 * load failure instead. What was typed would go with the old one, so then the page says what is the
 * matter and keeps trying.
 */
function drawAnew(): void {
  if (hasUnclaimed() && drawn !== undefined) {
    keepTrying(drawn);
    return;
  }
  endWatch();
  void whenAnswerable().then(({ createRoot }) =>
    createRoot(root).render(<App boot={boot} texts={texts} />),
  );
}

function keepTrying(route: RouteId): void {
  sayLost(true);
  void retryUntilLoaded(() => loadDrawnPage(route, boot)).then(() => {
    sayLost(false);
    takeOver();
  });
}

/** The note above the page, with its button; while it is shown, no press is said to be awaited. */
function sayLost(isLost: boolean): void {
  const lost = document.getElementById('lost');
  if (lost !== null) lost.hidden = !isLost;
  if (isLost) document.documentElement.removeAttribute('aria-busy');
}

function takeOver(): void {
  // Preloads the screen at the address with its texts, or from the start page the second one. A
  // server-rendered page needs neither to respond, so the preload must not delay it.
  const isStart = matchPath(boot.path)?.route === 'get-started';
  const ahead = () => {
    // Reported on opening.
    void loadAhead(isStart ? '/applicant' : boot.path, boot).catch(() => undefined);
  };
  const isAnswerable = isStart || drawn !== undefined;
  const focused = document.activeElement?.id;
  const onAlive = () => {
    if (focused && isTranslated()) document.getElementById(focused)?.focus();
    if (isStart) whenIdle(() => void loadIcons());
    else void loadIcons(); // an error or a menu may need one that the page came without
    whenIdle(ahead);
  };
  const app = <App boot={boot} texts={texts} onAlive={isAnswerable ? onAlive : undefined} />;
  // In a transition, so that presses and keys need not wait for all of it.
  void whenAnswerable().then(({ createRoot, hydrateRoot }) =>
    startTransition(() =>
      isTranslated()
        ? createRoot(root).render(app)
        : void hydrateRoot(root, app, { onRecoverableError }),
    ),
  );
  if (!isAnswerable) ahead();
}

/** React has drawn the part anew by then; what a translator changed is no error of ours. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error);
}

async function whenAnswerable(): typeof reactDom {
  await guarded;
  return reactDom;
}

const loadIcons = (): Promise<void> =>
  retryUntilLoaded(() => import('@signet/ui/add-missing-icons')).then(({ addMissingIcons }) =>
    addMissingIcons(),
  );

/** Errors that no screen caught; the reporting code loads on demand. */
function reportLater(event: ErrorEvent | PromiseRejectionEvent): void {
  void import('./platform/report-error.ts').then(
    ({ reportUncaught }) => reportUncaught(event, boot.release),
    () => undefined, // offline there is nothing to report to
  );
}

/** Parses the server's boot data; throws when the page has none. */
export function parseBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as Boot; // written by our own server in this shape
}

function notThere(): never {
  throw new Error('the page came without its root');
}
