import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buildPredictor } from '@signet/industries/prediction/predictor';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DEFAULT_PORTAL, PORTALS, PORTALS_DEFAULT_FIRST } from '@signet/rulebook/reference/portals';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { countCalls } from './insight/count-calls.ts';
import { followWalks } from './insight/follow-walks.ts';
import { buildJobHandlers } from './jobs.ts';
import { migrate } from './migrations/migrate.ts';
import { readySchema } from './migrations/ready-schema.ts';
import { watchPartners } from './partners/watch-partners.ts';
import { type Clock, subscribeToClock, systemClock } from './platform/clock.ts';
import { type Config, retiredVariableLines } from './platform/config/config.ts';
import { isSandboxEnvironment } from './platform/config/environments.ts';
import {
  flagsByPartner,
  mutableFlags,
  type PortalFlags,
  subscribeToFlags,
} from './platform/flags.ts';
import { buildDrain, type Drain } from './platform/http/drain.ts';
import type { HealthCheck } from './platform/http/health.ts';
import { type DutyDeps, runDuty, scheduleDuties } from './platform/jobs/duty.ts';
import { DUTY_JOB } from './platform/jobs/job.ts';
import { type Queue, startQueue } from './platform/jobs/queue.ts';
import { buildQueueLog } from './platform/jobs/queue-log.ts';
import { buildLog } from './platform/log.ts';
import { openObjects } from './platform/objects/open-objects.ts';
import { buildMetrics } from './platform/observe/metrics.ts';
import { startMetricsServer } from './platform/observe/metrics-server.ts';
import { startTracing } from './platform/observe/tracing.ts';
import { keepCounting, watchKeyVersions, watchStore } from './platform/observe/watch-store.ts';
import { originOfPortal } from './platform/portal-hosts.ts';
import { openKeys } from './platform/seal/key-file.ts';
import { openKeyHalves } from './platform/seal/open-key-halves.ts';
import { buildSealer, type Sealer } from './platform/seal/seal.ts';
import { replaceableSealer, watchKeys } from './platform/seal/watch-keys.ts';
import type { Database } from './platform/sql/database.ts';
import { openDatabase } from './platform/sql/open-database.ts';
import { openReader } from './platform/sql/reader.ts';
import { formerBuilds, keepingBuild } from './portal-pages/former-builds.ts';
import { assetsOfPortal, hasPortalBuild } from './portal-pages/portal-build.ts';
import { buildProviders, measureProviders } from './providers.ts';
import { buildStore } from './store.ts';

export type Role = 'all' | 'api' | 'worker';
export type Product = { lines: readonly string[]; log: FastifyBaseLogger; close(): Promise<void> };

type Closing = { close(): Promise<void> | void };

