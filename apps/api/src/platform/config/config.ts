import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LIMITS } from '@signet/rulebook/core/limits';
import { TEXT_LIMIT_IDS, TEXT_LIMITS, textMaxima } from '@signet/rulebook/phone/text-limits';
import { BLIND_SAMPLE } from '@signet/rulebook/policy/blind-sample';
import {
  DEFAULT_PORTAL,
  PORTAL_IDS,
  portalHost,
  portalRow,
} from '@signet/rulebook/reference/portals';
import {
  DEFAULT_RETENTION,
  RETENTION_PERIOD_IDS,
  RETENTION_PERIODS,
  type RetentionPeriodId,
  retentionPeriods,
} from '@signet/rulebook/reference/retention';
import { originsOfPortals } from '../portal-hosts.ts';
import { CONFIG_SCHEMA, type ConfigReader } from './config-schema.ts';
import { consoleConfig, consoleErrorsInProduction } from './console-config.ts';
import { databasePassword } from './database-password.ts';
import { deskConfig, deskErrorsInProduction } from './desk-config.ts';
import { ENVIRONMENTS, isSandboxEnvironment } from './environments.ts';
import { sampleFees } from './fee-rows.ts';
import { BARE_ROWS, readPartners } from './partners.ts';
import { samplePartners } from './sample-partners.ts';
import {
  isPublicHttps,
  KEYS_OF_PAGES,
  liveKeyErrors,
  sandboxSecretErrors,
  VENDOR_WANTED,
  vendorConfig,
  vendorDefaults,
  vendorErrorsInProduction,
} from './vendor-variables.ts';

const LOCAL_COOKIE_HOST = portalHost(
  PORTAL_IDS.find((portal) => portalRow(portal).hostVariable === 'cookieHost') ?? DEFAULT_PORTAL,
  'localhost',
);

const dayMs = 24 * 3_600_000;

type Env = Readonly<Record<string, string | undefined>>;

const WANTED: Readonly<Record<string, string>> = {
  ...VENDOR_WANTED,
  SIGNET_ENV: `one of ${ENVIRONMENTS.join(', ')}`,
  RELEASE: 'up to 60 letters, digits, dots, hyphens and underscores',
  PORT: 'a port number from 1 to 65535',
  METRICS_PORT: 'a port number from 1 to 65535',
  DESK_PORT: 'a port number from 1 to 65535, for the desk of staff',
  DESK_GROUPS:
    'rows like signet-review=reviewer, a group of the provider and a role, with a comma between',
  CONSOLE_PORT: 'a port number from 1 to 65535, for the console of partners’ people',
  CONSOLE_SECRETS:
    'rows like northwind=…, a partner and the secret of our client at its provider, with a comma between',
  REVIEWER_KEYS_UNTIL:
    'the last day, YYYY-MM-DD, on which a reviewer’s key does what a person does; from then on it is a program’s',
  SANDBOX_PORT: 'a port number from 1 to 65535',
  DATABASE_URL: 'an address like postgres://user@host/name',
  DATABASE_DIRECT_URL:
    'an address like postgres://user@host/name, past the pooler that DATABASE_URL leads to',
  DATABASE_READER_URL: 'an address like postgres://user@host/name, of a replica of DATABASE_URL',
  DATABASE_PASSWORD_FILE: 'a file that holds the password, read at each new connection',
  DATABASE_PASSWORD_COMMAND: 'a command that prints the password, run at each new connection',
  MIGRATE_AT_START:
    '0 or 1: whether a process that starts changes the schema itself, or waits for `main.ts migrate`',
  DATABASE_CONNECTIONS: 'a whole number from 2 to 200',
  QUEUE_CONNECTIONS: 'a whole number from 2 to 200',
  KEYS_DATABASE_CONNECTIONS: 'a whole number from 2 to 200',
  KEYS_DATABASE_URL: 'an address like postgres://user@host/name, of a database of its own',
  OBJECTS_BUCKET: 'the name of an S3 bucket; without one, files lie in DATA_DIR/objects',
  OBJECTS_REGION: 'the region of the bucket',
  OBJECTS_ENDPOINT: 'the http or https address of a store that speaks S3 and is not Amazon’s',
  KEYS_WRAP_URL:
    'the http or https address of Vault, or of a key service in place of its usual one',
  KEYS_WRAP_TOKEN: 'a token of Vault that may use the key; without one, the pod’s identity is used',
  KEYS_WRAP_ROLE: 'the role that Vault gives the pod',
  COOKIE_HOST: 'a host name',
  MAGIC_IDS: '0 or 1',
  SMTP_REQUIRE_TLS: '0 or 1',
  DRAIN_NOTICE_MS: 'milliseconds from 0 to 60000',
  LIMIT_FACTOR: 'a whole number from 1 to 1000',
  REVIEWERS:
    'rows like Robin=…, one for each reviewer with a key of 16 to 200 characters, with a comma between',
  ...Object.fromEntries(
    RETENTION_PERIOD_IDS.map((id) => {
      const { variable, leastDays, mostDays } = RETENTION_PERIODS[id];
      return [variable, `a whole number of days from ${leastDays} to ${mostDays}`];
    }),
  ),
  ...Object.fromEntries(
    TEXT_LIMIT_IDS.map((id) => {
      const { variable, least, most } = TEXT_LIMITS[id];
      return [variable, `a whole number of texts from ${least} to ${most}`];
    }),
  ),
  [BLIND_SAMPLE.variable]: `a number from 0 to ${BLIND_SAMPLE.mostPercent}, how many of a hundred automatic approvals a reviewer looks at blindly`,
  SECURITY_CONTACT:
    'an address with its scheme, like mailto:security@example.com or https://example.com/security',
  FEES: `JSON like {"${DEFAULT_PORTAL}":{"US":{"terminal":{"basisPoints":230,"fixedCents":0},"monthlyCents":0}}}`,
};

