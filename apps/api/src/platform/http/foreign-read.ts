import type { FastifyRequest } from 'fastify';
import { AppError } from './problem.ts';

/**
 * Throws 403 when a page of another site, or a visit, makes the browser ask a vendor. Other
 * programs send no such headers, and have no cookies to be misused.
 */
export function refuseForeignRead({ headers }: FastifyRequest): void {
  const isForeign =
    headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
  if (isForeign || headers['sec-fetch-mode'] === 'navigate')
    throw new AppError('request.crossOrigin');
}
