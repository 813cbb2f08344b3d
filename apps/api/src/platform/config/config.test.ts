import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_FEES } from '@signet/rulebook/reference/fees';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, retiredVariableLines } from './config.ts';

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

const keysFile = join(mkdtempSync(join(tmpdir(), 'config-')), 'keys.json');
writeFileSync(keysFile, '{}');

const PRODUCTION = {
  SIGNET_ENV: 'production',
  PUBLIC_URL: 'https://pay.acme.com',
  COOKIE_HOST: 'partner.com',
  KEYS_FILE: keysFile,
  SMTP_URL: 'smtps://user:word@mail.acme.com',
  PLAID_CLIENT_ID: 'client-1',
  PLAID_SECRET: 'live-1',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'live-2',
  TWILIO_VERIFY_SERVICE_SID: 'VA1',
  TWILIO_FROM: '+12025550123',
  STRIPE_API_KEY: 'sk_live_1',
  LIBERIS_URL: 'https://api.lender.com',
  LIBERIS_JOURNEY_URL: 'https://apply.lender.com',
  LIBERIS_PARTNER_CODE: 'acme',
  LIBERIS_CLIENT_ID: 'client-3',
  LIBERIS_CLIENT_SECRET: 'live-6',
  HOSTING_URL: 'https://api.hosting.com',
  FULFILMENT_URL: 'https://api.parcels.com',
  FULFILMENT_KEY: 'live-8',
  HOSTING_CLIENT_ID: 'client-4',
  HOSTING_CLIENT_SECRET: 'live-7',
  PROVE_CLIENT_ID: 'client-2',
  PROVE_USERNAME: 'acme',
  PROVE_PASSWORD: 'live-5',
  PERSONA_API_KEY: 'persona_production_1',
  PERSONA_TEMPLATE_PERSON_US: 'itmpl_1',
  PERSONA_TEMPLATE_PERSON_CA: 'itmpl_2',
  PERSONA_TEMPLATE_BUSINESS_US: 'itmpl_3',
  PERSONA_TEMPLATE_BUSINESS_CA: 'itmpl_4',
  PERSONA_TEMPLATE_IDENTIFICATION_US: 'itmpl_5',
  PERSONA_TEMPLATE_IDENTIFICATION_CA: 'itmpl_6',
  PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_US: 'itmpl_7',
  PERSONA_TEMPLATE_IDENTIFICATION_WITHOUT_SELFIE_CA: 'itmpl_8',
  PERSONA_TEMPLATE_VERIFICATION_US: 'itmpl_9',
  PERSONA_TEMPLATE_VERIFICATION_CA: 'itmpl_10',
  PERSONA_WEBHOOK_SECRET: 'wbhsec_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  PLACES_KEY: 'live-3',
  OIDC_ISSUER: 'https://login.acme.com',
  OIDC_CLIENT_ID: 'signet',
  OIDC_CLIENT_SECRET: 'live-4',
};

const WEBHOOK_SECRETS = { PERSONA_WEBHOOK_SECRET: 'wbhsec_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('an empty environment is a local product beside the sandbox', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    environment: 'local',
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    clockUrl: 'http://localhost:4000',
    magicIds: true,
  });
  expect(config.plaid.url).toBe('http://localhost:4000');
  expect(config.mail.url).toBe('smtp://localhost:4001');
});

test.each(['test', 'ote'])('%s has no magic ids and no sandbox clock by default', (SIGNET_ENV) => {
  expect(readConfig({ ...WEBHOOK_SECRETS, SIGNET_ENV })).toMatchObject({
    magicIds: false,
    clockUrl: undefined,
  });
});

test('where NODE_ENV is production, SIGNET_ENV must be set', () => {
  expect(linesOf({ NODE_ENV: 'production' })).toEqual([
    'SIGNET_ENV must be set where NODE_ENV is production: one of local, ci, test, ote, production',
  ]);
  expect(linesOf({ ...PRODUCTION, NODE_ENV: 'production' })).toEqual([]);
});