/** A key that nobody judged is a secret. */
const isSecretName = (name: string): boolean =>
  /SECRET|TOKEN|PASSWORD|REVIEWERS|DATABASE_(?:DIRECT_|READER_)?URL|SMTP_URL/.test(name) ||
  (name.endsWith('_KEY') && !KEYS_OF_PAGES.includes(name));

export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

function defaultsFor(env: Env): Env {
  const environment = env.SIGNET_ENV ?? 'local';
  const port = env.PORT ?? '3000';
  const dataDir = env.DATA_DIR ?? '.data';
  const sandbox = `http://localhost:${env.SANDBOX_PORT ?? '4000'}`;
  const ownWorld = isSandboxEnvironment(environment);
  return {
    SIGNET_ENV: environment,
    RELEASE: 'unnamed',
    PORT: port,
    SANDBOX_PORT: '4000',
    HOST: 'localhost',
    DATA_DIR: dataDir,
    // The embedded database has one process, which nobody else can migrate for.
    MIGRATE_AT_START: ownWorld || env.DATABASE_URL === undefined ? '1' : '0',
    DATABASE_CONNECTIONS: String(LIMITS.databaseConnections),
    QUEUE_CONNECTIONS: String(LIMITS.queueConnections),
    KEYS_DATABASE_CONNECTIONS: String(LIMITS.keysDatabaseConnections),
    OBJECTS_REGION: 'us-east-1',
    KEYS_FILE: join(dataDir, 'keys.json'),
    PUBLIC_URL: `http://localhost:${port}`,
    COOKIE_HOST: LOCAL_COOKIE_HOST,
    TRUST_PROXY: '',
    LIMIT_FACTOR: ownWorld ? '100' : '1',
    DRAIN_NOTICE_MS: environment === 'production' ? '5000' : '0',
    MAGIC_IDS: ownWorld ? '1' : '0',
    PORTAL_DIST: resolve(import.meta.dirname, '../../../../portal/dist'),
    DESK_DIST: resolve(import.meta.dirname, '../../../../desk/dist'),
    CONSOLE_DIST: resolve(import.meta.dirname, '../../../../desk/dist/console'),
    CONSOLE_SECRETS: ownWorld
      ? 'northwind=sandbox-northwind-secret,harbor=sandbox-harbor-secret'
      : '',
    DESK_GROUPS: ownWorld
      ? 'signet-review=reviewer,signet-senior=senior,signet-support=support,signet-risk=analyst,signet-admin=administrator,signet-audit=auditor'
      : '',
    DESK_GROUPS_CLAIM: 'groups',
    DESK_ACR: 'phr phrh',
    DESK_AMR: 'pop hwk swk',
    SMTP_REQUIRE_TLS: ownWorld ? '0' : '1',
    MAIL_FROM: 'Applications <applications@localhost>',
    FEES: ownWorld ? sampleFees : '{}',
    ...Object.fromEntries(
      RETENTION_PERIOD_IDS.map((id) => [
        RETENTION_PERIODS[id].variable,
        String(DEFAULT_RETENTION[id] / dayMs),
      ]),
    ),
    ...Object.fromEntries(
      TEXT_LIMIT_IDS.map((id) => [TEXT_LIMITS[id].variable, String(TEXT_LIMITS[id].max)]),
    ),
    // Beside the sandbox every approval, or there would be nothing to look at.
    [BLIND_SAMPLE.variable]: String(ownWorld ? BLIND_SAMPLE.mostPercent : BLIND_SAMPLE.percent),
    ...(ownWorld ? { SECURITY_CONTACT: 'mailto:security@example.com' } : {}),
    ...(ownWorld ? { CLOCK_URL: sandbox, FLAGS_URL: sandbox } : {}),
    REVIEWERS: ownWorld ? 'Robin=sandbox-reviewer-robin,Sam=sandbox-reviewer-sam' : '',
    ...vendorDefaults(environment, { sandbox, mailPort: Number(env.SANDBOX_PORT ?? '4000') + 1 }),
  };
}

