import { setTimeout as sleep } from 'node:timers/promises';

const waitMs = 30_000;
const askEveryMs = 100;

/**
 * Polls until true; throws Error with `what` after 30 s. Errors of a page that is being left count
 * as false.
 */
export async function waitUntilTrue(
  check: () => Promise<boolean>,
  what: string | (() => Promise<string>),
): Promise<void> {
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    if (await check().catch(() => false)) return;
    await sleep(askEveryMs);
  }
  throw new Error(`did not come: ${typeof what === 'string' ? what : await what()}`);
}
