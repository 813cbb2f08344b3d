import { randomUUID } from 'node:crypto';
import { type Persona, persona } from '@signet/personas/personas';
import {
  callOrThrow,
  completeApplication,
  e164MobileOf,
  mailTo,
  submitApplication,
} from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import type { ProductWorld } from '@signet/testing/world';
import {
  bankLinks,
  chosenInWindow,
  happenAtBank,
  newCardToken,
  passBankStep,
  type VendorName,
} from './vendors.ts';

export type View = {
  id: string;
  version: number;
  page: string;
  business: { id: string };
  bank?: { status: string; last4: string; testDeposits?: { state: string } };
};
/** A separate person per case, with the value needed for the step. */
export type Person = { who: Persona; client: Client; id: string; held: string };
export type StepResponse = { status: number; code: string };

export type MoneyStep = {
  name: string;
  /** Vendors the step cannot complete without. */
  needs: readonly VendorName[];
  /** The caller retries by itself when it gets no response, as vendors do. */
  isSentAgain?: true;
  /** Brings a person to the point before the step; the returned value is stored in `held`. */
  arrange: (world: ProductWorld, person: Person) => Promise<string>;
  act: (world: ProductWorld, person: Person, again: boolean) => Promise<StepResponse>;
  /** True once the step's effect shows in the product's own replies. */
  isDone: (world: ProductWorld, person: Person, response: StepResponse) => Promise<boolean>;
};

const KNOWN = '000123456789';
const errorStatusFrom = 300;
/** Lower numbers belong to phones with special behavior in the sandbox. */
let people = 200;

/** A unique account number that no check can verify. */
const unknownAccountOf = ({ who }: Person): string =>
  `0007${(mailTo(who).match(/\d+/)?.[0] ?? '').padStart(8, '0')}`;

