import type { StaffId } from '@signet/personas/staff';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import { cookieJar } from '@signet/testing/http-client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildDeskApp } from '../desk-app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { buildProviders } from '../providers.ts';
import type { ApiUnderTest } from './test-api.ts';

const DESK_PORT = '3100';

export type DeskUnderTest = { app: FastifyInstance; url: string; issuer: string };

/** The desk beside the API under test, with the sandbox's provider of staff. */
export function testDesk(at: ApiUnderTest, more: Partial<Config> = {}): DeskUnderTest {
  const desk = {} as DeskUnderTest; // filled in before the block's tests run
  beforeAll(async () => {
    const { port } = new URL(at.sandbox);
    const config = {
      ...at.deps.config,
      ...more,
      desk: readConfig({ SIGNET_ENV: 'ci', SANDBOX_PORT: port, DESK_PORT }).desk,
    };
    const { staffSignIn } = buildProviders(config, { log: at.deps.log });
    const deps = { ...at.deps, config, providers: { ...at.deps.providers, staffSignIn } };
    const app = await buildDeskApp(deps, { checks: {} });
    await app.ready();
    Object.assign(desk, {
      ...{ app, url: config.desk?.url ?? '' },
      issuer: config.desk?.provider.issuer ?? '',
    });
  });
  afterAll(() => desk.app.close());
  return desk;
}

type DeskReply<Body> = { status: number; body: Body };

export type StaffVisitor = {
  /** Where the sign-in led to: a path of the desk. */
  landed: string;
  /** What their browser sends along with every request. */
  headers: () => { host: string; cookie: string };
  call: <Body = Problem>(
    key: EndpointKey,
    request?: { id?: string; query?: string; body?: object; version?: number; isPoll?: true },
  ) => Promise<DeskReply<Body>>;
};

const maxHops = 10;

/** Somebody of the staff, signed in at the provider as a browser does it, or refused. */
export const staffVisitor = (
  desk: DeskUnderTest,
  person: StaffId,
  { start = '/auth/start?path=/queue/all' }: { start?: string } = {},
): Promise<StaffVisitor> => signedInAt(desk, person, start);

/** The same at any listener with a sign-in of its own, by a person of its provider in the sandbox. */
export async function signedInAt(
  { app, url }: Pick<DeskUnderTest, 'app' | 'url'>,
  person: string,
  start: string,
): Promise<StaffVisitor> {
  const { host } = new URL(url);
  const cookies = new Map<string, string>();
  const own = () => ({
    host,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH',
    path: string,
    headers = {},
    body?: string,
  ) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...own(), ...headers },
      body,
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const { visit } = cookieJar();
  let landed = '';
  let next = String((await ask('GET', start)).headers.location);
  for (let hops = 0; landed === '' && hops < maxHops; hops += 1) {
    if (next.startsWith(url)) {
      const back = await ask('GET', next.slice(url.length));
      landed = String(back.headers.location ?? /url=([^"]+)"/.exec(back.body)?.[1]);
      continue;
    }
    const page = await visit(
      next,
      next.includes('/interaction/')
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ person }).toString(),
          }
        : {},
    );
    next = new URL(page.headers.get('location') ?? '', next).href;
  }
  return {
    landed,
    headers: own,
    call: async (key, { id = '', query = '', body = {}, version, isPoll } = {}) => {
      const [method, path] = ENDPOINT_PATHS[key];
      const headers = {
        'x-requested-with': 'signet',
        'content-type': 'application/json',
        origin: url,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(isPoll ? { 'x-poll': '1' } : {}),
      };
      const answer = await ask(
        method,
        path.replace(/\{\w+\}/g, encodeURIComponent(id)) + query,
        headers,
        method === 'GET' ? undefined : JSON.stringify(body),
      );
      return { status: answer.statusCode, body: JSON.parse(answer.body) };
    },
  };
}
