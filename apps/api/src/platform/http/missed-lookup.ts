import { tooManyCalls } from './call-limit.ts';
import { AppError } from './problem.ts';
import type { RequestCounts } from './request-count-store.ts';

/**
 * 404, or 429 after too many misses, so that ids cannot be probed; the limit applies whether or not
 * the next id exists.
 */
export async function missedLookup(userId: string, counts: RequestCounts): Promise<AppError> {
  const refused = await counts.count('missedLookup', userId);
  return refused === undefined ? new AppError('application.notFound') : tooManyCalls(refused);
}

/** A key that opens nothing: `refusal`, or 429 after too many from one network. */
export async function wrongKey(
  network: string,
  counts: RequestCounts,
  refusal: AppError,
): Promise<AppError> {
  const refused = await counts.count('wrongKey', network);
  return refused === undefined ? refusal : tooManyCalls(refused);
}
