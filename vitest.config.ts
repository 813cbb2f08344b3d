import { defineConfig } from 'vitest/config';
import { roomTexts } from './apps/portal/room-texts.ts';

// On CI, as journeys do: a machine that stalls refuses no whole run, and the report names each that did not pass at once.
const ends = { testTimeout: 30_000, hookTimeout: 120_000, retry: process.env.CI ? 1 : 0 };

/** Tests of tools that talk to a running product. */
const ON_DATABASES = [
  'tools/review.test.ts',
  'tools/reviewer.test.ts',
  'tools/partner.test.ts',
  'tools/partner-server.test.ts',
  'tools/rotate-keys.test.ts',
];

/** Tests stand beside their files. Those of the API run on both databases, which a set-up of their own starts. */
export default defineConfig({
  test: {
    maxWorkers: 4, // an embedded database takes several hundred MB; half of their time they wait
    projects: [
      {
        test: {
          ...ends,
          name: 'api',
          isolate: false, // the product is loaded once for each worker, not for each file. docs/decisions/0103
          environment: 'node',
          include: ['apps/api/**/*.test.ts', ...ON_DATABASES],
          globalSetup: ['./apps/api/src/testing/test-database-setup.ts', './apps/api/src/testing/test-sandboxes-setup.ts'],
          server: { deps: { inline: ['graphql-query-complexity'] } }, // else it would load a second copy of graphql, which refuses the first one's schema
        },
      },
      {
        plugins: [roomTexts()],
        test: {
          ...ends,
          name: 'node',
          isolate: false,
          environment: 'node',
          include: ['{packages,tools,bench}/**/*.test.{ts,tsx}', 'apps/sandbox/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...ON_DATABASES],
        },
      },
      {
        plugins: [roomTexts()],
        // Each in a world of its own: they put up a window, a document and a storage of their own.
        test: { ...ends, name: 'portal', environment: 'node', include: ['apps/portal/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
