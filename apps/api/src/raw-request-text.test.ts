import { readdirSync, readFileSync } from 'node:fs';
import { holdsCardNumber, maskCardNumbers } from '@signet/rulebook/core/card-number';
import { isStorableText } from '@signet/rulebook/core/field';
import { REFERRAL_HEADER } from '@signet/rulebook/core/ids';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ENDPOINT_PATHS, type EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import { ENDPOINTS, endpointRow } from '@signet/rulebook/endpoints';
import {
  readEmbedSettings,
  readFramePlace,
  splitEmbedQuery,
} from '@signet/rulebook/partners/embed-settings';
import { isKeyInQuery } from '@signet/rulebook/partners/partner-access';
import { ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import {
  localeFromAcceptLanguage,
  marketFromAcceptLanguage,
} from '@signet/rulebook/reference/locales';
import { matchPath, referralOfPath } from '@signet/rulebook/routes';
import { readableText, readStartupValues } from '@signet/rulebook/startup-parameters';
import { GROWTHS, growthFactor, LINEAR_GROWTH_MAX, textOfChars } from '@signet/testing/linear-time';
import type { FastifyRequest, InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { hasPlaidSignature } from './bank/plaid-webhook.ts';
import { hasStripeSignature } from './bank/stripe-webhook.ts';
import { hasValidSignature } from './identity/persona-webhook.ts';
import { isJsonType } from './platform/http/content-type.ts';
import { readRequest } from './platform/http/read-request.ts';
import { marketNamed, readStartup } from './portal-pages/startup-query.ts';
import { safeReturnPath } from './session/return-path.ts';
import { onPostgres } from './testing/for-each-database.ts';
import { testApi } from './testing/test-api.ts';

/** Texts that have made somebody’s parser look at the same characters again and again. */
const PARTS = [
  '9.',
  '4 ',
  '4242 ',
  ' ',
  ';',
  ',',
  'q=',
  '%25',
  '&a=',
  '=',
  '/',
  '\\u0301',
  '"',
  'a.',
  '-',
  'Bearer ',
];
/** Bodies and queries also carry what a header cannot. */
const WIDE_PARTS = [...PARTS, '\u0301\u0323', '½', '\u00a0', '\u200b', '['];

const context = { market: 'CA', today: '2026-11-20', issued: ISSUED_RANGES } as const;
const quietly = (run: () => unknown): void => {
  try {
    run();
  } catch {
    // A refusal is as good as an answer: only its time counts.
  }
};
const signed = { secret: 'x', nowMs: 0, toleranceMs: 1 };

/** Functions that see raw text of a request before anything has limited it. */
const READERS: Record<string, (text: string) => unknown> = {
  holdsCardNumber,
  maskCardNumbers,
  isStorableText,
  isJsonType,
  readableText,
  isKeyInQuery,
  localeFromAcceptLanguage,
  marketFromAcceptLanguage,
  matchPath: (text) => matchPath(`/${text}`),
  referralOfPath: (text) => referralOfPath(`/r/${text}`),
  safeReturnPath: (text) => safeReturnPath(`/${text}`),
  readStartup: (text) => readStartup(`?applicationId=${text}`),
  marketNamed: (text) => marketNamed(`?companyCountryCode=${text}`, true),
  readEmbedSettings: (text) =>
    readEmbedSettings(new URLSearchParams(`isEmbedMode=true&parentOrigin=${text}`)),
  readFramePlace: (text) => readFramePlace(new URLSearchParams(`locale=${text}`)),
  splitEmbedQuery,
  persona: (text) => hasValidSignature(text, Buffer.alloc(0), signed),
  stripe: (text) => hasStripeSignature(text, Buffer.alloc(0), 'x'),
};
/** Each is part of the address, which the server limits before any of them is read. */
const STARTUP_PARAMETERS = [
  'companyName',
  'firstName',
  'phone',
  'email',
  'mcc',
  'companyWebsite',
  'serviceType',
  'companyCountryCode',
];

test.each(Object.entries(READERS))(
  'ten and a hundred times as much text takes %s about as many times as long',
  (_name, read) => {
    for (const part of WIDE_PARTS)
      for (const [times, max] of GROWTHS)
        expect(
          growthFactor((text) => quietly(() => read(text)), part, times),
          `${part} ${times}`,
        ).toBeLessThan(max);
  },
);

test.each(STARTUP_PARAMETERS)(
  'ten times as much text takes the startup parameter %s about as many times as long',
  (name) => {
    const read = (text: string) =>
      quietly(() => readStartupValues(String(new URLSearchParams([[name, text]])), context));
    for (const part of WIDE_PARTS)
      expect(growthFactor(read, part), part).toBeLessThan(LINEAR_GROWTH_MAX);
  },
);

test('a forged signature of any length is refused in proportion', async () => {
  const keys = async () => undefined;
  for (const part of PARTS)
    await hasPlaidSignature(textOfChars(part, 60_000), Buffer.alloc(0), { keys, nowMs: 0 });
  const header = (text: string) =>
    Buffer.from(JSON.stringify({ alg: 'ES256', kid: text })).toString('base64url');
  expect(
    growthFactor(
      (text) => void hasPlaidSignature(`${header(text)}.a.b`, Buffer.alloc(0), { keys, nowMs: 0 }),
      'a',
    ),
  ).toBeLessThan(LINEAR_GROWTH_MAX);
});

const KEYS = keysOf(ENDPOINTS);
/** Calls that take a body or a query; what they do not know is refused alike by all of them. */
const TAKING = KEYS.filter((key) => {
  const row: EndpointRow = ENDPOINTS[key];
  return row.body !== undefined || row.query !== undefined;
});
const UNKNOWN_AT: readonly EndpointKey[] = [
  'createApplication',
  'sendOtp',
  'getApplication',
  'listPartnerEvents',
];
const readAs = (row: EndpointRow, parts: { body?: unknown; query?: unknown }) =>
  quietly(() => readRequest(row, { params: {}, ...parts } as FastifyRequest)); // the parts that it reads

const expectGrowth = (key: EndpointKey, ways: Record<string, (text: string) => void>) => {
  for (const [way, read] of Object.entries(ways))
    for (const part of ['9.', '\u0301\u0323'])
      expect(growthFactor(read, part), `${key}, ${way}: ${part}`).toBeLessThan(LINEAR_GROWTH_MAX);
};

test.each(TAKING)('%s reads values that it knows in proportion to their length', (key) => {
  const row: EndpointRow = ENDPOINTS[key];
  expectGrowth(key, {
    'any value that it knows': (text) => {
      const known = (schema: object | undefined) =>
        Object.fromEntries(Object.keys(schema ?? {}).map((name) => [name, text]));
      readAs(row, {
        body: known(row.body && 'shape' in row.body ? row.body.shape : undefined),
        query: known(row.query?.shape),
      });
    },
  });
});

test.each(UNKNOWN_AT)('%s reads what it does not know in proportion to its length', (key) => {
  const row: EndpointRow = ENDPOINTS[key];
  expectGrowth(key, {
    'a value that it does not know': (text) =>
      readAs(row, { body: { zzz: text }, query: { zzz: text } }),
    'a name that it does not know': (text) =>
      readAs(row, { body: { [text]: 1 }, query: { [text]: '1' } }),
  });
});

/**
 * Files of the product that read a request themselves, and where this test feeds what they read: a
 * header by its name, or a part.
 */
const FILES: Record<string, readonly string[]> = {
  'access.ts': ['path', 'query'],
  'api-reference/error-pages.ts': ['path'],
  'api-reference/reference-page.ts': ['path', 'query'],
  'application/application-events.ts': ['path'],
  'bank/plaid-webhook.ts': ['plaid-verification', 'webhook'],
  'bank/stripe-webhook.ts': ['stripe-signature', 'webhook'],
  'decision/handlers.ts': ['x-poll'],
  'endpoint-loop.ts': ['content-type', 'path', 'query'],
  'handler.ts': ['body', 'query'],
  'identity/inquiry-webhook.ts': ['webhook'],
  'identity/persona-webhook.ts': ['persona-signature', 'webhook'],
  'identity/port.ts': ['webhook'],
  'messages/stop-reminders.ts': ['path'],
  'partners/embed-visit.ts': ['sec-fetch-dest', 'cookie', 'query', 'path'],
  'partners/framed-cookies.ts': ['cookie'],
  'platform/http/bearer.ts': ['authorization'],
  'platform/http/compression.ts': ['accept-encoding', 'if-none-match'],
  'platform/http/content-type.ts': ['content-length', 'transfer-encoding'],
  'platform/http/foreign-read.ts': ['sec-fetch-site', 'sec-fetch-mode'],
  'platform/http/graphql-response.ts': ['accept'],
  'platform/http/read-request.ts': [
    ...[
      'idempotency-key',
      'if-match',
      'origin',
      'referer',
      'x-requested-with',
      'sec-fetch-site',
      'sec-fetch-mode',
    ],
    ...['body', 'query'],
  ],
  'platform/http/request-context.ts': [
    'accept-language',
    'origin',
    'sec-gpc',
    REFERRAL_HEADER.toLowerCase(),
    'cookie',
    'query',
    'path',
  ],
  'platform/http/signed-webhook.ts': ['webhook'],
  'platform/observe/request-metrics.ts': ['traceparent', 'tracestate', 'baggage'],
  'portal-pages/assets.ts': ['path', 'if-none-match'],
  'portal-pages/problem-page.ts': ['accept', 'sec-fetch-mode', 'path'],
  'portal-pages/read-visit.ts': ['path', 'query', 'cookie'],
  'portal-pages/serve-page.ts': ['path', 'query', 'cookie'],
  'portal-pages/startup-query.ts': ['query', 'cookie'],
  'server.ts': ['host', 'path'],
  'session/session-cookies.ts': ['cookie'],
  'session/sign-in-routes.ts': ['query', 'cookie'],
  'session/support-session.ts': ['cookie'],
  'platform/http/listener-cookies.ts': ['cookie', 'accept-language'],
  'staff/desk-events.ts': ['query'],
  'console/console-caller.ts': [],
  'console/sign-in-routes.ts': ['query', 'path'],
  'portal-pages/built-pages.ts': [],
  'staff/sign-in-routes.ts': ['query', 'path'],
  'staff/staff-caller.ts': ['x-poll'],
  'sign-up/carry-answers.ts': [
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'body',
    'path',
  ],
  'sign-up/startup-cookie.ts': ['cookie'],
};

const READS =
  /FastifyRequest|IncomingHttpHeaders|SignedCall|rawBody|request\.(query|body|params|url|headers|cookies|raw)\b/;
const SOURCE = new URL('.', import.meta.url);
const sourceOf = (file: string): string => readFileSync(new URL(file, SOURCE), 'utf8');
const PRODUCT = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
);
/** The metrics' own listener compares its path only, and is not public. */
const READING = PRODUCT.filter(
  (file) => READS.test(sourceOf(file)) && file !== 'platform/observe/metrics-server.ts',
);

test('each file that reads a request is in the table', () => {
  expect(READING.filter((file) => FILES[file] === undefined)).toEqual([]);
  expect(
    Object.keys(FILES).filter(
      (file) => !READING.includes(file) && file !== 'partners/framed-cookies.ts',
    ),
  ).toEqual([]);
});

const headersIn = (source: string): string[] =>
  [...source.matchAll(/\bheaders\??(?:\['([\w-]+)'\]|\.([a-z]\w*)\b(?!\())/g)].flatMap(
    ([, quoted, plain]) => quoted ?? plain ?? [],
  );

test.each(READING)('%s reads no header that the table does not feed', (file) => {
  expect(
    headersIn(sourceOf(file)).filter((name) => !FILES[file]?.includes(name) && name !== 'ts'),
  ).toEqual([]);
});

const HEADERS = [
  ...new Set([
    ...Object.values(FILES).flat(),
    'x-forwarded-for',
    'forwarded',
    'x-forwarded-host',
    'range',
    'user-agent',
    'expect',
  ]),
].filter(
  (name) =>
    !['path', 'query', 'body', 'webhook', 'content-length', 'transfer-encoding'].includes(name),
);

onPostgres('a grown request', (open) => {
  const at = testApi(open);

  const small = 5_000;
  const times = 10;
  /**
   * Time that this thread computes for the call; the database and its driver are the same for both
   * sizes.
   */
  const computedMs = async (request: InjectOptions): Promise<number> => {
    const before = process.threadCpuUsage();
    await at.app.inject(request);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  const bestOf = async (runs: number, request: InjectOptions): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await computedMs(request));
    return Math.min(...times);
  };
  const noiseMs = 3;
  const growthOf = async (
    requestWith: (text: string) => InjectOptions,
    part: string,
  ): Promise<number> => {
    const factor = async (runs: number): Promise<number> => {
      const less = await bestOf(runs, requestWith(textOfChars(part, small)));
      const more = await bestOf(runs, requestWith(textOfChars(part, small * times)));
      return (more + noiseMs) / (less + noiseMs);
    };
    const first = await factor(1);
    return first < LINEAR_GROWTH_MAX ? first : factor(3); // only a bad one is worth an undisturbed look
  };
  const ours = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'x-requested-with': 'signet',
    'content-type': 'application/json',
  };
  const post = (url: string, payload: unknown) => ({
    method: 'POST' as const,
    url,
    headers: ours,
    payload: JSON.stringify(payload),
  });

  test.each(HEADERS)('%s', async (name) => {
    for (const part of PARTS) {
      const grown = await growthOf(
        (text) => ({
          method: 'POST',
          url: '/api/v2/analytics',
          headers: { ...ours, [name]: `x${text}x` },
        }),
        part,
      );
      expect(grown, part).toBeLessThan(LINEAR_GROWTH_MAX);
    }
  });

  test.each([
    'isEmbedMode',
    'sid',
    'market',
    'locale',
    'service_type',
    'medium',
    'customer',
    'embed',
    'startup',
  ])('cookie %s', async (name) => {
    for (const part of ['9.', '%25', '&a=', '=', 'a', ' '])
      expect(
        await growthOf(
          (text) => ({ url: '/api/v2/session', headers: { ...ours, cookie: `${name}=${text}` } }),
          part,
        ),
        part,
      ).toBeLessThan(LINEAR_GROWTH_MAX);
  });

  const ANONYMOUS = KEYS.filter((key) => endpointRow(key).who === 'anyone');
  test.each(ANONYMOUS)('%s', async (key) => {
    const [method, path] = ENDPOINT_PATHS[key];
    const url = path.replace(/\{\w+\}/g, 'x');
    for (const part of ['9.', '%25', '\u0301\u0323', 'a']) {
      const encoded = part === '%25' ? part : encodeURIComponent(part);
      const query = (text: string) => ({
        method,
        url: `${url}?zzz=${text}&${text}=1`,
        headers: ours,
      });
      expect(await growthOf(query, encoded), `query ${part}`).toBeLessThan(LINEAR_GROWTH_MAX);
      if (method === 'GET') continue;
      expect(
        await growthOf(
          (text) => post(url, { token: text, type: text, zzz: text, [text]: 1 }),
          part,
        ),
        `body ${part}`,
      ).toBeLessThan(LINEAR_GROWTH_MAX);
    }
  });

  test.each(['/', '/applicant', '/r/x/business', '/api/v2/', '/auth/start?path=', '/assets/'])(
    'the path %s',
    async (path) => {
      for (const part of ['9.', '%25', '/', 'a'])
        expect(
          await growthOf((text) => ({ url: path + text, headers: ours }), part),
          part,
        ).toBeLessThan(LINEAR_GROWTH_MAX);
    },
  );
});
