import { LIMITS } from '@signet/rulebook/core/limits';

/** Runs when the browser has nothing else to do; a moment later where it cannot tell. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/** Loads what the page can do without for now: a load that fails is tried again later, and never takes the page away. */
export const retryUntilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, LIMITS.pollMaxMs)).then(() => retryUntilLoaded(load)));
