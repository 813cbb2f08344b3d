import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;

/** Polls until the condition holds, for at most `waitMs`; returns the last reply. */
export async function pollUntil<Told>(ask: () => Promise<Told>, holds: (told: Told) => boolean, waitMs: number): Promise<Told> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const told = await ask();
    if (holds(told) || waitedMs >= waitMs) return told;
    await sleep(pollMs);
  }
}
