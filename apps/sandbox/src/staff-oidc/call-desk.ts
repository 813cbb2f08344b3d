import { lookup } from 'node:dns';
import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

/**
 * A `fetch` to the desk on this machine. The provider's own guard refuses private addresses, and
 * not every resolver knows hosts below `localhost`, so this one looks up `localhost` itself.
 */
export const callDesk: typeof fetch = async (input, { method, body, headers, signal } = {}) => {
  const url = new URL(String(input));
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const host = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname;
  const call = request(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    signal: signal ?? undefined,
    lookup: (_name, options, found) => lookup(host, options, found),
  });
  call.end(String(body ?? ''));
  const [answer] = await once(call, 'response');
  answer.resume();
  return new Response(null, { status: answer.statusCode });
};
