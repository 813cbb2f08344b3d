import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES } from '@signet/testing/browser/launch';
import { findChromium } from '@signet/testing/installed-programs';

/** A whole journey, which both databases carry, and what races, repeats or is decided by a person: on PostgreSQL. The others run on the embedded database. */
const ON_BOTH = ['a-sole-trader-is-approved'];
const ON_POSTGRES = ['a-person-decides', 'once-only', 'the-code'];
const filesOf = (names: readonly string[]): string[] => names.map((name) => `${name}.e2e.ts`);
const isPostgres = process.env.E2E_DATABASE === 'postgres';

/** Journeys in a browser. `E2E_DATABASE` (pglite, postgres) says which database the product runs on; `npm test` runs both. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: isPostgres ? filesOf([...ON_BOTH, ...ON_POSTGRES]) : '*.e2e.ts',
  testIgnore: isPostgres ? [] : filesOf(ON_POSTGRES),
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '.test/playwright',
  reporter: [['list']],
  projects: [{ name: isPostgres ? 'postgres' : 'pglite' }],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
  },
});
