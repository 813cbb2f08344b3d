import type { Predictor } from '@signet/industries/prediction/predictor';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { FlagSource } from './platform/flags.ts';
import type { Metrics } from './platform/observe/metrics.ts';
import type { Sealer } from './platform/seal/seal.ts';
import type { FormerBuilds } from './portal-pages/former-builds.ts';
import type { Providers } from './providers.ts';
import type { Store } from './store.ts';

/** Injected into handlers and jobs, which import none of it. */
export type Deps = {
  config: Config;
  store: Store;
  clock: Clock;
  flags: FlagSource;
  providers: Providers;
  predictor: Predictor;
  sealer: Sealer;
  log: FastifyBaseLogger;
  metrics: Metrics;
  builds: FormerBuilds;
};
