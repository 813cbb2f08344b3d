import type { Answers } from '@signet/rulebook/forms';
import type { Client } from './http-client.ts';

type Called = Parameters<Client['call']>;

/** The call's reply; throws Error with the problem's code where it was refused. */
export async function callOrThrow(client: Client | undefined, endpoint: Called[0], wish: Called[1]) {
  const reply = await client?.call(endpoint, wish);
  if (reply === undefined || reply.status < 200 || reply.status > 299)
    throw new Error(`${endpoint} answered ${reply?.status} ${String(reply?.body.code)}`);
  return reply;
}

type Tree = { [key: string]: Tree | string };

/** Answers by their paths as the body of a request. */
export function nestAnswers(answers: Answers): Tree {
  const body: Tree = {};
  for (const [path, value] of Object.entries(answers)) {
    const parts = path.split('.');
    const last = parts.pop() ?? path;
    let place = body;
    for (const part of parts) {
      const below = place[part] ?? {};
      if (typeof below === 'string') throw new Error(`${path} stands below an answer`);
      place[part] = below;
      place = below;
    }
    place[last] = value;
  }
  return body;
}
