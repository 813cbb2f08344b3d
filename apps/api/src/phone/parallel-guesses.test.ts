import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@signet/rulebook/core/problem';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { freePort, startProgram, stopProgram, waitFor } from '@signet/testing/programs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { newKeys } from '../platform/seal/key-file.ts';
import { buildStore } from '../store.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  type ApiUnderTest,
  newestCode,
  startTestApi,
  submittedApplication,
  type TestVisitor,
} from '../testing/test-api.ts';
import { vendorCalls } from '../testing/vendor-calls.ts';

const connections = 200;
const startMs = 120_000;

type Listening = { port: number; close(): Promise<unknown> };
/**
 * `over` is the TCP connection by both its ports, because one client port may serve two servers.
 */
type Answered = { status: number; code: string; over: string };

/** Sends one guess on its own connection, as that process's portal would. */
const guess = (
  port: number,
  path: string,
  { cookies }: TestVisitor,
  code: string,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'signet',
      origin: `http://localhost:${port}`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const asked = request(
      { host: 'localhost', port, path, method: 'POST', headers, agent: false },
      (response) => {
        const { localAddress, localPort } = response.socket;
        const over = `${localAddress}:${localPort} to ${port}`;
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            code: (JSON.parse(text) as Problem).code,
            over,
          }),
        ); // the API always replies with JSON
      },
    );
    asked.on('error', reject).end(JSON.stringify({ code }));
  });

onPostgres('guessing in parallel', (open, kind) => {
  const keys = newKeys();
  const folder = mkdtempSync(join(tmpdir(), 'signet-guesses-'));
  let at: ApiUnderTest;
  let url: string | undefined;
  let both: Listening[] = [];

  /** Another API process on the same database and keys. */
  async function startProcess(): Promise<Listening> {
    const port = await freePort();
    const env = {
      SIGNET_ENV: 'ci',
      PORT: String(port),
      SANDBOX_PORT: new URL(at.sandbox).port,
      DATABASE_URL: url ?? '',
      DATA_DIR: folder,
      KEYS_FILE: join(folder, 'keys.json'),
    };
    const program = startProgram('api', ['apps/api/src/main.ts', 'api'], env, '/dev/null');
    await waitFor(`http://localhost:${port}/healthz`, program);
    return { port, close: () => stopProgram(program) };
  }
  /** The embedded database allows one process only, so this is a second app with its own store. */
  async function startApp(): Promise<Listening> {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    const config = { ...at.deps.config, port, publicUrl, portalOrigins: [publicUrl] };
    const store = buildStore({ ...at.deps, database: at.database });
    const app = await buildApp({ ...at.deps, config, store }, { checks: {} });
    await app.listen({ port, host: 'localhost' });
    return { port, close: () => app.close() };
  }

  beforeAll(async () => {
    writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys), { mode: 0o600 });
    at = await startTestApi(async (options) => {
      const opened = await open(options);
      url = opened.url;
      return opened;
    }, keys);
    const start = kind === 'postgres' ? startProcess : startApp;
    both = [await start(), await start()];
  }, startMs);
  afterAll(async () => {
    for (const one of both) await one.close();
    await at.close();
    rmSync(folder, { recursive: true, force: true });
  }, startMs);

  /** Number of codes the vendor has checked. */
  const evaluations = async (): Promise<number> => {
    const calls = await vendorCalls(at, 'twilio');
    return calls.filter(({ path }) => path.endsWith('/VerificationCheck')).length;
  };

  test(
    '200 connections to two of us at once: the vendor looks at no more codes than one code may be tried, and none of them passes',
    async () => {
      const { visitor, view, who } = await submittedApplication(at, 'ana');
      const path = `/api/v2/applications/${view.id}/step-ups/otp`;
      const right = await newestCode(at, who);
      expect(right).toMatch(/^\d{6}$/);
      const first = Number(right) < 500_000 ? 500_000 : 100_000;
      const guesses = Array.from({ length: connections }, (_none, nth) =>
        guess(both[nth % 2]?.port ?? 0, path, visitor, `${first + nth}`),
      );
      const answers = await Promise.all(guesses);
      expect(new Set(answers.map(({ over }) => over)).size).toBe(connections);
      // On a very busy machine the vendor may time out, and then the attempt still counts; and a
      // hundred calls at once may wait too long for a connection, which costs no attempt.
      const untried = ['otp.attemptsExceeded', 'server.busy'];
      const refusals = ['otp.incorrect', 'provider.unavailable', ...untried];
      expect(answers.filter(({ code }) => !refusals.includes(code))).toEqual([]);
      const tried = answers.filter(({ code }) => !untried.includes(code));
      expect(tried.length).toBeLessThanOrEqual(PHONE_LIMITS.otpAttemptsPerCode);
      // Each attempt is told to whoever made it; the last one says that none is left.
      expect(tried.length).toBeGreaterThanOrEqual(PHONE_LIMITS.otpAttemptsPerCode - 1);
      const looked = await evaluations();
      expect(looked).toBeGreaterThan(0);
      expect(looked).toBeLessThanOrEqual(PHONE_LIMITS.otpAttemptsPerCode);
      // Even the right code is rejected now, without asking the vendor.
      expect(await guess(both[0]?.port ?? 0, path, visitor, right)).toMatchObject({
        status: 422,
        code: 'otp.attemptsExceeded',
      });
      expect(await evaluations()).toBe(looked);
      expect((await visitor.get(`/api/v2/applications/${view.id}`)).body.decision).toBe('PENDING');
    },
    startMs,
  );
});
