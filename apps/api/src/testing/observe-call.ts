import { appendFileSync } from 'node:fs';
import { keysOf } from '@signet/rulebook/core/keys-of';
import type { Problem } from '@signet/rulebook/core/problem';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import type { LightMyRequestResponse } from 'fastify';
import { errorsOfCall } from '../api-reference/openapi.ts';

const CALLS = keysOf(ENDPOINT_PATHS).map((key) => {
  // keys of the table itself
  const [method, path] = ENDPOINT_PATHS[key];
  return { key, method, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

type Observed = {
  method: string;
  url: string;
  payload: string | undefined;
  response: LightMyRequestResponse;
};

/**
 * Throws when a call fails with an error that its row does not list; records successful replies if
 * `RECORD_EXAMPLES` names a file.
 */
export function observeCall({ method, url, payload, response }: Observed): void {
  const [path = '', query = ''] = url.split('?');
  const call = CALLS.find((known) => known.method === method && known.pattern.test(path));
  if (call === undefined) return;
  const type = String(response.headers['content-type']);
  if (type.startsWith('application/problem+json')) {
    const { code } = response.json<Problem>();
    if (!errorsOfCall(call.key).some((known) => known === code))
      throw new Error(`${call.key} answered ${code}, which its row of ENDPOINTS does not name`);
  }
  const file = process.env.RECORD_EXAMPLES;
  const isText = type.startsWith('text/csv');
  if (file === undefined || response.statusCode > 299) return;
  if (!isText && !type.startsWith('application/json')) return;
  const params = { ...call.pattern.exec(decodeURIComponent(path))?.groups };
  const example = {
    params,
    query: Object.fromEntries(new URLSearchParams(query)),
    body: payload && JSON.parse(payload),
    reply: isText ? response.payload : response.json(),
  };
  appendFileSync(file, `${JSON.stringify({ key: call.key, ...example })}\n`);
}
