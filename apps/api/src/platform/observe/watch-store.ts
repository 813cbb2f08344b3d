import { keysOf } from '@signet/rulebook/core/keys-of';
import type { JobCount } from '../jobs/store.ts';
import { KEY_NAMES } from '../seal/key-file.ts';
import type { Sealer } from '../seal/seal.ts';
import type { MetricName } from './metric-rows.ts';
import type { Metrics, Sample } from './metrics.ts';

export const JOB_METRICS = [
  'signet_jobs',
  'signet_job_overdue_seconds',
  'signet_database_up',
] as const satisfies readonly MetricName[];

/** Samples of the jobs at a scrape; when the database is down, reports just that. */
export async function jobSamples(
  read: () => Promise<JobCount[]>,
  now: () => number,
): Promise<Sample[]> {
  try {
    const counts = await read();
    return [
      { name: 'signet_database_up', value: 1 },
      ...counts.map(
        ({ kind, state, jobs }): Sample => ({
          name: 'signet_jobs',
          labels: { kind, state },
          value: jobs,
        }),
      ),
      ...[...Map.groupBy(counts, ({ kind }) => kind)].map(
        ([kind, of]): Sample => ({
          name: 'signet_job_overdue_seconds',
          labels: { kind },
          value: overdueSeconds(of, now()),
        }),
      ),
    ];
  } catch {
    return [{ name: 'signet_database_up', value: 0 }]; // the calls' own log has the reason
  }
}

const overdueSeconds = (counts: readonly JobCount[], now: number): number =>
  Math.max(0, now - Math.min(...counts.map(({ dueAt }) => dueAt))) / 1_000;

type WatchedStore = {
  jobs: { counts(): Promise<JobCount[]> };
  orderCounts: { read(): Promise<{ state: string; age: string; orders: number }[]> };
  openCases: {
    countOf(reviewCase: 'order.owed'): Promise<number>;
    waiting(): Promise<{ open: number; late: number }>;
  };
  debits: { unanswered(): Promise<number> };
  dutyTimes: { all(): Promise<{ id: string; finishedAt: number }[]> };
  duties: Readonly<Record<string, unknown>>;
  textBreakers: { state(): Promise<{ openedAt?: number | undefined }> };
};

/**
 * Reads these values from the database at each scrape; leaves them out when it does not respond.
 */
export function watchStore(metrics: Metrics, store: WatchedStore, now: () => number): void {
  const { jobs, orderCounts, openCases, debits, dutyTimes, duties, textBreakers } = store;
  metrics.watch(JOB_METRICS, () => jobSamples(jobs.counts, now));
  metrics.watch(['signet_orders'], () =>
    orderCounts.read().then(
      (counts) =>
        counts.map(
          ({ state, age, orders }): Sample => ({
            name: 'signet_orders',
            labels: { state, age },
            value: orders,
          }),
        ),
      () => [], // signet_database_up reports it
    ),
  );
  metrics.watch(['signet_duty_age_seconds'], () =>
    dutyTimes.all().then(
      (times) =>
        times
          .filter(({ id }) => id in duties) // others are of another release
          .map(
            ({ id, finishedAt }): Sample => ({
              name: 'signet_duty_age_seconds',
              labels: { duty: id },
              value: (now() - finishedAt) / 1_000,
            }),
          ),
      () => [], // signet_database_up reports it
    ),
  );
  const counted: readonly (readonly [MetricName, () => Promise<number>])[] = [
    ['signet_owing', () => openCases.countOf('order.owed')],
    ['signet_debits_unanswered', debits.unanswered],
  ];
  for (const [name, count] of counted)
    metrics.watch([name], () =>
      count().then(
        (value) => [{ name, value }],
        () => [], // signet_database_up reports it
      ),
    );
  metrics.watch(['signet_queue_cases'], () =>
    openCases.waiting().then(
      (cases) =>
        keysOf(cases).map(
          (state): Sample => ({
            name: 'signet_queue_cases',
            labels: { state },
            value: cases[state],
          }),
        ),
      () => [], // signet_database_up reports it
    ),
  );
  metrics.watch(['signet_text_breaker_open'], () =>
    textBreakers.state().then(
      ({ openedAt }) => [
        { name: 'signet_text_breaker_open', value: openedAt === undefined ? 0 : 1 },
      ],
      () => [], // signet_database_up reports it
    ),
  );
}

/** All processes must know a version of a key before one may use it. docs/decisions/0290. */
export const watchKeyVersions = (metrics: Metrics, sealer: Pick<Sealer, 'versionsOf'>): void =>
  metrics.watch(['signet_key_version'], () =>
    keysOf(KEY_NAMES).flatMap((key): Sample[] => {
      const { current, known } = sealer.versionsOf(key);
      const name = 'signet_key_version';
      return [
        { name, labels: { key, state: 'used' }, value: current },
        { name, labels: { key, state: 'known' }, value: Math.max(...known) },
      ];
    }),
  );
