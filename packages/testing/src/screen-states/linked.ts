import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedMessage } from '../sandbox-client.ts';

const tries = 60;
const askEveryMs = 500;

/** The newest matching link; throws Error when none arrives within 30 s. */
export async function linkIn(
  messages: () => Promise<ReceivedMessage[]>,
  shape: RegExp,
): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const link = (await messages()).flatMap(({ text }) => shape.exec(text)?.[0] ?? [])[0];
    if (link !== undefined) return link;
    await sleep(askEveryMs);
  }
  throw new Error('no link arrived');
}
