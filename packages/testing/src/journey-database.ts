import { startTestPostgres } from './test-postgres.ts';

/**
 * PostgreSQL for the worlds of all workers, which read TEST_POSTGRES_URL; returns its end.
 */
export default async function startJourneyDatabase(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgres();
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}
