import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { rounded } from '../figures.ts';
import { newAgent, send } from './send.ts';
import type { Target } from './targets.ts';

/** Texts that make a careless reader look at the same characters again and again. */
export const WORST_PARTS = [
  '9.',
  '4 ',
  '4242 ',
  'a',
  '%25',
  '/',
  '&a=',
  '½',
  '\u0301\u0323',
  ';',
  ' ',
] as const;
/** The size that the promise is about; headers and body may have no more. */
const largestChars = 64 * 1024 - 4_096;
/** Also a tenth of it, and a hundredth. */
const SIZES = [largestChars / 100, largestChars / 10, largestChars];

type Sent = {
  query: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: string | Buffer | undefined;
};
type Grow = (text: string, of: Sent) => Partial<Sent>;

const inHeader = (text: string): string => encodeURI(text).slice(0, largestChars);
const inQuery = (text: string): string => encodeURIComponent(text).slice(0, largestChars);
/** UTF-8 may take several bytes for a character, and a body is limited by bytes. */
const inBody = (text: string): string =>
  Buffer.from(text).subarray(0, largestChars).toString().replaceAll('\ufffd', '');

/** Where a caller may put a text of any length. */
export const PLACES: Readonly<Record<string, Grow>> = {
  'value of the query': (text) => ({ query: `?zzz=${inQuery(text)}` }),
  'name of the query': (text) => ({ query: `?${inQuery(text)}=1` }),
  'value of the body': (text) => ({ body: JSON.stringify({ zzz: inBody(text) }) }),
  'name in the body': (text) => ({ body: JSON.stringify({ [inBody(text)]: 1 }) }),
  'Accept-Language': (text, { headers }) => ({
    headers: { ...headers, 'accept-language': inHeader(text) },
  }),
  Cookie: (text, { headers }) => ({ headers: { ...headers, cookie: `market=${inHeader(text)}` } }),
  'Content-Type': (text, { headers }) => ({
    headers: { ...headers, 'content-type': `application/json ${inHeader(text)}x` },
  }),
  Authorization: (text, { headers }) => ({
    headers: { ...headers, authorization: `Bearer ${inHeader(text)}` },
  }),
};

const grownText = (part: string, chars: number): string =>
  part.repeat(Math.ceil(chars / part.length));

/** One place of a request, filled with one of the worst texts in one of three sizes. */
export const grown = <Request extends Sent>(): fc.Arbitrary<(request: Request) => Request> =>
  fc
    .tuple(
      fc.constantFrom(...Object.values(PLACES)),
      fc.constantFrom(...WORST_PARTS),
      fc.constantFrom(...SIZES),
    )
    .map(([grow, part, chars]) => (request) => ({
      ...request,
      ...grow(grownText(part, chars), request),
    }));

const tries = 3;
const slowestShown = 8;

/**
 * `ms`: what the main thread of the product computed; `answeredMs`: until the answer was there,
 * which counts other programs too.
 */
type Grown = { ms: number; answeredMs: number; call: string; place: string; part: string };

/** Time that the process's main thread has computed, where the kernel says so. */
function computedMs(pid: number | undefined): number | undefined {
  try {
    const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(
      ' ',
    );
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined; // another system, where the answer's time has to do
  }
}

type Product = { url: string; pid: number | undefined };

/**
 * The slowest calls that anybody may make, each alone, with 64 KB of the worst text at each place:
 * the best of three tries.
 */
export async function slowestGrown(
  { url, pid }: Product,
  targets: readonly Target[],
): Promise<Grown[]> {
  const agent = newAgent(1);
  const all: Grown[] = [];
  let nth = 0;
  for (const { name, method, paths } of targets.filter(
    ({ row }) => row === undefined || row.who === 'anyone',
  )) {
    const path = (paths[0] ?? '/').replace(/\{\w+\}/g, 'x');
    for (const [place, grow] of Object.entries(PLACES)) {
      if (method === 'GET' && place.includes('body')) continue;
      for (const part of WORST_PARTS) {
        let [ms, answeredMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        for (let times = 0; times < tries; times += 1) {
          nth += 1;
          const headers = {
            'x-forwarded-for': `10.9.${(nth >> 8) & 255}.${nth & 255}`,
            origin: url,
            'x-requested-with': 'signet',
            ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          };
          const plain: Sent = { query: '', headers, body: method === 'GET' ? undefined : '{}' };
          const { query, ...rest } = { ...plain, ...grow(grownText(part, largestChars), plain) };
          const before = computedMs(pid);
          const answer = await send(url, { method, path: path + query, ...rest }, agent);
          const after = computedMs(pid);
          ms = Math.min(
            ms,
            before === undefined || after === undefined ? answer.ms : after - before,
          );
          answeredMs = Math.min(answeredMs, answer.ms);
        }
        all.push({
          ms: rounded(ms, 1),
          answeredMs: rounded(answeredMs, 1),
          call: name,
          place,
          part,
        });
      }
    }
  }
  agent.destroy();
  return all.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown);
}
