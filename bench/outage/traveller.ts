import { randomUUID } from 'node:crypto';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import {
  completeApplication,
  e164MobileOf,
  mailTo,
  submitApplication,
} from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { codeIn, sandboxClient } from '@signet/testing/sandbox-client';
import type { ProductWorld } from '@signet/testing/world';

export type Place = Pick<ProductWorld, 'url' | 'sandboxUrl'>;

/** The step a traveler is about to take when the outage starts. */
export const STEPS = ['sign in', 'answer', 'send', 'prove the phone', 'link the bank'] as const;
export type Step = (typeof STEPS)[number];

export type OnTheWay = {
  outage: string;
  step: string;
  person: Persona;
  /** Another recipient of the application's mails. */
  partnerEmail?: string;
  client?: Client;
  id?: string;
  isDone: boolean;
  last: string;
};
export type Traveller = OnTheWay & { step: Step };

type View = {
  id: string;
  page: string;
  version: number;
  bank?: { status: string };
  decision: string;
};

let people = 0;

export function newPerson(of: PersonaId): Persona {
  people += 1;
  return persona(of, 300 + people);
}

export const newTraveller = (outage: string, step: Step): Traveller => ({
  outage,
  step,
  person: newPerson('ana'),
  isDone: false,
  last: '',
});

/**
 * Signs in, again if asked: after an hour linking a bank requires it. Throws while the product or
 * its sign-in is down.
 */
export async function signedIn(world: Place, traveller: OnTheWay, again: boolean): Promise<Client> {
  if (traveller.client === undefined || again)
    traveller.client = await signInByHttp(world, mailTo(traveller.person));
  return traveller.client;
}

/**
 * Performs the next action for the current page; false when there is none. Throws when it is
 * rejected.
 */
async function act(
  world: Place,
  traveller: Traveller,
  client: Client,
  view: View | undefined,
): Promise<boolean> {
  const { person } = traveller;
  if (view === undefined) {
    const { id } = await completeApplication(client.call, person);
    traveller.id = String(id);
    return true;
  }
  if (view.page === 'check-answers') {
    await submitApplication(client.call, view.id, person);
    return true;
  }
  if (view.page === 'otp') return proveThePhone(world, traveller, client);
  if (view.page === 'bank') {
    const { accountNumberConfirm: _again, ...body } = person.bank;
    await accepted(client.call('addManualAccount', { id: view.id, key: randomUUID(), body }));
    return true;
  }
  traveller.isDone = view.bank?.status === 'VERIFIED';
  return false;
}

/** Enters the newest code, and requests another if it expired or none arrived. */
export async function proveThePhone(
  world: Place,
  { person, id = '' }: OnTheWay,
  client: Client,
): Promise<boolean> {
  const code = codeIn(
    (await sandboxClient(world.sandboxUrl).phoneMessages(e164MobileOf(person))).slice(0, 1),
  );
  const tried =
    code === undefined
      ? undefined
      : await client.call('verifyOtp', { id, key: randomUUID(), body: { code } });
  if (tried !== undefined && tried.status < 300) return true;
  await accepted(client.call('sendOtp', { id, key: randomUUID() }));
  return true;
}

export async function accepted<Reply extends { status: number; body: Record<string, unknown> }>(
  reply: Promise<Reply>,
): Promise<Reply['body']> {
  const { status, body } = await reply;
  if (status < 200 || status > 299) throw new Error(`${status} ${String(body.code)}`);
  return body;
}

async function viewOf({ id }: Traveller, client: Client): Promise<View | undefined> {
  if (id === undefined) return undefined;
  const { status, body } = await client.call('getApplication', { id });
  if (status !== 200) throw new Error(`${status} ${String(body.code)}`);
  return body as View; // the reply's shape
}

const reached = (view: View | undefined): number => {
  const at = ['check-answers', 'otp', 'bank'].indexOf(view?.page ?? '');
  return view === undefined ? 1 : at === -1 ? 1 : at + 2;
};

/**
 * Continues to the step before `upTo`, or as far as possible without it; `last` records where it
 * stopped.
 */
export async function travel(
  world: Place,
  traveller: Traveller,
  { upTo, again = false }: { upTo?: Step; again?: boolean } = {},
): Promise<void> {
  try {
    if (upTo === 'sign in') return;
    const client = await signedIn(world, traveller, again);
    for (let turn = 0; turn < 8; turn += 1) {
      const view = await viewOf(traveller, client);
      traveller.last = view?.page ?? 'nothing';
      if (upTo !== undefined && reached(view) >= STEPS.indexOf(upTo)) return;
      if (!(await act(world, traveller, client, view))) return;
    }
  } catch (error) {
    traveller.last = error instanceof Error ? error.message : 'unknown';
  }
}
