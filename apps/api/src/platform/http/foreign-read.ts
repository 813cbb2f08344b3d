import type { FastifyRequest } from 'fastify';
import { AppError } from './problem.ts';

/**
 * Throws 403 when another site's page, or a navigation, makes the browser trigger a vendor call.
 * Other clients send no such headers, and have no cookies to misuse.
 */
export function refuseForeignRead({ headers }: FastifyRequest): void {
  const isForeign =
    headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
  if (isForeign || headers['sec-fetch-mode'] === 'navigate')
    throw new AppError('request.crossOrigin');
}
