import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { signIn } from '../e2e/pages.ts';
import type { World } from '../e2e/world.ts';
import { signInByHttp } from './api-client.ts';
import { type Look, screenOf } from './screens-walk.ts';

/** Endings that ana's own answers do not lead to, by the last four of an SSN. decisions.md, section 5. */
const ENDINGS: readonly { ssn: string; state: string; page: string; advanceMs?: readonly number[] }[] = [
  { ssn: '0004', state: 'in-review', page: 'success' },
  { ssn: '0001', state: 'declined', page: 'success' },
  { ssn: '0003', state: 'photo-id', page: 'not-ready' },
  { ssn: '0007', state: 'fault', page: 'error', advanceMs: [20_000, 70_000, 310_000] },
];

const tries = 40;
const askEveryMs = 500;

/** Applications made by the API that ended otherwise, each opened in the browser by its owner. Answers those that did not end as they should. */
export async function lookAtEndings(context: BrowserContext, world: World, firstNth: number, look: Look): Promise<string[]> {
  const missed: string[] = [];
  for (const [at, { ssn, state, page: wanted, advanceMs }] of ENDINGS.entries()) {
    const { id, emailAddress, read, proveByCode } = await send(world, firstNth + at, ssn);
    let found = await settled(read);
    if (found === 'otp') {
      await proveByCode();
      found = await settled(read);
    }
    for (const ms of advanceMs ?? []) {
      if (found === wanted) break;
      await world.advance(ms);
      found = await settled(read);
    }
    if (found !== wanted) missed.push(`${state}: came to ${found}, not ${wanted}`);
    await context.clearCookies({ name: /^(__Host-|sandbox_|identity_)/ }); // another person, for the product and for the sign-in vendor
    const page = await context.newPage();
    await page.goto(`${world.url}/?applicationId=${encodeURIComponent(id)}`);
    if (new URL(page.url()).origin !== world.url) await signIn(page, emailAddress);
    await page.waitForURL((url) => url.origin === world.url && url.pathname.startsWith('/urn:app:'));
    await look(page, await screenOf(page), state);
    await page.close();
  }
  return missed;
}

/** One application with everything answered, sent. */
async function send(world: World, nth: number, ssn: string) {
  const { answers } = persona('ana', nth);
  const emailAddress = answers['applicant.email.emailAddress'] ?? '';
  const client = await signInByHttp(world, emailAddress);
  const made = await client.call('createApplication', { key: randomUUID(), body: {} });
  const id = String(made.body.id);
  const body = bodyOf({ ...answers, 'applicant.governmentIdentification.value': ssn });
  await client.call('updateApplication', { id, version: made.version, body });
  const { body: configs } = await client.call('getConfigs');
  const sent = await client.call('onboardApplication', {
    id,
    key: randomUUID(),
    body: { terms: { signed: true, ...(configs.terms as object) } },
  }); // the reply's shape
  if (sent.status !== 202) throw new Error(`an application was not sent: ${sent.status} ${String(sent.body.code)}`);
  return {
    id,
    emailAddress,
    read: async () => String((await client.call('getApplication', { id })).body.page),
    proveByCode: async () => {
      const code = await world.phone(`+1${answers['applicant.phone.localPhoneNumber']}`).latestCode();
      await client.call('checkOtp', { id, key: randomUUID(), body: { code } });
    },
  };
}

async function settled(read: () => Promise<string>): Promise<string> {
  for (let tried = 0; tried < tries; tried += 1) {
    const page = await read();
    if (page !== 'verifying') return page;
    await sleep(askEveryMs);
  }
  return 'verifying';
}

type Tree = { [key: string]: Tree | string };

function bodyOf(answers: Readonly<Record<string, string>>): Tree {
  const body: Tree = {};
  for (const [path, value] of Object.entries(answers)) {
    if (value === '') continue;
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
