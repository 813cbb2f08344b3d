import { buildPredictor } from '@signet/industries/prediction/predictor';
import { type Persona, type PersonaId, persona } from '@signet/personas/personas';
import type { Answers } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import { nestAnswers } from '@signet/rulebook/core/answers';
import type { Problem } from '@signet/rulebook/core/problem';
import { e164MobileOf, mailTo } from '@signet/testing/applications';
import { cookieJar } from '@signet/testing/http-client';
import { codeIn, type InjectedFault, sandboxClient } from '@signet/testing/sandbox-client';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { countCalls } from '../insight/count-calls.ts';
import { buildJobHandlers } from '../jobs.ts';
import { type MovableClock, movableClock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { flagsByPartner, mutableFlags, type SettableFlags } from '../platform/flags.ts';
import { type DutyDeps, runDuty } from '../platform/jobs/duty.ts';
import { DUTY_JOB } from '../platform/jobs/job.ts';
import { type Queue, startQueue } from '../platform/jobs/queue.ts';
import { buildLog } from '../platform/log.ts';
import { folderStore } from '../platform/objects/folder-store.ts';
import { buildMetrics } from '../platform/observe/metrics.ts';
import { type Keys, newKeys } from '../platform/seal/key-file.ts';
import { buildSealer } from '../platform/seal/seal.ts';
import type { Database } from '../platform/sql/database.ts';
import { buildProviders, measureProviders } from '../providers.ts';
import { buildStore } from '../store.ts';
import type { OpenTestDatabase } from './for-each-database.ts';
import { guardUnlimitedCalls, refuseUnlimitedMails } from './guard-unlimited-calls.ts';
import { observeCall } from './observe-call.ts';
import { TEST_PORTAL } from './test-sandboxes-setup.ts';

export type ApiUnderTest = {
  app: FastifyInstance;
  deps: Deps;
  database: Database;
  clock: MovableClock;
  flags: SettableFlags;
  queue: Queue;
  sandbox: string;
  /** Adds the calls of vendors so far to the sums that staff see. */
  addCalls(): Promise<void>;
  close(): Promise<void>;
};

guardUnlimitedCalls();

/** This worker's sandbox, reset to its initial state. */
async function ownSandbox(): Promise<string> {
  const lent = await fetch(`${inject('sandboxes')}/${process.env.VITEST_POOL_ID}`);
  const url = await lent.text();
  if (!lent.ok) throw new Error(url);
  await sandboxClient(url).empty();
  return url;
}

/**
 * The API on a fresh database with its jobs running, and a sandbox in a process of its own. No duty
 * is scheduled, because each move of the clock would run them all.
 */
export async function startTestApi(
  open: OpenTestDatabase,
  keys: Keys = newKeys(),
): Promise<ApiUnderTest> {
  const sandbox = await ownSandbox();
  const config: Config = {
    ...readConfig({ SIGNET_ENV: 'ci', SANDBOX_PORT: new URL(sandbox).port }),
    clockUrl: undefined,
    flagsUrl: undefined,
  };
  const { database } = await open();
  const sealer = refuseUnlimitedMails(buildSealer(keys));
  const clock = movableClock();
  const log = buildLog(undefined);
  const flags = mutableFlags();
  const resolved = flagsByPartner(flags, config.partners);
  const objects = folderStore(temporaryFolder());
  const store = buildStore({
    database,
    sealer,
    clock,
    flags: resolved,
    partners: config.partners,
    limitFactor: config.limitFactor,
    blindSamplePercent: config.blindSamplePercent,
    objects,
    acceptsSamples: true,
  });
  await store.reviewers.seed(config.reviewers);
  const metrics = buildMetrics({ release: 'test', process: false });
  const calls = countCalls({ add: store.sources.add, clock, log });
  const measuring = { metrics, heard: calls.heard };
  const deps: Deps = {
    metrics,
    config,
    store,
    clock,
    flags: resolved,
    providers: measureProviders(buildProviders(config, { log }), measuring, config),
    predictor: buildPredictor(),
    builds: { find: async () => undefined },
    sealer,
    log,
  };
  const duties: DutyDeps = {
    duties: store.duties,
    store,
    clock,
    log: {
      info: () => undefined,
      error: () => undefined,
      dutyFailed: (duty) => metrics.count('signet_duty_failures_total', { duty }),
      casesDiffered: () => metrics.count('signet_cases_mended_total', {}),
      auditBroken: () => metrics.count('signet_audit_breaks_total', {}),
    },
  };
  const queue = await startQueue({
    database,
    store: deps.store,
    clock,
    kinds: { ...buildJobHandlers(deps), [DUTY_JOB]: (job) => runDuty(duties, job) },
    log: duties.log,
    workersMax: 1, // each one asks the database after every job that is added
  });
  const app = await buildApp(deps, { checks: {} });
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    await queue.close();
    await calls.close();
    await store.changes.close();
    deps.providers.mail.close();
  };
  return { app, deps, database, clock, flags, queue, sandbox, addCalls: calls.add, close };
}

