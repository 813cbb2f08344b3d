import type { ErrorCode } from '@signet/rulebook/core/errors';
import type { ApiError } from '@signet/web/api';

/** One person made more calls in a minute than the desk takes. */
const TOO_MANY: ErrorCode = 'request.rateLimited';
const longestS = 60;

let resumesAt: number | undefined;
const watchers = new Set<() => void>();
const resumers = new Set<() => void>();

/** When calls are taken again, in ms since the page was loaded; undefined while they are. */
export const callsResumeAt = (): number | undefined => resumesAt;

export function watchCallPause(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Hears when calls are taken again, so that what was refused can be read. */
export function onCallsResumed(resume: () => void): () => void {
  resumers.add(resume);
  return () => void resumers.delete(resume);
}

function pauseUntil(at: number | undefined): void {
  resumesAt = at;
  for (const watch of watchers) watch();
}

export const isCallLimit = (code: ErrorCode): boolean => code === TOO_MANY;

/** The reply has the seconds of its Retry-After. */
export function noteCallLimit({ code, data }: ApiError): void {
  if (isCallLimit(code) && resumesAt === undefined)
    pauseUntil(performance.now() + Number(data.seconds ?? longestS) * 1_000);
}

export function resumeCalls(): void {
  pauseUntil(undefined);
  for (const resume of resumers) resume();
}
