import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { isSandboxEnvironment } from '../platform/config/environments.ts';
import { describeError } from '../platform/describe-error.ts';
import type { ReferralPartners } from './store.ts';

/** Other processes see an import after at most this long. */
const refreshMs = 10_000;

type Watched = {
  config: Pick<Config, 'environment' | 'partners' | 'partnerSeed'>;
  rows: ReferralPartners;
  log: FastifyBaseLogger;
};

/**
 * Refreshes the partner rows in memory; keeps the last ones while the database is unreachable.
 * docs/decisions/0088.
 */
export async function watchPartners({ config, rows, log }: Watched): Promise<{ close(): void }> {
  await rows.seed(config.partnerSeed, isSandboxEnvironment(config.environment));
  let known: string | undefined;
  const refresh = async (): Promise<void> => {
    const mark = await rows.mark();
    if (mark === known) return;
    config.partners.replace(await rows.rows());
    known = mark;
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      log.warn({ fault: describeError(error) }, 'the rows of partners were not read'),
    );
  }, refreshMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
