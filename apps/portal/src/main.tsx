import type { Boot } from '@signet/rulebook/boot';
import { keepWritten } from '@signet/rulebook/core/written';
import { matchPath } from '@signet/rulebook/routes';
import { startTransition } from 'react';
import { App } from './app.tsx';
import { endWatch, watchTyping } from './platform/form/typed-before.ts';
import { whenIdle } from './platform/lazy-load.ts';
import { type DrawnWith, keepTexts } from './platform/texts/load-texts.ts';
import type { PageTexts } from './platform/texts/text-provider.tsx';
import { loadAhead, loadDrawnPage } from './router.tsx';

const boot = parseBoot();
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as PageTexts; // written by our own server in this shape
const { textsByKey, written } = JSON.parse(document.getElementById('drawn-with')?.textContent ?? '{}') as Partial<DrawnWith>; // likewise
keepTexts(textsByKey);
keepWritten(written);
/** React's own start is a task of its own, so that a press or a key comes between it and the rest. */
const reactDom = new Promise((done) => setTimeout(done)).then(adoptCarried).then(() => import('react-dom/client'));
const root = document.getElementById('root') ?? notThere();
if (boot.support) void import('./session/read-only-view.ts').then(({ keepReadOnly }) => keepReadOnly(boot.support?.reason ?? ''));
for (const event of ['error', 'unhandledrejection'] as const) window.addEventListener(event, reportLater);
const { drawn } = boot;
if (drawn === undefined) {
  endWatch(); // nothing to type into; the screen that comes listens itself
  takeOver();
} else {
  watchTyping(root);
  const load = () => loadDrawnPage(drawn, boot.locale);
  void load().catch(load).then(takeOver, drawAnew);
}

/** What was typed in a frame becomes the draft of this browser before any page reads one; where its script doesn't come, they begin empty. docs/decisions/0118. */
function adoptCarried(): Promise<unknown> | undefined {
  return (
    boot.carried &&
    import('./sign-up/adopt-carried-draft.ts').then(
      ({ adoptCarriedDraft }) => adoptCarriedDraft(boot),
      () => undefined,
    )
  );
}

/** Without its script the page that the server drew would stand there dead: drawn anew, it says that it did not come. */
function drawAnew(): void {
  endWatch();
  void reactDom.then(({ createRoot }) => createRoot(root).render(<App boot={boot} texts={texts} />));
}

function takeOver(): void {
  // The screen that the address names is fetched with its texts; from the start page the second one, while the first is read. A page that the
  // server drew needs neither to answer, and what comes ahead must not hold it up.
  const isStart = matchPath(boot.path)?.route === 'get-started';
  const ahead = () => void loadAhead(isStart ? '/applicant' : boot.path, boot.locale).catch(() => undefined); // shown again where it is opened
  const isAnswerable = isStart || drawn !== undefined;
  const app = <App boot={boot} texts={texts} onAlive={isAnswerable ? () => whenIdle(ahead) : undefined} />;
  // In slices: a press or a key need not wait for all of it.
  void reactDom.then(({ hydrateRoot }) => startTransition(() => void hydrateRoot(root, app)));
  if (!isAnswerable) ahead();
}

/** What no screen caught; the code that reports it comes only when it is needed. */
function reportLater(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  void import('./platform/report-error.ts').then(
    ({ reportError }) => reportError(thrown, boot.release),
    () => undefined, // without a connection there is nothing to report to
  );
}

/** The server's hand-over, read from the page. */
export function parseBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as Boot; // written by our own server in this shape
}

function notThere(): never {
  throw new Error('the page came without its root');
}
