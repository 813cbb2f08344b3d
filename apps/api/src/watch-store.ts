import { JOB_METRICS, jobSamples } from './platform/observe/watch-store.ts';
import type { Metrics } from './platform/observe/metrics.ts';
import type { Store } from './store.ts';

/** Tells at each scrape what stands in the database just then; one that does not answer leaves its values out. */
export function watchStore(metrics: Metrics, store: Pick<Store, 'jobCounts' | 'textBreakers'>, now: () => number): void {
  metrics.watch(JOB_METRICS, () => jobSamples(store.jobCounts.read, now));
  metrics.watch(['signet_text_breaker_open'], () =>
    store.textBreakers.state().then(
      ({ openedAt }) => [{ name: 'signet_text_breaker_open', value: openedAt === undefined ? 0 : 1 }],
      () => [], // signet_database_up says so
    ),
  );
}
