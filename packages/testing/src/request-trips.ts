import type { Statement } from './postgres-wire-proxy.ts';

/** What wakes the workers after a response uses the same pool, but belongs to no call. */
const isOfQueue = (text: string): boolean => /pg_notify\('jobs'|pg_notify\(\$1/i.test(text);

/**
 * Statements of the request's own pool; worker and queue use other connection names, and what
 * wakes the workers is recognized by its text.
 */
export const isOfRequest = ({ application, text }: Statement): boolean =>
  application === 'signet' && !isOfQueue(text);

const writes = ({ text }: Statement): boolean =>
  /\b(insert into|update \w+ set|delete from|select add_jobs)\b/i.test(text) &&
  !/synchronous_commit/.test(text) &&
  !/\btouched as\b/.test(text); // a session is marked as seen once a minute, so this usually reads

/** A transaction waits for one flush, at its commit; a write outside of one for its own. */
function waitedFlushes(run: readonly Statement[]): number {
  let flushes = 0;
  let isOpen = false;
  let hasWritten = false;
  for (const statement of run) {
    if (/^begin\b/i.test(statement.text)) [isOpen, hasWritten] = [true, false];
    if (writes(statement)) hasWritten = true;
    const ends = isOpen ? /^commit\b/i.test(statement.text) : true;
    if (!ends) continue;
    if (hasWritten) flushes += 1;
    [isOpen, hasWritten] = [false, false];
  }
  return flushes;
}

/** How often a request waited for the database, and how often for its disk. */
export const tripsOf = (
  run: readonly Statement[],
): { roundTrips: number; waitedFlushes: number } => ({
  roundTrips: run.filter(({ endsTrip }) => endsTrip).length,
  waitedFlushes: waitedFlushes(run),
});
