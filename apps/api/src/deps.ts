import type { FastifyBaseLogger } from 'fastify';
import type { Predictor } from './categories/predictor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FlagSource } from './portal-flags.ts';
import type { Providers } from './providers/providers.ts';
import type { Sealer } from './seal.ts';
import type { Store } from './store/store.ts';

/** Everything that handlers and jobs are handed; nothing of it is imported. */
export type Deps = {
  config: Config;
  store: Store;
  clock: Clock;
  flags: FlagSource;
  providers: Providers;
  predictor: Predictor;
  sealer: Sealer;
  log: FastifyBaseLogger;
};
