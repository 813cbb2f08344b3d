import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message, World } from '../world.ts';
import { must } from '../zz-bench-screens-calls.ts';
import type { Made } from './starting-points.ts';

const dayMs = 24 * 3_600_000;
const tries = 60;
const askEveryMs = 500;

/** The network does not know the phone, so a link is texted to prove it. */
export async function textLink(made: Made, world: World): Promise<void> {
  const { id, client } = made;
  await must(client, 'verifyByNetwork', { id, key: randomUUID(), body: {} });
  await must(client, 'sendPhoneLink', { id, key: randomUUID(), body: {} });
  const phone = world.phone(`+1${made.person.answers['applicant.phone.localPhoneNumber']}`);
  made.link = await linkIn(() => phone.messages(), /https?:\S+vfp=\S+/);
}

/** The link that is mailed a day after the full number was asked for and not given. */
export async function mailTaxLink(made: Made, world: World): Promise<void> {
  await world.advance(dayMs + 1_000);
  const mailbox = world.mailbox(made.person.answers['applicant.email.emailAddress'] ?? '');
  made.link = await linkIn(() => mailbox.messages(), /https?:\S+#\S+/);
}

/** The newest link of this shape; throws Error when none arrives in half a minute. */
async function linkIn(messages: () => Promise<Message[]>, shape: RegExp): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const link = (await messages()).flatMap(({ text }) => shape.exec(text)?.[0] ?? [])[0];
    if (link !== undefined) return link;
    await sleep(askEveryMs);
  }
  throw new Error('no link arrived');
}

/** A reviewer says no, on the sandbox's page. */
export async function declineByHand({ id }: Made, world: World): Promise<void> {
  await control(world, `/control/reviews/${id}`, { decision: 'DECLINED' });
}

/** Turns a flag of the own portal on or off. */
export const setFlag = (world: World, flag: string, on: boolean): Promise<void> =>
  control(world, '/control/flags', { portal: 'POYNT', flag, on });

async function control({ sandboxUrl }: World, path: string, body: object): Promise<void> {
  const answer = await fetch(sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
