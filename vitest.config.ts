import { defineConfig } from 'vitest/config';
import { roomTexts } from './apps/portal/room-texts.ts';

// Retries on CI, as for journeys: one stalled machine must not fail the run, and the report lists
// each test that failed first.
const ends = { testTimeout: 120_000, hookTimeout: 180_000, retry: process.env.CI ? 1 : 0 };

/** Tests of tools that talk to a running product. */
const ON_DATABASES = [
  'tools/review.test.ts',
  'tools/reviewer.test.ts',
  'tools/partner.test.ts',
  'tools/mcp.test.ts',
  'tools/api-clients.test.ts',
  'tools/partner-server.test.ts',
  'tools/rotate-keys.test.ts',
  'tools/audit-archive.test.ts',
  'tools/schema-types.test.ts',
];

/** Tests are next to their files. API tests run on both databases, which their own setup starts. */
export default defineConfig({
  test: {
    maxWorkers: 4, // an embedded database takes several hundred MB, and tests wait half of the time
    projects: [
      {
        test: {
          ...ends,
          name: 'api',
          isolate: false, // loads the product once per worker instead of once per file. docs/decisions/0103
          environment: 'node',
          include: ['apps/api/**/*.test.ts', ...ON_DATABASES],
          globalSetup: [
            './apps/api/src/testing/test-database-setup.ts',
            './apps/api/src/testing/test-sandboxes-setup.ts',
          ],
          server: { deps: { inline: ['graphql-query-complexity'] } }, // otherwise a second copy of graphql would load and reject the first one's schema
        },
      },
      {
        plugins: [roomTexts()],
        test: {
          ...ends,
          name: 'node',
          isolate: false,
          environment: 'node',
          include: [
            '{packages,tools,bench}/**/*.test.{ts,tsx}',
            'apps/{desk,sandbox}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', ...ON_DATABASES],
        },
      },
      {
        plugins: [roomTexts()],
        // Isolated, because each sets up its own window, document and storage.
        test: {
          ...ends,
          name: 'portal',
          environment: 'node',
          include: ['apps/portal/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
