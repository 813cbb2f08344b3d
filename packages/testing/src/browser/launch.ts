import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../installed-programs.ts';

/**
 * A current phone, a tablet, a laptop and a desktop screen; 320 px is the narrowest supported
 * width.
 */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  narrow: { width: 320, height: 568 },
} as const;

/** Throws Error when Chromium is not found. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed; set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
}

/** True once React has hydrated the main part. */
export const IS_INTERACTIVE = `Object.keys(document.querySelector('main a, main button, main input') ?? {}).some((key) => key.startsWith('__reactProps'))`;

const waitMs = 15_000;
const askEveryMs = 50;

/**
 * Polls the expression; throws Error after 15 s. The pages' CSP forbids Playwright's own
 * waitForFunction, which needs eval.
 */
export async function waitUntil(page: Page, expression: string): Promise<void> {
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    // The document is being replaced.
    const isTrue = await page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false);
    if (isTrue) return;
    await sleep(askEveryMs);
  }
  throw new Error(`${new URL(page.url()).pathname} did not come to: ${expression}`);
}

/**
 * Address-bar pages that each window loads in an invisible process; they take a fifth of the
 * machine during the tests.
 */
const UNSEEN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * For Chromium on a machine without a screen or a graphics card, and without calls to its maker.
 */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNSEEN_PAGES.join(',')}`,
];
