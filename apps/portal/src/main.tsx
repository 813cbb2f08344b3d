import type { Boot } from '@signet/rulebook/boot';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { whenIdle } from './platform/lazy-load.ts';
import type { FirstPageTexts } from './platform/texts/load-texts.ts';
import { loadGuards } from './router.tsx';
import { loadScreen, screenIdAt } from './screen-outlet.tsx';

const boot = parseBoot();
const firstWords = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as FirstPageTexts; // written by our own server in this shape
const root = document.getElementById('root');
if (root === null) throw new Error('the page came without its root');
hydrateRoot(root, <App boot={boot} firstWords={firstWords} ssrPath={undefined} />);

// The screen that the address names is fetched beside its words; from the start page the second one, while the first is read.
const asked = screenIdAt(window.location.pathname);
const ahead = () => {
  void loadGuards();
  void loadScreen(asked === 'get-started' ? 'applicant' : asked).catch(() => undefined); // shown again where it is opened
};
if (asked === 'get-started') whenIdle(ahead);
else ahead();

/** The server's hand-over, read from the page. */
export function parseBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the page came without its boot data');
  return JSON.parse(text) as Boot; // written by our own server in this shape
}
