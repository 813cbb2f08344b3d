import { FIRST_PAGE_LIMITS } from '@signet/rulebook/core/first-page-limits';

/** Falls back to a timeout where requestIdleCallback is missing. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/** Retries a failed lazy import until it succeeds. */
export const retryUntilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() =>
    new Promise<void>((resolve) => setTimeout(resolve, FIRST_PAGE_LIMITS.pollMaxMs)).then(() =>
      retryUntilLoaded(load),
    ),
  );
