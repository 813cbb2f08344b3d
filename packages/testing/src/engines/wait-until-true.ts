import { setTimeout as sleep } from 'node:timers/promises';

const waitMs = 30_000;
const askEveryMs = 100;

/** Asks until the answer is yes; throws Error with `what` after 30 s. A page that is just leaving answers no. */
export async function waitUntilTrue(ask: () => Promise<boolean>, what: string | (() => Promise<string>)): Promise<void> {
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    if (await ask().catch(() => false)) return;
    await sleep(askEveryMs);
  }
  throw new Error(`did not come: ${typeof what === 'string' ? what : await what()}`);
}