/** The same API for all tests of the enclosing block; usable in its hooks and tests. */
export function testApi(open: OpenTestDatabase): ApiUnderTest {
  const at = {} as ApiUnderTest; // filled in before the block's own hooks run
  beforeAll(async () => {
    Object.assign(at, await startTestApi(open));
  });
  afterAll(() => at.close());
  return at;
}

type Reply<Body> = {
  status: number;
  body: Body;
  etag: string | undefined;
  headers: LightMyRequestResponse['headers'];
  text: string;
};
type Sending = { version?: number; key?: string; headers?: Record<string, string> };

export type TestVisitor = {
  cookies: Map<string, string>;
  get<Body = ApplicationView>(path: string, headers?: Record<string, string>): Promise<Reply<Body>>;
  send<Body = ApplicationView>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    sending?: Sending,
  ): Promise<Reply<Body>>;
  signIn(emailAddress: string, path?: string): Promise<string>;
  /** The network that the calls come from; each has its own limit of calls a minute. */
  address?: string;
};

export function newVisitor({ app }: ApiUnderTest): TestVisitor {
  const cookies = new Map<string, string>();
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (names: readonly { name: string; value: string }[]) => {
    for (const { name, value } of names)
      value === '' ? cookies.delete(name) : cookies.set(name, value);
  };
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ) => {
    const response = await app.inject({
      method,
      url,
      headers: { host: 'localhost:3000', cookie: jar(), ...headers },
      payload,
      remoteAddress: visitor.address,
    });
    keep(response.cookies);
    observeCall({ method, url, payload, response });
    return response;
  };
  const replyOf = <Body>(response: LightMyRequestResponse): Reply<Body> => ({
    status: response.statusCode,
    body: response.payload.startsWith('{')
      ? (JSON.parse(response.payload) as Body)
      : (undefined as Body), // as the schema of the call says
    etag: response.headers.etag as string | undefined, // a header that occurs once
    headers: response.headers,
    text: response.payload,
  });
  const visitor: TestVisitor = {
    cookies,
    get: async (path, headers = {}) => replyOf(await ask('GET', path, headers)),
    send: async (method, path, body = {}, { version, key, headers = {} } = {}) => {
      const ours = {
        'content-type': 'application/json',
        'x-requested-with': 'signet',
        origin: TEST_PORTAL,
      };
      const named = {
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      return replyOf(
        await ask(method, path, { ...ours, ...named, ...headers }, JSON.stringify(body)),
      );
    },
    signIn: async (emailAddress, path = '/category') => {
      const started = await visitor.get(`/auth/start?path=${encodeURIComponent(path)}`);
      const back = await signInAtSandbox(String(started.headers.location), emailAddress);
      const finished = await visitor.get(back.slice(TEST_PORTAL.length));
      return String(finished.headers.location);
    },
  };
  return visitor;
}

/** Follows the provider's pages like a browser; returns the URL that leads back to us. */
async function signInAtSandbox(start: string, email: string): Promise<string> {
  const { visit } = cookieJar();
  let url = start;
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.startsWith(TEST_PORTAL)) return url;
    const page = url.includes('/oidc/interaction/')
      ? await visit(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ email }).toString(),
        })
      : await visit(url);
    url = new URL(page.headers.get('location') ?? '', url).href;
  }
  throw new Error('the sign-in never came back');
}

export type ProblemReply = Reply<Problem>;

let people = 0;

