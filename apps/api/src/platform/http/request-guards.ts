import { isTaxIdPath } from '@signet/rulebook/core/answer-paths';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { isPortalOrigin } from '../portal-hosts.ts';
import { AppError } from './problem.ts';

/** When somebody last proved who they are; no time where they never did. */
type RecentSession = { authenticatedAt?: number };

/**
 * Throws 401 where recent authentication is required; the portal then leads to sign-in and back to the same page. A link
 * authenticates by itself. docs/readings.md 104.
 */
export function requireRecentAuth(
  { requiresRecentAuth }: EndpointRow,
  { session, paths }: { session?: RecentSession; paths: readonly string[] },
  { clock }: { clock: Clock },
): void {
  if (requiresRecentAuth === undefined || session === undefined || isRecentlyAuthenticated(session, clock.now())) return;
  if (requiresRecentAuth === true || paths.some(isTaxIdPath)) throw new AppError('auth.reauthRequired');
}

/** Throws 403 unless a changing request came from a page of ours. docs/readings.md 104. */
export function requireSameOrigin(request: FastifyRequest, config: Config): void {
  const isOurs = request.headers['x-requested-with'] === 'signet' && isPortalOrigin(request.headers.origin, config);
  if (!isOurs) throw new AppError('request.crossOrigin');
}

/** True while the last proof still holds: it goes along with calls that follow each other within LIMITS.recentAuthMs. */
export const isRecentlyAuthenticated = ({ authenticatedAt }: RecentSession, now: number): boolean =>
  authenticatedAt !== undefined && now - authenticatedAt <= LIMITS.recentAuthMs;
