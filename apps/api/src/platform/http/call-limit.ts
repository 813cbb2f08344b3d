import type { CallLimitId } from '@signet/rulebook/call-limits';
import { AppError } from './problem.ts';
import type { LimitSubjects, RequestCounts } from './request-count-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** From here on the wait is given in hours. */
const saidInMinutesMs = 90 * minuteMs;

/** 429 with the wait in words that fit its length; Retry-After has the seconds. */
export function tooManyCalls({ waitMs }: { waitMs: number }): AppError {
  const seconds = Math.ceil(waitMs / 1_000);
  if (waitMs <= minuteMs) return new AppError('request.rateLimited', { seconds });
  if (waitMs <= saidInMinutesMs)
    return new AppError('request.retryInMinutes', {
      seconds,
      minutes: Math.ceil(waitMs / minuteMs),
    });
  return new AppError('request.retryInHours', { seconds, hours: Math.ceil(waitMs / hourMs) });
}

/**
 * Counts the call for its subjects; throws 429 when one of them has used up the row's limit.
 * docs/decisions/0125.
 */
export async function countCall(
  counts: RequestCounts,
  limit: CallLimitId,
  subjects: LimitSubjects,
  calls = 1,
): Promise<void> {
  const refused = await counts.countCall(limit, subjects, calls);
  if (refused !== undefined) throw tooManyCalls(refused);
}
