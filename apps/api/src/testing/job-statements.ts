import { failingKindsOf } from '../decision/review-cases-store.ts';
import { followClock } from '../platform/jobs/product-clock-store.ts';
import { hurryJobs } from '../platform/jobs/store.ts';
import type { StoreUnderTest } from './test-store.ts';

/** Calls each statement about jobs that the store does not reach by itself. */
export async function callJobStatements({ store, database, clock }: StoreUnderTest): Promise<void> {
  const job = { id: 'test', kind: 'test', applicationId: 'app', payload: {}, attempts: 9 };
  await store.jobs.add(job);
  await store.jobs.countDue();
  await store.jobs.countOpen();
  await store.jobs.hasAbandoned();
  await store.jobs.counts();
  await store.failingJobs.record(job, 'Error', 'vendor');
  await store.failingJobs.forget(job);
  await database.transaction(async (tx) => {
    await failingKindsOf(tx, job.applicationId);
    hurryJobs({ announcements: store.changes }, tx, job.applicationId, [job.kind]);
  });
  await store.dutyTimes.begin(['a duty']);
  await store.dutyTimes.goOn('a duty', 'a place');
  await store.dutyTimes.placeOf('a duty');
  await store.dutyTimes.finish('a duty');
  await store.dutyTimes.all();
  await store.keptCounts.claim();
  await store.keptCounts.keep([]);
  await store.keptCounts.read();
  await followClock(database, { ...clock, offsetMs: () => 0 }); // reads whether it was ever moved
  await followClock(database, clock);
}
