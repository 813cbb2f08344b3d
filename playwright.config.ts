import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES } from '@signet/testing/browser/launch';
import { findChromium } from '@signet/testing/installed-programs';

/**
 * Journeys with races, repeats, manual review or commands beside the product need PostgreSQL; one
 * whole journey runs on both databases.
 */
const ON_BOTH = ['sole-trader-approved'];
const ON_POSTGRES = ['manual-review', 'repeated-submit', 'phone-code', 'partner-webhooks'];
const filesOf = (names: readonly string[]): string[] => names.map((name) => `${name}.e2e.ts`);
for (const file of filesOf([...ON_BOTH, ...ON_POSTGRES]))
  if (!existsSync(new URL(`e2e/${file}`, import.meta.url)))
    throw new Error(`playwright.config.ts names e2e/${file}, which is not there`);
const isPostgres = process.env.E2E_DATABASE === 'postgres';
/** Firefox and WebKit repeat the main journeys with their own drivers. */
const ENGINES = (process.env.E2E_ENGINES ?? '').split(',').filter((name) => name !== '');

/**
 * `E2E_DATABASE` (pglite, postgres) selects the database, `E2E_ENGINES` (firefox,webkit) more
 * engines; `npm test` runs all.
 */
export default defineConfig({
  testDir: ENGINES.length > 0 ? 'e2e/engines' : 'e2e',
  testMatch: isPostgres ? filesOf([...ON_BOTH, ...ON_POSTGRES]) : '*.e2e.ts',
  testIgnore: ENGINES.length > 0 ? [] : ['engines/*', ...(isPostgres ? [] : filesOf(ON_POSTGRES))],
  fullyParallel: true,
  // For two processors: a journey spends nearly half its time waiting for vendors and screenshots.
  // The small runs go in parallel.
  workers: isPostgres || ENGINES.length > 0 ? 2 : 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000, // a slow machine is no fault of the product
  expect: { timeout: 20_000 },
  outputDir: `.test/playwright/${ENGINES.length > 0 ? 'engines' : isPostgres ? 'postgres' : 'pglite'}`, // each run clears its own folder
  reporter: [['list']],
  projects:
    ENGINES.length > 0
      ? ENGINES.map((name) => ({ name }))
      : [{ name: isPostgres ? 'postgres' : 'pglite' }],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
  },
});
