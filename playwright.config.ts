import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES } from '@signet/testing/browser/launch';
import { findChromium } from '@signet/testing/installed-programs';

/**
 * Whole journeys that run on the embedded database too: a sign-up, and partners who prove
 * themselves while the applicant's page follows. docs/decisions/0201
 */
const ON_BOTH = /@both-databases/;
const isEmbedded = process.env.E2E_DATABASE === 'pglite';
/** Firefox and WebKit repeat the main journeys with their own drivers. */
const ENGINES = (process.env.E2E_ENGINES ?? '').split(',').filter((name) => name !== '');

/**
 * `E2E_DATABASE` (postgres, pglite) selects the database, `E2E_ENGINES` (firefox,webkit) other
 * engines; `npm test` runs all.
 */
export default defineConfig({
  testDir: ENGINES.length > 0 ? 'e2e/engines' : 'e2e',
  testMatch: '*.e2e.ts',
  ...(isEmbedded ? { grep: ON_BOTH } : {}),
  testIgnore: ENGINES.length > 0 ? [] : ['engines/*'],
  globalSetup: '@signet/testing/journey-database',
  fullyParallel: true,
  // For two processors: a journey spends nearly half its time waiting for vendors.
  // The small runs go in parallel.
  workers: isEmbedded || ENGINES.length > 0 ? 2 : 4,
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000, // a slow machine is no fault of the product
  expect: { timeout: 20_000 },
  outputDir: `.test/playwright/${ENGINES.length > 0 ? 'engines' : isEmbedded ? 'pglite' : 'postgres'}`, // each run clears its own folder
  reporter: [['list']],
  projects:
    ENGINES.length > 0
      ? ENGINES.map((name) => ({ name }))
      : [{ name: isEmbedded ? 'pglite' : 'postgres' }],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // A press would wait for the page to stand still, and axe would see half a colour.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
  },
});
