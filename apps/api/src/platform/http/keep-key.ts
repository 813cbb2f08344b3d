import { LIMITS } from '@signet/rulebook/core/limits';
import type { Tx } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/**
 * Keyed fingerprint of a request: the body contains secrets, which a plain hash would expose to
 * guessing.
 */
export const requestFingerprint = (
  { route, body }: IdempotentCall,
  sealer: StoreDeps['sealer'],
): string => sealer.fingerprint('request', JSON.stringify([route, body]));

/** `created_at` of a key: back-dated for one that is kept for less than the default TTL. */
export const keptFrom = (
  { keepMs = LIMITS.idempotencyTtlMs }: IdempotentCall,
  now: number,
): number => now - LIMITS.idempotencyTtlMs + keepMs;

/**
 * Stores the key in the transaction of its effect; a key that is still kept stays as it is.
 * docs/readings.md 19.
 */
export function keepKey(
  { clock, sealer }: Pick<StoreDeps, 'clock' | 'sealer'>,
  tx: Tx,
  once: IdempotentCall,
  applicationId: string,
): void {
  const now = clock.now();
  const { userId, key, route } = once;
  const applied = {
    route,
    requestHmac: requestFingerprint(once, sealer),
    state: 'applied' as const,
    applicationId,
    startedAt: now,
    createdAt: keptFrom(once, now),
  };
  const forgottenFrom = now - LIMITS.idempotencyTtlMs;
  tx.send(
    query
      .insertInto('idempotencyKeys')
      .values({ userId, key, ...applied })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'key'])
          .doUpdateSet({ ...applied, status: null, replySealed: null })
          .where(({ or, eb }) =>
            or([
              eb('idempotencyKeys.state', '=', 'running'),
              eb('idempotencyKeys.createdAt', '<', forgottenFrom),
            ]),
          ),
      ),
  );
}
