import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { CallReply, CallRequest } from './applications.ts';
import type { ProductWorld } from './world.ts';

/** `status` is 0 when the connection broke before a response. */
export type Reply = CallReply & { version: number | undefined };

export type Client = {
  emailAddress: string;
  session: string;
  call: (endpoint: EndpointKey, request?: CallRequest) => Promise<Reply>;
};

/** Name of the session cookie over plain HTTP. docs/readings.md 107. */
export const SESSION_COOKIE = 'sid';
const maxHops = 12;
const timeoutMs = 30_000;

function keepCookies(jar: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** Browser-like cookies and redirects across the hosts of product and sandbox. */
export function cookieJar() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (address: string): Map<string, string> => {
    const { origin } = new URL(address);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(address);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    keepCookies(jar, answer);
    return answer;
  };
  return { visit, jarOf };
}

type ClientAddresses = { signsInFrom?: string; callsFrom?: string };

/**
 * Signs in through the sandbox's OpenID Connect as a browser does; throws Error when no session
 * results.
 */
export async function signInByHttp(
  { url }: Pick<ProductWorld, 'url'>,
  emailAddress: string,
  { signsInFrom, callsFrom }: ClientAddresses = {},
): Promise<Client> {
  const { visit, jarOf } = cookieJar();
  const from: Record<string, string> =
    signsInFrom === undefined ? {} : { 'x-forwarded-for': signsInFrom };
  let address = `${url}/auth/start?path=%2F`;
  let init: RequestInit = {};
  for (let hop = 0; hop < maxHops && !jarOf(url).has(SESSION_COOKIE); hop += 1) {
    const answer = await visit(address, { ...init, headers: from });
    const next = answer.headers.get('location');
    const isForm = next === null && answer.status === 200;
    if (next === null && !isForm)
      throw new Error(`sign-in stopped at ${new URL(address).pathname} with ${answer.status}`);
    if (next !== null) address = new URL(next, address).href;
    init = isForm ? { method: 'POST', body: new URLSearchParams({ email: emailAddress }) } : {};
  }
  const session = jarOf(url).get(SESSION_COOKIE);
  if (session === undefined) throw new Error('sign-in gave no session');
  return { emailAddress, session, call: caller(url, session, callsFrom) };
}

let clients = 0;

/**
 * Calls an endpoint by key; never throws, because the crash benchmark expects broken connections.
 */
function caller(url: string, session: string, callsFrom: string | undefined): Client['call'] {
  clients += 1;
  const person = `${(clients >> 8) & 255}.${clients & 255}`;
  let calls = 0;
  // Plus any that a response sets, such as an opened invitation.
  const cookies = new Map([[SESSION_COOKIE, session]]);
  return async (endpoint, { id = '', ownerId = '', query = '', body, version, key } = {}) => {
    const [method, path] = ENDPOINT_PATHS[endpoint];
    calls += 1;
    const headers: Record<string, string> = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-requested-with': 'signet',
      'content-type': 'application/json',
      // Changes the address now and then, because each is rate-limited per minute.
      'x-forwarded-for': callsFrom ?? `10.${(calls >> 9) & 255}.${person}`,
      origin: url,
    };
    if (version !== undefined) headers['if-match'] = `"${version}"`;
    if (key !== undefined) headers['idempotency-key'] = key;
    const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {});
    const address =
      url +
      path
        .replace('{id}', encodeURIComponent(id))
        .replace('{ownerId}', encodeURIComponent(ownerId)) +
      query;
    try {
      const answer = await fetch(address, {
        method,
        headers,
        body: sent,
        signal: AbortSignal.timeout(timeoutMs),
      });
      keepCookies(cookies, answer);
      const text = await answer.text();
      // Replies and problems are objects.
      const read = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const seen = /"(\d+)"/.exec(answer.headers.get('etag') ?? '')?.[1];
      return {
        status: answer.status,
        body: read,
        version: seen === undefined ? undefined : Number(seen),
      };
    } catch {
      return { status: 0, body: {}, version: undefined }; // refused, reset, or cut off mid-response
    }
  };
}
