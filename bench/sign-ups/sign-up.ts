import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Persona } from '@signet/personas/personas';
import { nestAnswers } from '@signet/rulebook/core/answers';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { callOrThrow, e164MobileOf, mailTo, submitApplication } from '@signet/testing/applications';
import { type Client, SESSION_COOKIE, signInByHttp } from '@signet/testing/http-client';
import type { BenchWorld } from '@signet/testing/world';
import type pg from 'pg';

/** What each page asks, by the start of the answers' paths, in the order of the pages. */
const PAGES: readonly { page: string; asks: readonly string[] }[] = [
  {
    page: 'business',
    asks: ['company.registered', 'company.dba', 'company.gpv', 'company.hasPartners'],
  },
  { page: 'category', asks: ['company.mccDetails'] },
  { page: 'address', asks: ['company.address'] },
  {
    page: 'owner-identity',
    asks: ['applicant.dob', 'applicant.governmentIdentification', 'applicant.phone'],
  },
];
const maxHops = 5;
const longestMs = 120_000;

/** One person from the first page to the approval, which needs their phone's code. */
export async function signUp(world: BenchWorld, person: Persona): Promise<void> {
  await visit(world.url, '/get-started');
  const client = await signInByHttp(world, mailTo(person));
  const at = (path: string) => visit(world.url, path, client);
  await at('/applicant');
  const created = await callOrThrow(client.call, 'createApplication', {
    query: '?find=true',
    key: randomUUID(),
    body: {
      application: {
        currency: MARKETS[person.market].currency,
        communicationLanguage: person.locale,
      },
      ...nestAnswers(answersOf(person, ['applicant.name', 'applicant.email'])),
    },
  });
  const id = String(created.body.id);
  let version = Number(created.body.version);
  for (const { page, asks } of PAGES) {
    await at(`/${id}/${page}`);
    // Each page is saved while it is filled in, and once more by its button.
    for (const answers of [answersOf(person, asks.slice(0, 1)), answersOf(person, asks)]) {
      const body = nestAnswers(answers);
      const saved = await callOrThrow(client.call, 'updateApplication', { id, version, body });
      version = Number(saved.body.version);
    }
  }
  await at(`/${id}/check-answers`);
  await submitApplication(client.call, id, person);
  await at(`/${id}/verifying`);
  await untilPage(world, client, id, 'otp');
  await at(`/${id}/otp`);
  const code = await world.phone(e164MobileOf(person)).latestCode();
  await callOrThrow(client.call, 'verifyOtp', { id, key: randomUUID(), body: { code } });
  await untilPage(world, client, id, 'bank');
  await at(`/${id}/bank`);
}

const answersOf = ({ answers }: Persona, asks: readonly string[]) =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([path, value]) => value !== '' && asks.some((start) => path.startsWith(start)),
    ),
  );

/** The page of a browser that follows redirects within the product. */
async function visit(url: string, path: string, client?: Client): Promise<void> {
  const headers: Record<string, string> =
    client === undefined ? {} : { cookie: `${SESSION_COOKIE}=${client.session}` };
  let address = url + path;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const answer = await fetch(address, { headers, redirect: 'manual' });
    await answer.text();
    const next = answer.headers.get('location');
    if (next === null && answer.status === 200) return;
    if (next === null) throw new Error(`${path} answered ${answer.status}`);
    address = new URL(next, address).href;
  }
  throw new Error(`${path} redirects without end`);
}

/** Follows the live stream as the waiting page does, and reads the application at each change. */
async function untilPage(
  world: BenchWorld,
  client: Client,
  id: string,
  page: string,
): Promise<void> {
  const stream = await fetch(`${world.url}/api/v2/applications/${encodeURIComponent(id)}/live`, {
    headers: { cookie: `${SESSION_COOKIE}=${client.session}` },
    signal: AbortSignal.timeout(longestMs),
  });
  for await (const _change of stream.body ?? []) {
    const { body } = await callOrThrow(client.call, 'getApplication', { id });
    if (body.page === page) return;
    if (body.page !== 'verifying') throw new Error(`${body.page} follows rather than ${page}`);
  }
  throw new Error(`the live stream ended before ${page}`);
}

/** Mails and what follows a decision belong to the sign-up. */
export async function allJobsDone(database: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from job_queue.job
       where state < 'completed' and start_after <= job_queue.job_now()`,
    );
    if (Number(rows[0]?.count) === 0) return;
    await sleep(1_000);
  }
}
