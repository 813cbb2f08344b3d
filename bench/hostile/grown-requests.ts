import fc from 'fast-check';
import { newAgent, send } from './send.ts';
import type { Target } from './targets.ts';

/** Texts that make a careless reader look at the same characters again and again. */
export const WORST_PARTS = ['9.', '4 ', '4242 ', 'a', '%25', '/', '&a=', '½', '\u0301\u0323', ';', ' '] as const;
/** The size that the promise is about; headers and body may have no more. */
const largestChars = 64 * 1024 - 4_096;
/** Also a tenth of it, and a hundredth. */
const SIZES = [largestChars / 100, largestChars / 10, largestChars];

type Sent = { query: string; headers: Readonly<Record<string, string | readonly string[]>>; body: string | Buffer | undefined };
type Grow = (text: string, of: Sent) => Partial<Sent>;

const inHeader = (text: string): string => encodeURI(text).slice(0, largestChars);
const inQuery = (text: string): string => encodeURIComponent(text).slice(0, largestChars);
/** UTF-8 may take several bytes for a character, and a body is limited by bytes. */
const inBody = (text: string): string => Buffer.from(text).subarray(0, largestChars).toString().replaceAll('\ufffd', '');

/** Where a caller may put a text of any length. */
export const PLACES: Readonly<Record<string, Grow>> = {
  'value of the query': (text) => ({ query: `?zzz=${inQuery(text)}` }),
  'name of the query': (text) => ({ query: `?${inQuery(text)}=1` }),
  'value of the body': (text) => ({ body: JSON.stringify({ zzz: inBody(text) }) }),
  'name in the body': (text) => ({ body: JSON.stringify({ [inBody(text)]: 1 }) }),
  'Accept-Language': (text, { headers }) => ({ headers: { ...headers, 'accept-language': inHeader(text) } }),
  Cookie: (text, { headers }) => ({ headers: { ...headers, cookie: `market=${inHeader(text)}` } }),
  'Content-Type': (text, { headers }) => ({ headers: { ...headers, 'content-type': `application/json ${inHeader(text)}x` } }),
  Authorization: (text, { headers }) => ({ headers: { ...headers, authorization: `Bearer ${inHeader(text)}` } }),
};

const grownText = (part: string, chars: number): string => part.repeat(Math.ceil(chars / part.length));

/** One place of a request, filled with one of the worst texts in one of three sizes. */
export const grown = <Request extends Sent>(): fc.Arbitrary<(request: Request) => Request> =>
  fc
    .tuple(fc.constantFrom(...Object.values(PLACES)), fc.constantFrom(...WORST_PARTS), fc.constantFrom(...SIZES))
    .map(([grow, part, chars]) => (request) => ({ ...request, ...grow(grownText(part, chars), request) }));

const tries = 3;

type Slowest = { ms: number; call: string; place: string; part: string };

/** The slowest call that anybody may make, each alone, with 64 KB of the worst text at each place: the best of three tries. */
export async function slowestGrown(url: string, targets: readonly Target[]): Promise<Slowest> {
  const agent = newAgent(1);
  let slowest: Slowest = { ms: 0, call: '', place: '', part: '' };
  let nth = 0;
  for (const { name, method, paths } of targets.filter(({ row }) => row === undefined || row.who === 'anyone')) {
    const path = (paths[0] ?? '/').replace(/\{\w+\}/g, 'x');
    for (const [place, grow] of Object.entries(PLACES)) {
      if (method === 'GET' && place.includes('body')) continue;
      for (const part of WORST_PARTS) {
        let best = Number.POSITIVE_INFINITY;
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
          const { ms } = await send(url, { method, path: path + query, ...rest }, agent);
          best = Math.min(best, ms);
        }
        if (best > slowest.ms) slowest = { ms: Math.round(best), call: name, place, part };
      }
    }
  }
  agent.destroy();
  return slowest;
}