test.each(['test', 'ote'])(
  '%s needs webhook secrets of its own: the sandbox’s are public',
  (SIGNET_ENV) => {
    expect(linesOf({ SIGNET_ENV })).toEqual([
      'PERSONA_WEBHOOK_SECRET must be set',
      'STRIPE_WEBHOOK_SECRET must be set',
    ]);
    expect(
      linesOf({
        SIGNET_ENV,
        PERSONA_WEBHOOK_SECRET: 'wbhsec_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      }),
    ).toEqual(["PERSONA_WEBHOOK_SECRET is the sandbox's, which local and ci alone may use"]);
  },
);

test.each([
  ['local', '', false],
  ['ci', '1', true],
  ['test', '', true],
  ['ote', '0', false],
])(
  'mail in %s with SMTP_REQUIRE_TLS "%s" requires TLS: %s',
  (SIGNET_ENV, SMTP_REQUIRE_TLS, requireTls) =>
    expect(readConfig({ ...WEBHOOK_SECRETS, SIGNET_ENV, SMTP_REQUIRE_TLS }).mail.requireTls).toBe(
      requireTls,
    ),
);

test.each([
  [{ PORT: 'x' }, 'PORT must be a port number from 1 to 65535, not "x"'],
  [
    { SIGNET_ENV: 'prod' },
    'SIGNET_ENV must be one of local, ci, test, ote, production, not "prod"',
  ],
  [
    { DATABASE_URL: 'mysql://user:word@host' },
    'DATABASE_URL must be an address like postgres://user@host/name',
  ],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL must be an http or https address, not "ftp://x"'],
  [{ MAGIC_IDS: 'yes' }, 'MAGIC_IDS must be 0 or 1, not "yes"'],
  [
    { RETENTION_CLOSED_DAYS: '365' },
    'RETENTION_CLOSED_DAYS must be a whole number of days from 1826 to 3653, not "365"',
  ],
  [
    { RETENTION_CLOSED_DAYS: '99999' },
    'RETENTION_CLOSED_DAYS must be a whole number of days from 1826 to 3653, not "99999"',
  ],
  [
    { RETENTION_DECLINED_DAYS: '0' },
    'RETENTION_DECLINED_DAYS must be a whole number of days from 30 to 761, not "0"',
  ],
  [
    { RETENTION_DECLINED_PEOPLE_DAYS: '1.5' },
    'RETENTION_DECLINED_PEOPLE_DAYS must be a whole number of days from 761 to 2557, not "1.5"',
  ],
])('%j stops the start with one clear line', (env, line) =>
  expect(linesOf(env as Record<string, string>)).toEqual([line]),
);

test('records that the law requires are kept for five years after closing, or as long as the configuration says', () => {
  const dayMs = 24 * 3_600_000;
  expect(readConfig({}).retention).toEqual({
    declined: 180 * dayMs,
    declinedPeople: 761 * dayMs,
    closed: 1_826 * dayMs,
  });
  expect(readConfig({ RETENTION_CLOSED_DAYS: '2557' }).retention.closed).toBe(2_557 * dayMs);
});

test('production starts with live vendors', () => expect(linesOf(PRODUCTION)).toEqual([]));

test('production may follow a configuration service for its flags', () =>
  expect(linesOf({ ...PRODUCTION, FLAGS_URL: 'https://config.acme.com' })).toEqual([]));

test.each([
  [{ PLAID_URL: 'http://production.plaid.com' }, 'PLAID_URL'],
  [{ REVIEWERS: 'Robin=0123456789abcdef' }, 'REVIEWERS is for local and ci alone'],
  [{ PLAID_URL: 'https://sandbox.plaid.com' }, 'PLAID_URL'],
  [{ PERSONA_URL: 'https://localhost/api/v1' }, 'PERSONA_URL'],
  [{ TWILIO_URL: 'https://10.0.0.1' }, 'TWILIO_URL'],
  [{ OIDC_ISSUER: 'https://idp.internal' }, 'OIDC_ISSUER'],
  [{ SMTP_URL: 'smtp://localhost:25' }, 'SMTP_URL'],
  [{ PERSONA_API_KEY: 'persona_sandbox_1' }, 'PERSONA_API_KEY'],
  [{ STRIPE_API_KEY: 'sk_test_1' }, 'STRIPE_API_KEY is a test key'],
  [{ STRIPE_URL: 'http://api.stripe.com' }, 'STRIPE_URL'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is a test key'],
  [{ STRIPE_SCRIPT_URL: 'http://js.stripe.com/endive/stripe.js' }, 'STRIPE_SCRIPT_URL'],
  [{ PROVE_URL: 'http://api.payfone.com' }, 'PROVE_URL'],
  [{ PROVE_URL: 'https://api.staging.payfone.com' }, 'PROVE_URL'],
  [{ PROVE_PASSWORD: 'sandbox-password' }, 'PROVE_PASSWORD'],
  [{ PERSONA_WEBHOOK_SECRET: 'wbhsec_sandbox' }, 'PERSONA_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ SURVEY_SCRIPT_URL: 'http://survey.example/nps.js' }, 'SURVEY_SCRIPT_URL must be https'],
  [
    { FEES: '{"POYNT":{"US":{"terminal":{"basisPoints":2.3,"fixedCents":0}}}}' },
    'FEES must be JSON like',
  ],
  [
    { FEES: '{"POYNT":{"US":{"cash":{"basisPoints":1,"fixedCents":0}}}}' },
    'FEES must be JSON like',
  ],
  [{ MAGIC_IDS: '1' }, 'MAGIC_IDS'],
  [{ DATABASE_URL: 'postgres://u@host/a' }, 'KEYS_DATABASE_URL must be set in production'],
  [
    { DATABASE_URL: 'postgres://u@host/a', KEYS_DATABASE_URL: 'postgres://u@host/a' },
    'KEYS_DATABASE_URL must name another database',
  ],
  [{ SMTP_REQUIRE_TLS: '0' }, 'SMTP_REQUIRE_TLS must be 1 in production'],
  [{ CLOCK_URL: 'https://clock.acme.com' }, 'CLOCK_URL'],
  [{ KEYS_FILE: '/nowhere/keys.json' }, 'KEYS_FILE'],
])('production refuses %j', (env, name) =>
  expect(linesOf({ ...PRODUCTION, ...env })[0]).toContain(name),
);

test('fees are configured by portal and market: samples beside a sandbox, none in production by default', () => {
  const FEES =
    '{"POYNT":{"US":{"invoicing":{"basisPoints":270,"fixedCents":30},"monthlyCents":0}}}';
  expect(readConfig({ ...PRODUCTION, FEES }).fees).toEqual({
    POYNT: {
      US: { rows: [{ id: 'invoicing', basisPoints: 270, fixedCents: 30 }], monthlyCents: 0 },
    },
  });
  expect(readConfig(PRODUCTION).fees).toEqual({});
  expect(readConfig({}).fees.GODADDY?.CA?.rows).toEqual(SAMPLE_FEES.CA);
});

test('production does not start without a vendor’s key, and names the missing variable', () => {
  const { PLAID_SECRET: _missing, ...rest } = PRODUCTION;
  expect(linesOf(rest)).toEqual(['PLAID_SECRET must be set']);
});

test('production does not start without a webhook secret, because anybody could send the vendor’s webhooks', () => {
  const { PERSONA_WEBHOOK_SECRET: _missing, ...rest } = PRODUCTION;
  expect(linesOf(rest)).toEqual(['PERSONA_WEBHOOK_SECRET must be set']);
});

test('beside a sandbox there are two reviewers; a malformed row and a repeated name or key stop the start', () => {
  expect(readConfig({ SIGNET_ENV: 'ci' }).reviewers.map(({ name }) => name)).toEqual([
    'Robin',
    'Sam',
  ]);
  for (const rows of [
    'Robin',
    'Robin=short',
    'Robin=0123456789abcdef,Robin=0123456789abcdeg',
    'A=0123456789abcdef,B=0123456789abcdef',
  ])
    expect(linesOf({ SIGNET_ENV: 'ci', REVIEWERS: rows })[0]).toMatch(
      /^REVIEWERS must be rows like Robin=…[^"]*$/,
    );
});

test('a variable that is no longer read is named together with its replacement', () => {
  expect(retiredVariableLines({})).toEqual([]);
  expect(retiredVariableLines({ REVIEW_KEY: '0123456789abcdef' })).toEqual([
    expect.stringMatching(/REVIEW_KEY.*npm run reviewer/),
  ]);
});

test.each([
  ['STRIPE_API_KEY', 'sk_live_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1'],
])('outside production %s may not be a live key', (name, key) =>
  expect(() => readConfig({ ...WEBHOOK_SECRETS, SIGNET_ENV: 'ote', [name]: key })).toThrow(
    `${name} is a live key, which production alone may use`,
  ),
);

test('a direct database address needs the pooler’s too, a password has one source, and pools have bounds', () => {
  const url = 'postgres://signet@db/signet';
  expect(linesOf({ DATABASE_DIRECT_URL: url })).toEqual([
    'DATABASE_DIRECT_URL is set and DATABASE_URL is not',
  ]);
  expect(
    linesOf({
      DATABASE_URL: url,
      DATABASE_PASSWORD_FILE: '/run/secrets/password',
      DATABASE_PASSWORD_COMMAND: 'print-password',
    }),
  ).toEqual(['DATABASE_PASSWORD_FILE and DATABASE_PASSWORD_COMMAND exclude each other']);
  expect(linesOf({ DATABASE_URL: url, DATABASE_CONNECTIONS: '1' })).toEqual([
    'DATABASE_CONNECTIONS must be a whole number from 2 to 200, not "1"',
  ]);
});

test('a secret may be read from a file, with or without a final line break', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret');
  writeFileSync(file, 'postgres://signet@db/signet\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://signet@db/signet');
  expect(linesOf({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db/signet' })).toEqual([
    'DATABASE_URL and DATABASE_URL_FILE exclude each other',
  ]);
  expect(linesOf({ DATABASE_URL_FILE: '/nowhere/secret' })).toEqual([
    'the file that DATABASE_URL_FILE names cannot be read',
  ]);
});
