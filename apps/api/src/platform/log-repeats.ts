import type { ErrorDescription } from './describe-error.ts';

const windowMs = 60_000;
/** Kinds of lines that are told apart; more than any outage has. */
const mostKept = 200;

type Kept = { untilMs: number; left: number };

/** Ids and numbers differ from line to line. */
const withoutIds = (line: string): string => line.replace(/[\w:-]*\d[\w:-]*/g, '#');

/**
 * Decides whether a line about an error is written: the first of its kind, then one a minute with
 * the number left out since. An outage then says the same in a few lines that it would say in
 * thousands.
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
