import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES } from '@signet/testing/browser/launch';
import { findChromium } from '@signet/testing/installed-programs';

/** A whole journey, which both databases carry, and what races, repeats, is decided by a person or asked for by a command beside the product: on PostgreSQL. The others run on the embedded database. */
const ON_BOTH = ['sole-trader-approved'];
const ON_POSTGRES = ['manual-review', 'repeated-submit', 'phone-code', 'partner-webhooks'];
const filesOf = (names: readonly string[]): string[] => names.map((name) => `${name}.e2e.ts`);
for (const file of filesOf([...ON_BOTH, ...ON_POSTGRES]))
  if (!existsSync(new URL(`e2e/${file}`, import.meta.url))) throw new Error(`playwright.config.ts names e2e/${file}, which is not there`);
const isPostgres = process.env.E2E_DATABASE === 'postgres';
/** The main journeys once more in the engines of Firefox and Safari, which have drivers of their own. */
const ENGINES = (process.env.E2E_ENGINES ?? '').split(',').filter((name) => name !== '');

/** Journeys in a browser. `E2E_DATABASE` (pglite, postgres) says which database the product runs on, `E2E_ENGINES` (firefox,webkit) asks for those engines; `npm test` runs all. */
export default defineConfig({
  testDir: ENGINES.length > 0 ? 'e2e/engines' : 'e2e',
  testMatch: isPostgres ? filesOf([...ON_BOTH, ...ON_POSTGRES]) : '*.e2e.ts',
  testIgnore: ENGINES.length > 0 ? [] : ['engines/*', ...(isPostgres ? [] : filesOf(ON_POSTGRES))],
  fullyParallel: true,
  // On two processors: a journey waits for vendors and pictures nearly half of its time. The small runs go side by side.
  workers: isPostgres || ENGINES.length > 0 ? 2 : 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: `.test/playwright/${ENGINES.length > 0 ? 'engines' : isPostgres ? 'postgres' : 'pglite'}`, // each run empties its own
  reporter: [['list']],
  projects: ENGINES.length > 0 ? ENGINES.map((name) => ({ name })) : [{ name: isPostgres ? 'postgres' : 'pglite' }],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
  },
});
