import { createHash, createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchWorld } from '@signet/testing/world';
import { generateKeyPair, SignJWT } from 'jose';
import type { Client as Database } from 'pg';
import { MONEY_STEPS, newPerson, type Person, viewOf } from './money-steps.ts';
import { bankLinks, chosenInWindow, happenAtBank, proveAtProvider } from './vendors.ts';

type WebhookCase = {
  name: string;
  /** Returns the findings; empty when all is well. */
  play: (world: BenchWorld, database: Database) => Promise<string[]>;
};

const stripeSecret = 'whsec_sandbox';
const lookMs = 250;
const looks = 40;
const times = 5;
const soonMs = 60_000;
const vendorSlowMs = 2_500;

async function post(
  { url }: BenchWorld,
  vendor: 'plaid' | 'stripe',
  headers: Record<string, string>,
  rawBody: string,
): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: rawBody,
  };
  return (await fetch(`${url}/api/v2/webhooks/${vendor}`, init)).status;
}

function stripeEvent(
  type: string,
  id: string,
  secret = stripeSecret,
): { headers: Record<string, string>; rawBody: string } {
  const rawBody = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object: { id, object: 'setup_intent' } },
  });
  const t = Math.floor(Date.now() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex');
  return { headers: { 'stripe-signature': `t=${t},v1=${v1}` }, rawBody };
}

/** Polls until the value matches or the time is over; returns the last value. */
async function ending<Value>(look: () => Promise<Value>, wanted: Value): Promise<Value> {
  let found = await look();
  for (let at = 0; at < looks && found !== wanted; at += 1) {
    await sleep(lookMs);
    found = await look();
  }
  return found;
}

const statusOf = async (person: Person): Promise<string> =>
  (await viewOf(person)).bank?.status ?? 'none';
const differs = (what: string, found: unknown, wanted: unknown): string[] =>
  found === wanted ? [] : [`${what} is ${String(found)}, not ${String(wanted)}`];

async function at(world: BenchWorld, step: string, isActed: boolean): Promise<Person> {
  const row = MONEY_STEPS.find(({ name }) => name === step);
  if (row === undefined) throw new Error(`no step is called ${step}`);
  const person = await newPerson(world);
  person.held = await row.arrange(world, person);
  if (isActed) await row.act(world, person, false);
  return person;
}

const mailsOf = async (database: Database, { id }: Person, template: string): Promise<number> =>
  (
    await database.query('select 1 from outbox where application_id = $1 and template = $2', [
      id,
      template,
    ])
  ).rows.length;
const depositsOf = async (database: Database, { id }: Person): Promise<string> =>
  (
    await database.query<{ vendor_id: string }>(
      'select vendor_id from test_deposits where application_id = $1',
      [id],
    )
  ).rows[0]?.vendor_id ?? '';

export const WEBHOOK_CASES: readonly WebhookCase[] = [
  {
    name: 'wrong: the bank vendor’s, signed by somebody else',
    play: async (world) => {
      const person = await at(world, 'webhook', false);
      const rawBody = JSON.stringify({
        webhook_type: 'ITEM',
        webhook_code: 'USER_PERMISSION_REVOKED',
        item_id: person.held,
      });
      const { privateKey } = await generateKeyPair('ES256');
      const jwt = await new SignJWT({
        request_body_sha256: createHash('sha256').update(rawBody).digest('hex'),
      })
        .setProtectedHeader({ alg: 'ES256', kid: randomUUID(), typ: 'JWT' })
        .setIssuedAt()
        .sign(privateKey);
      const status = await post(world, 'plaid', { 'plaid-verification': jwt }, rawBody);
      return [
        ...differs('the answer', status, 401),
        ...differs('the account', await statusOf(person), 'VERIFIED'),
      ];
    },
  },
  {
    name: 'wrong: the payment provider’s, signed by somebody else',
    play: async (world, database) => {
      const person = await at(world, 'deposit sending', true);
      const { headers, rawBody } = stripeEvent(
        'setup_intent.succeeded',
        await depositsOf(database, person),
        'whsec_another',
      );
      const status = await post(world, 'stripe', headers, rawBody);
      return [
        ...differs('the answer', status, 401),
        ...differs('the account', await statusOf(person), 'PENDING'),
      ];
    },
  },
  {
    name: 'wrong: rightly signed, but not so',
    play: async (world, database) => {
      const person = await at(world, 'deposit sending', true);
      const { headers, rawBody } = stripeEvent(
        'setup_intent.succeeded',
        await depositsOf(database, person),
      );
      const status = await post(world, 'stripe', headers, rawBody);
      await world.advance(soonMs);
      return [
        ...differs('the answer', status, 202),
        ...differs('the account', await statusOf(person), 'PENDING'),
      ];
    },
  },
  {
    name: 'duplicated: the bank vendor’s',
    play: async (world, database) => {
      const person = await at(world, 'webhook', false);
      await Promise.all(
        Array.from({ length: times }, () =>
          happenAtBank(world, person.held, 'USER_PERMISSION_REVOKED'),
        ),
      );
      const status = await ending(() => statusOf(person), 'FAILED');
      await world.advance(soonMs);
      return [
        ...differs('the account', status, 'FAILED'),
        ...differs('its mails', await mailsOf(database, person, 'bankLinkLost'), 1),
      ];
    },
  },
  {
    name: 'duplicated: the payment provider’s',
    play: async (world, database) => {
      const person = await at(world, 'deposit sending', true);
      const id = await depositsOf(database, person);
      await proveAtProvider(world, id);
      const again = stripeEvent('setup_intent.succeeded', id);
      const others = Array.from({ length: times }, () => stripeEvent('setup_intent.succeeded', id));
      const statuses = await Promise.all(
        [again, again, ...others].map(({ headers, rawBody }) =>
          post(world, 'stripe', headers, rawBody),
        ),
      );
      const status = await ending(() => statusOf(person), 'VERIFIED');
      await world.advance(soonMs);
      return [
        ...differs('the answers', [...new Set(statuses)].join(), '202'),
        ...differs('the account', status, 'VERIFIED'),
        ...differs('its mails', await mailsOf(database, person, 'bankConfirmed'), 1),
      ];
    },
  },
  {
    name: 'early: the bank vendor’s, before the answer that links the account',
    play: async (world) => {
      const person = await newPerson(world);
      const value = await chosenInWindow(world);
      const before = new Set((await bankLinks(world)).map(({ id }) => id));
      const newLink = async () => (await bankLinks(world)).find(({ id }) => !before.has(id))?.id;
      await world.fault({
        vendor: 'plaid',
        mode: 'slow',
        path: '/auth/get',
        ms: vendorSlowMs,
        times: 1,
      });
      const body = { value, requestMetadata: { accounts: [] } };
      const linking = person.client.call('linkPlaidAccount', {
        id: person.id,
        key: randomUUID(),
        body,
      });
      let link = await newLink();
      for (let look = 0; look < looks && link === undefined; look += 1) {
        await sleep(lookMs / 5);
        link = await newLink();
      }
      await happenAtBank(world, link ?? '', 'VERIFICATION_EXPIRED');
      await linking;
      await world.mend();
      await world.advance(soonMs);
      return differs('the account', await ending(() => statusOf(person), 'FAILED'), 'FAILED');
    },
  },
];