/**
 * Adds the secrets that stand in files, as orchestrators mount them: `SMTP_URL_FILE` for
 * `SMTP_URL`.
 */
function withSecretFiles(env: Env): Env {
  const names = Object.keys(CONFIG_SCHEMA.shape).filter(
    (name) => isSecretName(name) && env[secretFileOf(name)],
  );
  const doubled = names.filter((name) => env[name]);
  if (doubled.length > 0)
    throw new ConfigError(
      doubled.map((name) => `${name} and ${secretFileOf(name)} exclude each other`),
    );
  return { ...env, ...Object.fromEntries(names.map((name) => [name, readSecret(name, env)])) };
}

const secretFileOf = (name: string): string => `${name}_FILE`;

function readSecret(name: string, env: Env): string {
  try {
    return readFileSync(env[secretFileOf(name)] ?? '', 'utf8').replace(/\r?\n$/, '');
  } catch {
    // Its own error holds the path alone.
    throw new ConfigError([`the file that ${secretFileOf(name)} names cannot be read`]);
  }
}

/**
 * Reads the whole configuration once from the environment; throws ConfigError with one line per
 * wrong value. docs/readings.md 21.
 */
export function readConfig(given: Env): Config {
  const env = withSecretFiles(given);
  if (env.NODE_ENV === 'production' && !env.SIGNET_ENV)
    throw new ConfigError([
      `SIGNET_ENV must be set where NODE_ENV is production: ${wantedOf('SIGNET_ENV')}`,
    ]);
  const fromEnv = Object.fromEntries(
    Object.keys(CONFIG_SCHEMA.shape).map((name) => [name, env[name] || undefined]),
  ); // empty is unset
  const filled = {
    ...defaultsFor(fromEnv),
    ...Object.fromEntries(Object.entries(fromEnv).filter(([, value]) => value !== undefined)),
  };
  const parsed = CONFIG_SCHEMA.safeParse(filled);
  if (!parsed.success)
    throw new ConfigError(
      wrongLines(
        parsed.error.issues.map(({ path }) => String(path[0])),
        fromEnv,
        filled,
      ),
    );
  const { SIGNET_ENV, REVIEWERS } = parsed.data;
  const errors = [
    ...(REVIEWERS.length > 0 && !isSandboxEnvironment(SIGNET_ENV)
      ? [
          'REVIEWERS is for local and ci alone: elsewhere npm run reviewer -- --add NAME gives each reviewer a key',
        ]
      : []),
    ...(parsed.data.KEYS_DATABASE_URL !== undefined &&
    parsed.data.KEYS_DATABASE_URL === parsed.data.DATABASE_URL
      ? ['KEYS_DATABASE_URL must name another database than DATABASE_URL']
      : []),
    ...databaseAccessErrors(parsed.data),
    ...(SIGNET_ENV === 'production'
      ? productionConfigErrors(parsed.data)
      : liveKeyErrors(parsed.data)),
    ...(isSandboxEnvironment(SIGNET_ENV) ? [] : sandboxSecretErrors(parsed.data)),
  ];
  if (errors.length > 0) throw new ConfigError(errors);
  return configOf(parsed.data);
}