/** `env` carries the standard OpenTelemetry variables. */
export async function startProduct(
  config: Config,
  role: Role,
  env: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const opened: Closing[] = [];
  const close = async (): Promise<void> => {
    for (const part of opened.reverse()) await part.close();
  };
  try {
    return { ...(await open({ config, role, env }, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Start = { config: Config; role: Role; env: NodeJS.ProcessEnv };

async function open(
  { config, role, env }: Start,
  opened: Closing[],
): Promise<Omit<Product, 'close'>> {
  const log = buildLog(config.release);
  opened.push(await startTracing(env, config.release));
  const metrics = buildMetrics({ release: config.release, process: true });
  const warn = (line: string) => log.warn(line);
  for (const line of retiredVariableLines(env)) warn(line);
  const keyFile = {
    file: config.keysFile,
    production: config.production,
    wrapper: config.keyWrapper,
  };
  const keys = replaceableSealer(buildSealer(await openKeys(keyFile)));
  const { sealer } = keys;
  const database = await openProductDatabase(config, warn);
  opened.push(database);
  await readySchema(database, { migrates: config.migratesAtStart, log: warn });
  const keyHalves = await openKeyHalves(config, database, {
    statementTimeoutMs: LIMITS.statementTimeoutMs,
    log: warn,
  });
  opened.push(keyHalves);
  const [clock, ofPortals] = await Promise.all([
    clockOf(config, opened, warn),
    flagsOf(config, opened, warn),
  ]);
  const flags = flagsByPartner(ofPortals, config.partners);
  const reader = readerOf(config, warn);
  if (reader !== undefined) opened.push(reader);
  const objects = await openObjects(config);
  const given = {
    database,
    ...(reader === undefined ? {} : { reader }),
    objects,
    sealer,
    clock,
    flags,
    partners: config.partners,
    limitFactor: config.limitFactor,
    textMaxima: config.textMaxima,
    blindSamplePercent: config.blindSamplePercent,
    retention: config.retention,
    keyHalves: keyHalves.halves,
    acceptsSamples: isSandboxEnvironment(config.environment),
  };
  const store = buildStore(given);
  opened.push(store.changes);
  await store.environment.claim(config.environment);
  await store.keys.claim();
  const check = (next: Sealer) => buildStore({ ...given, sealer: next }).keys.claim();
  opened.push(watchKeys({ place: keyFile, keys, check, log }));
  await store.reviewers.seed(config.reviewers);
  opened.push(await watchPartners({ config, rows: store.referralPartners, log }));
  const calls = countCalls({ add: store.sources.add, clock, log });
  opened.push(calls);
  const measuring = { metrics, heard: calls.heard };
  const providers = measureProviders(buildProviders(config, { log }), measuring, config);
  opened.push(providers.mail);
  const deps: Deps = {
    config,
    builds: formerBuilds(objects),
    store,
    clock,
    flags,
    providers,
    predictor: buildPredictor(),
    sealer,
    log,
    metrics,
  };
  const queue = role === 'api' ? undefined : await startJobs(deps, given, opened);
  watchStore(metrics, store.keptCounts, clock.now);
  watchKeyVersions(metrics, sealer);
  const drain = buildDrain(config.drainNoticeMs);
  const health = healthOf(config, { database, queue, drain });
  if (config.metricsPort !== undefined) {
    const { impairments, checks } = health;
    const own =
      role === 'worker'
        ? { checks: { process: drain.check }, impairments }
        : { checks, impairments };
    opened.push(
      await startMetricsServer(metrics, {
        port: config.metricsPort,
        host: config.host,
        health: own,
      }),
    );
  }
  if (role === 'worker') return { log, lines: ['Worker   runs jobs'] };
  opened.push(
    await keepingBuild({
      objects,
      log,
      folders: {
        portal: assetsOfPortal(config.portalDist),
        ...(config.desk === undefined ? {} : { desk: join(config.desk.dist, 'assets') }),
        ...(config.partnerConsole === undefined
          ? {}
          : { console: join(config.partnerConsole.dist, 'assets') }),
      },
    }),
  );
  const { buildApp } = await import('./app.ts'); // a worker serves no calls
  const app = await buildApp(deps, health);
  opened.push({ close: () => drain.close(app) });
  await app.listen({ port: config.port, host: config.host });
  if (config.desk !== undefined) {
    const { buildDeskApp } = await import('./desk-app.ts');
    const desk = await buildDeskApp(deps, health);
    opened.push({ close: () => drain.close(desk) });
    await desk.listen({ port: config.desk.port, host: config.host });
  }
  if (config.partnerConsole !== undefined) {
    const { buildConsoleApp } = await import('./console-app.ts');
    const partnerConsole = await buildConsoleApp(deps, health);
    opened.push({ close: () => drain.close(partnerConsole) });
    await partnerConsole.listen({ port: config.partnerConsole.port, host: config.host });
  }
  return { log, lines: addressLines(config) };
}

const openProductDatabase = (config: Config, log: (line: string) => void): Promise<Database> =>
  openDatabase({
    databaseUrl: config.databaseUrl,
    ...config.databaseAccess,
    dataDir: join(config.dataDir, 'database'),
    statementTimeoutMs: LIMITS.statementTimeoutMs,
    log,
  });

const readerOf = (config: Config, log: (line: string) => void) => {
  const { readerUrl, databaseAccess } = config;
  if (readerUrl === undefined) return undefined;
  return openReader(() =>
    openDatabase({
      databaseUrl: readerUrl,
      password: databaseAccess.password,
      dataDir: config.dataDir,
      connections: LIMITS.readerConnections,
      statementTimeoutMs: LIMITS.statementTimeoutMs,
      log,
    }),
  );
};

/** Brings the schema up to date and ends; returns what it did, to print. */
export async function migrateProduct(config: Config): Promise<string> {
  const log = buildLog(config.release);
  const database = await openProductDatabase(config, (line) => log.warn(line));
  try {
    const ran = await migrate(database);
    return `Schema   ${ran.length === 0 ? 'was up to date' : `ran ${ran.join(', ')}`}`;
  } finally {
    await database.close();
  }
}

/** Runs jobs, and the duties on connections of their own. */
async function startJobs(
  deps: Deps,
  given: Parameters<typeof buildStore>[0],
  opened: Closing[],
): Promise<Queue> {
  const { store, clock } = deps;
  const log = buildQueueLog(deps);
  const database = await databaseOfDuties(deps, given.database, opened);
  const ofDuties = buildStore({ ...given, database, announcements: store.changes });
  const { duties } = ofDuties;
  const dutyDeps: DutyDeps = { duties, store, clock, log };
  const queue = await startQueue({
    database: given.database,
    store,
    clock,
    kinds: { ...buildJobHandlers(deps), [DUTY_JOB]: (job) => runDuty(dutyDeps, job) },
    log,
  });
  opened.push(queue);
  await scheduleDuties(dutyDeps);
  const { clockUrl, environment } = deps.config;
  if (clockUrl !== undefined && isSandboxEnvironment(environment))
    opened.push(
      await followWalks({
        ...{ url: clockUrl, client: `signet-${randomUUID()}`, store: ofDuties, dutyLog: log },
        log: (line) => deps.log.warn(line),
      }),
    );
  if (deps.config.metricsPort !== undefined)
    opened.push(
      keepCounting({
        store: ofDuties,
        now: clock.now,
        onError: (error) => log.error(error, 'the counts of the metrics were not made'),
      }),
    );
  return queue;
}

/** The embedded database has one connection. */
async function databaseOfDuties(
  { config, log }: Deps,
  database: Database,
  opened: Closing[],
): Promise<Database> {
  const { databaseUrl, databaseAccess, dataDir } = config;
  if (databaseUrl === undefined) return database;
  const own = await openDatabase({
    databaseUrl,
    ...databaseAccess,
    dataDir,
    statementTimeoutMs: LIMITS.dutyStatementMs,
    connections: LIMITS.dutyConnections,
    log: (line) => log.warn(line),
  });
  opened.push(own);
  return own;
}

async function clockOf(
  { clockUrl }: Config,
  opened: Closing[],
  log: (line: string) => void,
): Promise<Clock> {
  if (clockUrl === undefined) return systemClock();
  const clock = await subscribeToClock({ url: clockUrl, client: `signet-${randomUUID()}`, log });
  opened.push(clock);
  return clock;
}

async function flagsOf(
  { flagsUrl }: Config,
  opened: Closing[],
  log: (line: string) => void,
): Promise<PortalFlags> {
  if (flagsUrl === undefined) return mutableFlags();
  const flags = await subscribeToFlags({ url: flagsUrl, client: `signet-${randomUUID()}`, log });
  opened.push(flags);
  return flags;
}

type HealthSources = { database: Pick<Database, 'ping'>; queue: Queue | undefined; drain: Drain };

function healthOf(config: Config, { database, queue, drain }: HealthSources): HealthCheck {
  let hasSandboxAnswered = config.production;
  return {
    checks: {
      process: drain.check,
      portal: async () =>
        hasPortalBuild(config.portalDist) ? undefined : `is not built in ${config.portalDist}`,
      sandbox: async () => {
        hasSandboxAnswered ||= await responds(
          `${config.oidc.issuer}/.well-known/openid-configuration`,
        );
        return hasSandboxAnswered ? undefined : `has not answered at ${config.oidc.issuer}`;
      },
    },
    impairments: {
      database: () => database.ping().then(() => undefined),
      jobs: () =>
        queue === undefined ? Promise.resolve(undefined) : queue.ready().then(() => undefined),
    },
  };
}

const responds = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(LIMITS.pollMs) }).then(
    (response) => response.ok,
    () => false,
  );

function addressLines(config: Config): string[] {
  return [
    ...PORTALS_DEFAULT_FIRST.map(
      (portal, at) =>
        `${at === 0 ? 'Portal ' : '       '}  ${originOfPortal(portal, config)}  (${PORTALS[portal].name})`,
    ),
    ...(config.desk === undefined ? [] : [`Desk     ${config.desk.url}`]),
    ...(config.partnerConsole === undefined ? [] : [`Console  ${config.partnerConsole.url}`]),
    `API      ${originOfPortal(DEFAULT_PORTAL, config)}/api/docs  (readiness at /readyz)`,
  ];
}
