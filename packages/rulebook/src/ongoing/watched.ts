import type { Decision } from '../reference/enumerations.ts';

const dayMs = 24 * 3_600_000;

/** How often the people of an approved business are looked up on the watch list again. */
export const WATCH_EVERY_MS = 30 * dayMs;

/** Whether the people of an application are looked up again, month by month. */
export const isWatched = ({
  decision,
  closedAt,
}: {
  decision: Decision;
  closedAt?: number | undefined;
}): boolean =>
  (decision === 'APPROVED' || decision === 'APPROVED_PENDING') && closedAt === undefined;
