import type { ErrorDescription } from './describe-error.ts';

const windowMs = 60_000;
/** Number of distinct kinds of lines remembered; no outage has as many. */
const mostKept = 200;

type Kept = { untilMs: number; left: number };

/** Ids and numbers differ from line to line. */
const withoutIds = (line: string): string => line.replace(/[\w:-]*\d[\w:-]*/g, '#');

/**
 * Decides whether an error line is written: the first of its kind, then one a minute with the
 * number omitted since, so that an outage takes a few lines instead of thousands.
 */
export function limitRepeats(
  nowMs: () => number = Date.now,
): (line: string, error: ErrorDescription) => { repeats?: number } | undefined {
  const seen = new Map<string, Kept>();
  return (line, { kind, stack }) => {
    const key = `${withoutIds(line)} ${kind} ${stack[0] ?? ''}`;
    const now = nowMs();
    const known = seen.get(key);
    if (known !== undefined && known.untilMs > now) {
      known.left += 1;
      return undefined;
    }
    seen.delete(key);
    if (seen.size >= mostKept) seen.delete(seen.keys().next().value ?? '');
    seen.set(key, { untilMs: now + windowMs, left: 0 });
    return known === undefined || known.left === 0 ? {} : { repeats: known.left };
  };
}
