import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;

/** What is answered once it holds, asked again and again for at most `waitMs`; the last answer where it never did. */
export async function pollUntil<Told>(ask: () => Promise<Told>, holds: (told: Told) => boolean, waitMs: number): Promise<Told> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const told = await ask();
    if (holds(told) || waitedMs >= waitMs) return told;
    await sleep(pollMs);
  }
}