/** A signed-in persona with a unique email and phone, so that it is no duplicate. */
export async function signInPersona(
  at: ApiUnderTest,
  id: PersonaId,
  changed: Answers = {},
): Promise<{ visitor: TestVisitor; who: Persona }> {
  people += 1;
  const row = persona(id, people);
  const phone = `${row.answers['applicant.phone.localPhoneNumber']?.slice(0, 3)}${5_550_200 + people}`;
  const who: Persona = {
    ...row,
    answers: { ...row.answers, 'applicant.phone.localPhoneNumber': phone, ...changed },
  };
  const visitor = newVisitor(at);
  await visitor.signIn(who.answers['applicant.email.emailAddress'] ?? '');
  return { visitor, who };
}

const DRAFT =
  /^(applicant\.(name|email)|company\.(registered|name$|dba|gpv|hasPartners|mccDetails))/;

/** The persona's application with all answers, not submitted yet. */
export async function completedApplication(
  at: ApiUnderTest,
  id: PersonaId,
  changed: Answers = {},
): Promise<{ visitor: TestVisitor; who: Persona; view: ApplicationView }> {
  const { visitor, who } = await signInPersona(at, id, changed);
  const entries = Object.entries(who.answers);
  const draft = Object.fromEntries(entries.filter(([path]) => DRAFT.test(path)));
  const rest = Object.fromEntries(entries.filter(([path]) => !DRAFT.test(path)));
  const currency = who.market === 'CA' ? 'CAD' : 'USD';
  const made = await visitor.send('POST', '/api/v2/applications?find=true', {
    ...nestAnswers(draft),
    application: { currency },
  });
  const saved = await visitor.send(
    'PUT',
    `/api/v2/applications/${made.body.id}`,
    nestAnswers(rest),
    { version: made.body.version },
  );
  return { visitor, who, view: saved.body };
}

const longestRounds = 4;

/**
 * The application once its checks have ended; a source that never responds takes up a round's whole
 * time limit.
 */
export async function waitForDecision(
  at: ApiUnderTest,
  visitor: TestVisitor,
  id: string,
): Promise<ApplicationView> {
  for (let turn = 1; ; turn += 1) {
    await at.queue.runDue();
    const { body } = await visitor.get(`/api/v2/applications/${id}`);
    if (body.checking === undefined || turn === longestRounds) return body;
  }
}

export const TEST_TERMS = {
  terms: { signed: true, id: 'merchant-agreement-us', version: '2026-10-01' },
};

/** The submitted application after its first round. */
export async function submittedApplication(
  at: ApiUnderTest,
  id: PersonaId,
  changed: Answers = {},
): Promise<{ visitor: TestVisitor; who: Persona; view: ApplicationView }> {
  const { visitor, who, view } = await completedApplication(at, id, changed);
  const terms = { ...TEST_TERMS.terms, id: `merchant-agreement-${who.market.toLowerCase()}` };
  await visitor.send('POST', `/api/v2/applications/${view.id}/onboard`, { terms });
  return { visitor, who, view: await waitForDecision(at, visitor, view.id) };
}

export const newestCode = async ({ sandbox }: ApiUnderTest, person: Persona): Promise<string> =>
  codeIn((await sandboxClient(sandbox).phoneMessages(e164MobileOf(person))).slice(0, 1)) ?? '';

export const mailSubjects = async ({ sandbox }: ApiUnderTest, person: Persona): Promise<string[]> =>
  (await sandboxClient(sandbox).mails(mailTo(person))).map(({ subject = '' }) => subject);

/** The approved application, with its phone proven. */
export async function approvedApplication(
  at: ApiUnderTest,
  id: PersonaId,
  changed: Answers = {},
): Promise<{ visitor: TestVisitor; who: Persona; view: ApplicationView }> {
  const { visitor, who, view } = await submittedApplication(at, id, changed);
  await visitor.send('POST', `/api/v2/applications/${view.id}/step-ups/otp`, {
    code: await newestCode(at, who),
  });
  return { visitor, who, view: await waitForDecision(at, visitor, view.id) };
}

export const breakVendor = (
  { sandbox }: ApiUnderTest,
  vendor: InjectedFault['vendor'],
  mode: string,
  more: { times?: number; path?: string; ms?: number } = {},
): Promise<void> => sandboxClient(sandbox).fault({ vendor, mode, times: 1, ...more });

export const clearVendorFaults = ({ sandbox }: ApiUnderTest): Promise<void> =>
  sandboxClient(sandbox).mend();
