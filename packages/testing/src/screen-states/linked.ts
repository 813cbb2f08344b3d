import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedMessage } from '../sandbox-client.ts';

const tries = 60;
const askEveryMs = 500;

/** The newest link of this shape; throws Error when none arrives in half a minute. */
export async function linkIn(messages: () => Promise<ReceivedMessage[]>, shape: RegExp): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const link = (await messages()).flatMap(({ text }) => shape.exec(text)?.[0] ?? [])[0];
    if (link !== undefined) return link;
    await sleep(askEveryMs);
  }
  throw new Error('no link arrived');
}