export async function newPerson(world: ProductWorld): Promise<Person> {
  people += 1;
  const who = persona('ana', people);
  const client = await signInByHttp(world, mailTo(who));
  const { id } = await completeApplication(client.call, who);
  const person = { who, client, id: String(id), held: '' };
  await submitApplication(client.call, person.id, who);
  let wasAsked = false;
  for (let turn = 0; turn < 200; turn += 1) {
    const { page } = await viewOf(person);
    if (page === 'otp' && !wasAsked) {
      wasAsked = true;
      const code = await world.phone(e164MobileOf(who)).latestCode();
      await callOrThrow(client.call, 'verifyOtp', {
        id: person.id,
        key: randomUUID(),
        body: { code },
      });
    } else if (page === 'bank') return person;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${mailTo(who)} was not approved`);
}

export async function viewOf({ client, id }: Person): Promise<View> {
  // The reply's shape.
  return (await callOrThrow(client.call, 'getApplication', { id })).body as unknown as View;
}

const toResponse = ({
  status,
  body,
}: {
  status: number;
  body: Record<string, unknown>;
}): StepResponse => ({
  status,
  code: String(body.code ?? ''),
});

const typed = async ({ client, id, who }: Person, accountNumber: string): Promise<StepResponse> => {
  const { accountNumberConfirm: _again, ...bank } = who.bank;
  return toResponse(
    await client.call('addManualAccount', {
      id,
      key: randomUUID(),
      body: { ...bank, accountNumber },
    }),
  );
};
const linked = async ({ client, id }: Person, value: string): Promise<StepResponse> =>
  toResponse(
    await client.call('linkPlaidAccount', {
      id,
      key: randomUUID(),
      body: { value, requestMetadata: { accounts: [] } },
    }),
  );
const addCard = async (
  { client, id }: Person,
  token: string,
): Promise<StepResponse & { body: Record<string, unknown> }> => {
  const reply = await client.call('addCreditCard', { id, key: randomUUID(), body: { token } });
  return { ...toResponse(reply), body: reply.body };
};

async function must(response: Promise<StepResponse>): Promise<void> {
  const { status, code } = await response;
  if (status < 200 || status >= errorStatusFrom) throw new Error(`${status} ${code}`);
}

const isVerified = async (_world: ProductWorld, person: Person): Promise<boolean> =>
  (await viewOf(person)).bank?.status === 'VERIFIED';
const isOk = async (
  _world: ProductWorld,
  _person: Person,
  { status }: StepResponse,
): Promise<boolean> => status === 200;
const isCardAdded = async (
  _world: ProductWorld,
  _person: Person,
  { status, code }: StepResponse,
): Promise<boolean> => status === 200 && code === 'DONE';
const nothingHeld = async (): Promise<string> => '';

/** The payment steps that involve a vendor, or must work without one. */
export const MONEY_STEPS: readonly MoneyStep[] = [
  {
    name: 'link token',
    needs: ['plaid'],
    arrange: nothingHeld,
    act: async (_world, { client, id }) => toResponse(await client.call('getPlaidToken', { id })),
    isDone: isOk,
  },
  {
    name: 'exchange of the public token',
    needs: ['plaid'],
    arrange: (world) => chosenInWindow(world),
    // Tokens are single-use, so a retry chooses the account again.
    act: async (world, person, again) =>
      linked(person, again ? await chosenInWindow(world) : person.held),
    isDone: isVerified,
  },
  {
    name: 'manual account',
    needs: ['plaid'],
    arrange: nothingHeld,
    act: async (_world, person) => typed(person, KNOWN),
    isDone: isVerified,
  },
  {
    name: 'deposit sending',
    needs: ['plaid', 'stripe'],
    arrange: nothingHeld,
    act: async (_world, person) => typed(person, unknownAccountOf(person)),
    isDone: async (_world, person) => (await viewOf(person)).bank?.testDeposits?.state === 'sent',
  },
  {
    name: 'deposit check',
    needs: ['stripe'],
    arrange: async (_world, person) => {
      await must(typed(person, unknownAccountOf(person)));
      return '';
    },
    act: async (_world, { client, id }) =>
      toResponse(
        await client.call('confirmTestDeposits', {
          id,
          key: randomUUID(),
          body: { firstAmount: '.32', secondAmount: '0.45' },
        }),
      ),
    isDone: isVerified,
  },
  {
    name: 'replace',
    needs: ['plaid'],
    arrange: async (_world, person) => {
      await must(typed(person, unknownAccountOf(person)));
      return '';
    },
    act: async (_world, person) => typed(person, KNOWN),
    isDone: isVerified,
  },
  {
    name: 'remove',
    needs: [],
    arrange: async (_world, person) => {
      await must(typed(person, KNOWN));
      return '';
    },
    act: async (_world, person) => {
      const { version } = await viewOf(person);
      return toResponse(
        await person.client.call('removeBank', { id: person.id, version, key: randomUUID() }),
      );
    },
    isDone: async (_world, person) => (await viewOf(person)).bank === undefined,
  },
  {
    name: 'webhook',
    isSentAgain: true,
    needs: ['plaid'],
    arrange: async (world, person) => {
      await must(linked(person, await chosenInWindow(world)));
      // Only one person is prepared at a time, so the newest link is this one.
      return (await bankLinks(world))[0]?.id ?? '';
    },
    act: async (world, { held }) => {
      await happenAtBank(world, held, 'USER_PERMISSION_REVOKED');
      return { status: 204, code: '' };
    },
    isDone: async (_world, person) => (await viewOf(person)).bank?.status === 'FAILED',
  },
  {
    name: 'offers',
    needs: ['liberis'],
    arrange: nothingHeld,
    act: async (_world, { client }) => {
      const { status, body } = await client.call('getCashAdvanceEligibility');
      return { status, code: status === 200 ? String(body.eligible) : String(body.code) };
    },
    isDone: async (_world, _person, { status, code }) => status === 200 && code === 'true',
  },
  {
    name: 'card setup',
    needs: ['stripe'],
    arrange: (world) => newCardToken(world, '4242424242424242'),
    act: async (_world, person) => {
      const { status, code, body } = await addCard(person, person.held);
      return { status, code: String(body.verify ?? code) };
    },
    isDone: isCardAdded,
  },
  {
    name: 'card confirm',
    needs: ['stripe'],
    arrange: async (world, person) => {
      const token = await newCardToken(world, '4000002760003184');
      const { body, code } = await addCard(person, token);
      if (body.verify !== 'REQUIRED')
        throw new Error(`the card was not to be authenticated: ${code}`);
      await passBankStep(world, String(body.clientSecret));
      return token;
    },
    act: async (_world, person) => {
      const { status, code, body } = await addCard(person, person.held);
      return { status, code: String(body.verify ?? code) };
    },
    isDone: isCardAdded,
  },
];
