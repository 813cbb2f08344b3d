import { randomUUID } from 'node:crypto';
import { type Statement, startWireProxy } from '@signet/testing/postgres-wire-proxy';
import { isOfRequest, tripsOf } from '@signet/testing/request-trips';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/sql/open-database.ts';
import { type OpenTestDatabase, onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, TEST_TERMS, testApi } from '../testing/test-api.ts';

const saved = { roundTrips: 3, waitedFlushes: 1 };
/** One trip more counts it against its limits, and one keeps the reply for its key. */
const submitted = { roundTrips: 5, waitedFlushes: 1 };

/** A busy machine may read in two pieces what was sent as one. */
const retried = { retry: 2 };

onPostgres('what a write waits for', (open) => {
  let statements: Statement[] = [];
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const openObserved: OpenTestDatabase = async (options) => {
    const opened = await open(options);
    const url = new URL(opened.url ?? '');
    const proxy = await startWireProxy(Number(url.port));
    statements = proxy.statements;
    url.port = String(proxy.port);
    const database = await openDatabase({
      databaseUrl: url.href,
      dataDir: '',
      statementTimeoutMs: 15_000,
    });
    closing.push(() => database.close(), proxy.close);
    return { ...opened, database };
  };
  const at = testApi(openObserved);

  /** The first call of a statement also prepares it, which costs no trip of its own. */
  const tripsDuring = async (call: () => Promise<{ status: number }>) => {
    const from = statements.length;
    const { status } = await call();
    expect(status).toBeLessThan(300);
    return tripsOf(statements.slice(from).filter(isOfRequest));
  };

  test(
    'a save asks who calls, locks and reads, then writes, and waits for one flush',
    retried,
    async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const trips = await tripsDuring(() =>
        visitor.send(
          'PUT',
          `/api/v2/applications/${view.id}`,
          { company: { dba: 'Ana Bakes Again' } },
          { version: view.version },
        ),
      );
      expect(trips).toEqual(saved);
    },
  );

  test(
    'a submission takes two trips more than a save, and waits for one flush',
    retried,
    async () => {
      const { visitor, view } = await completedApplication(at, 'ana');
      const trips = await tripsDuring(() =>
        visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, TEST_TERMS, {
          key: randomUUID(),
        }),
      );
      expect(trips).toEqual(submitted);
    },
  );
});