function databaseAccessErrors(read: ConfigReader): string[] {
  const { DATABASE_URL, DATABASE_PASSWORD_FILE, DATABASE_PASSWORD_COMMAND } = read;
  const lines: string[] = [];
  if (DATABASE_PASSWORD_FILE !== undefined && DATABASE_PASSWORD_COMMAND !== undefined)
    lines.push('DATABASE_PASSWORD_FILE and DATABASE_PASSWORD_COMMAND exclude each other');
  if (DATABASE_URL === undefined && read.DATABASE_DIRECT_URL !== undefined)
    lines.push('DATABASE_DIRECT_URL is set and DATABASE_URL is not');
  if (DATABASE_URL === undefined && read.DATABASE_READER_URL !== undefined)
    lines.push('DATABASE_READER_URL is set and DATABASE_URL is not');
  return lines;
}

/** Skips variables whose default was derived from a wrong one. */
function wrongLines(names: readonly string[], fromEnv: Env, filled: Env): string[] {
  const own = names.filter((name) => fromEnv[name] !== undefined || filled[name] === undefined);
  return (own.length > 0 ? own : names).map((name) => wrongLine(name, filled));
}

function wrongLine(name: string, values: Env): string {
  const value = values[name];
  if (value === undefined) return `${name} must be set`;
  return `${name} must be ${wantedOf(name)}${isSecretName(name) ? '' : `, not "${value}"`}`;
}

const wantedOf = (name: string): string =>
  WANTED[name] ?? (/URL|ISSUER/.test(name) ? 'an http or https address' : 'set');

const RETIRED: Readonly<Record<string, string>> = {
  REVIEW_KEY:
    'opens nothing: each reviewer has a key of their own (npm run reviewer -- --add NAME)',
  ...Object.fromEntries(
    ['BASIC_SERVICES', 'CONTACTS', 'MOVED_REFERRALS', 'REDIRECTS'].map((name) => [
      name,
      'changes nothing: it stands in the rows of portals and partners (npm run partner -- --import FILE)',
    ]),
  ),
};

export const retiredVariableLines = (env: Env): string[] =>
  Object.entries(RETIRED).flatMap(([name, why]) =>
    env[name] === undefined || env[name] === '' ? [] : [`${name} is no longer read and ${why}`],
  );

export const environmentVariables = (
  environment: string,
): {
  variable: string;
  wanted: string;
  byDefault?: string;
  isOptional: boolean;
  isSecret: boolean;
}[] =>
  Object.entries(CONFIG_SCHEMA.shape).map(([name, shape]) => ({
    variable: name,
    wanted: wantedOf(name),
    isSecret: isSecretName(name) && !name.startsWith('DATABASE_PASSWORD'),
    isOptional: shape.safeParse(undefined).success,
    byDefault: defaultsFor({ SIGNET_ENV: environment })[name],
  }));

/**
 * Rejects in production: vendors that are not https on a public name, test keys and everything of
 * the sandbox. docs/readings.md 21.
 */
function productionConfigErrors(read: ConfigReader): string[] {
  const { PUBLIC_URL, FLAGS_URL, KEYS_FILE } = read;
  const lines = [
    ...vendorErrorsInProduction(read),
    ...deskErrorsInProduction(read),
    ...consoleErrorsInProduction(read),
  ];
  if (!isPublicHttps(PUBLIC_URL))
    lines.push(`PUBLIC_URL must be https on a public name in production, not "${PUBLIC_URL}"`);
  if (FLAGS_URL !== undefined && !isPublicHttps(FLAGS_URL))
    lines.push('FLAGS_URL must be https on a public name in production');
  if (read.DATABASE_URL !== undefined && read.KEYS_DATABASE_URL === undefined)
    lines.push(
      'KEYS_DATABASE_URL must be set in production: in the database itself, the halves of keys would be in its backups too',
    );
  if (read.LIMIT_FACTOR !== 1)
    lines.push('LIMIT_FACTOR must be 1 in production: it raises the limits that protect money');
  if (!read.SMTP_REQUIRE_TLS)
    lines.push('SMTP_REQUIRE_TLS must be 1 in production: mails carry links that sign people in');
  if (read.MAGIC_IDS) lines.push('MAGIC_IDS is refused in production');
  if (read.CLOCK_URL !== undefined) lines.push('CLOCK_URL is refused in production');
  if (!existsSync(KEYS_FILE))
    lines.push(`KEYS_FILE must exist in production, and "${KEYS_FILE}" does not`);
  return lines;
}

