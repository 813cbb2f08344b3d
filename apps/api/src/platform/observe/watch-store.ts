import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { JobCount } from '../jobs/store.ts';
import { KEY_NAMES } from '../seal/key-file.ts';
import type { Sealer } from '../seal/seal.ts';
import type { KeptCounts } from './kept-count-store.ts';
import type { MetricName } from './metric-rows.ts';
import type { Metrics, Sample } from './metrics.ts';

/** What is counted in the database, once for all processes. */
const COUNTED = [
  'signet_jobs',
  'signet_job_overdue_seconds',
  'signet_orders',
  'signet_owing',
  'signet_queue_cases',
  'signet_debits_unanswered',
  'signet_duty_age_seconds',
  'signet_text_breaker_open',
] as const satisfies readonly MetricName[];

type CountedStore = {
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

function jobSamples(counts: readonly JobCount[], now: number): Sample[] {
  return [
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
        value: overdueSeconds(of, now),
      }),
    ),
  ];
}

const overdueSeconds = (counts: readonly JobCount[], now: number): number =>
  Math.max(0, now - Math.min(...counts.map(({ dueAt }) => dueAt))) / 1_000;

/** Counts all of it; one after another, so that it holds one connection. */
export async function countStore(store: CountedStore, now: () => number): Promise<Sample[]> {
  const jobs = await store.jobs.counts();
  const orders = await store.orderCounts.read();
  const owing = await store.openCases.countOf('order.owed');
  const cases = await store.openCases.waiting();
  const unanswered = await store.debits.unanswered();
  const duties = await store.dutyTimes.all();
  const { openedAt } = await store.textBreakers.state();
  return [
    ...jobSamples(jobs, now()),
    ...orders.map(
      ({ state, age, orders: value }): Sample => ({
        name: 'signet_orders',
        labels: { state, age },
        value,
      }),
    ),
    { name: 'signet_owing', value: owing },
    ...keysOf(cases).map(
      (state): Sample => ({ name: 'signet_queue_cases', labels: { state }, value: cases[state] }),
    ),
    { name: 'signet_debits_unanswered', value: unanswered },
    ...duties
      .filter(({ id }) => id in store.duties) // others are of another release
      .map(
        ({ id, finishedAt }): Sample => ({
          name: 'signet_duty_age_seconds',
          labels: { duty: id },
          value: (now() - finishedAt) / 1_000,
        }),
      ),
    { name: 'signet_text_breaker_open', value: openedAt === undefined ? 0 : 1 },
  ];
}

type Counting = {
  store: CountedStore & { keptCounts: KeptCounts };
  now: () => number;
  onError: (error: unknown) => void;
};

/** Counts for all processes, unless another one did a moment ago. */
export async function countInTurn({ store, now, onError }: Counting): Promise<void> {
  try {
    if (await store.keptCounts.claim()) await store.keptCounts.keep(await countStore(store, now));
  } catch (error) {
    onError(error); // signet_counts_age_seconds grows
  }
}

/** Lets this process take its turn in counting. docs/decisions/0264. */
export function keepCounting(counting: Counting): { close(): Promise<void> } {
  let running = countInTurn(counting);
  const timer = setInterval(() => {
    running = running.then(() => countInTurn(counting));
  }, LIMITS.countsEveryMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Tells at each scrape what was counted last; when the database is down, just that. */
export function watchStore(
  metrics: Metrics,
  { read }: Pick<KeptCounts, 'read'>,
  now: () => number,
): void {
  metrics.watch([...COUNTED, 'signet_counts_age_seconds', 'signet_database_up'], async () => {
    try {
      const kept = await read();
      const up: Sample = { name: 'signet_database_up', value: 1 };
      // Never counted is older than anything: a gauge without a value would be told as 0.
      const value = Math.max(0, now() - (kept?.countedAt ?? 0)) / 1_000;
      return [up, { name: 'signet_counts_age_seconds', value }, ...(kept?.samples ?? [])];
    } catch {
      return [{ name: 'signet_database_up', value: 0 }]; // the calls' own log has the reason
    }
  });
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