/** The rows that seed the partner table. docs/decisions/0088. */
const seededPartners = ({
  SIGNET_ENV,
  SANDBOX_PORT,
  PUBLIC_URL,
}: Pick<ConfigReader, 'SIGNET_ENV' | 'SANDBOX_PORT' | 'PUBLIC_URL'>) =>
  isSandboxEnvironment(SIGNET_ENV)
    ? samplePartners({ sandbox: `http://localhost:${SANDBOX_PORT}`, publicUrl: PUBLIC_URL })
    : BARE_ROWS;

function configOf(read: ConfigReader) {
  return {
    environment: read.SIGNET_ENV,
    production: read.SIGNET_ENV === 'production',
    release: read.RELEASE,
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    /** Replica that figures are read from; docs/decisions/0327. */
    readerUrl: read.DATABASE_READER_URL,
    migratesAtStart: read.MIGRATE_AT_START,
    databaseAccess: {
      directUrl: read.DATABASE_DIRECT_URL,
      password: databasePassword({
        file: read.DATABASE_PASSWORD_FILE,
        command: read.DATABASE_PASSWORD_COMMAND,
      }),
      connections: read.DATABASE_CONNECTIONS,
      queueConnections: read.QUEUE_CONNECTIONS,
    },
    /** Database of the halves of data keys; docs/decisions/0132. */
    keysDatabaseUrl: read.KEYS_DATABASE_URL,
    keysDatabaseConnections: read.KEYS_DATABASE_CONNECTIONS,
    /** Bucket of files outside the database; without one, a folder. docs/decisions/0232. */
    bucket:
      read.OBJECTS_BUCKET === undefined
        ? undefined
        : {
            name: read.OBJECTS_BUCKET,
            region: read.OBJECTS_REGION,
            endpoint: read.OBJECTS_ENDPOINT,
          },
    keysFile: read.KEYS_FILE,
    /** How the service is reached that wraps the key file. docs/decisions/0258. */
    keyWrapper: {
      url: read.KEYS_WRAP_URL,
      token: read.KEYS_WRAP_TOKEN,
      role: read.KEYS_WRAP_ROLE,
    },
    publicUrl: read.PUBLIC_URL,
    cookieHost: read.COOKIE_HOST,
    portalOrigins: originsOfPortals({ publicUrl: read.PUBLIC_URL, cookieHost: read.COOKIE_HOST }),
    trustProxy: read.TRUST_PROXY,
    /**
     * Multiplier of the limits per network, per block of numbers and overall: tests are many people
     * behind one address.
     */
    limitFactor: read.LIMIT_FACTOR,
    /** How many texts may be sent in this cell. docs/decisions/0256. */
    textMaxima: textMaxima((id) => read[TEXT_LIMITS[id].variable]),
    /** docs/decisions/0286. */
    blindSamplePercent: read[BLIND_SAMPLE.variable],
    metricsPort: read.METRICS_PORT,
    /** The desk of staff, on a port of its own; without one there is none. */
    desk: deskConfig(read),
    /** The console of partners' people, on a port of its own; without one there is none. */
    partnerConsole: consoleConfig(read),
    /** The last day on which people may work with keys; unset means no end. docs/decisions/0271. */
    reviewerKeysUntil: read.REVIEWER_KEYS_UNTIL,
    drainNoticeMs: read.DRAIN_NOTICE_MS,
    clockUrl: read.CLOCK_URL,
    /** Service that streams the portals' flags; without it the defaults stay. */
    flagsUrl: read.FLAGS_URL,
    magicIds: read.MAGIC_IDS,
    portalDist: read.PORTAL_DIST,
    mail: { url: read.SMTP_URL, from: read.MAIL_FROM, requireTls: read.SMTP_REQUIRE_TLS },
    ...vendorConfig(read),
    reviewers: read.REVIEWERS,
    /** How long numbers and names that the law requires are kept, in ms. docs/decisions/0197. */
    retention: retentionPeriods(
      (id: RetentionPeriodId) => read[RETENTION_PERIODS[id].variable] * dayMs,
    ),
    /** Where a vulnerability is reported, for security.txt; without it there is none. */
    securityContact: read.SECURITY_CONTACT,
    /** Fees by portal and market; a fee that is not configured is not shown. */
    fees: read.FEES,
    /**
     * Portal and partner rows. Next to the sandbox they start as samples; `watchPartners` then
     * reads them from the database.
     */
    partners: readPartners(seededPartners(read)),
    partnerSeed: seededPartners(read),
  };
}

export type Config = ReturnType<typeof configOf>;
