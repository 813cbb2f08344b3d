import { resolve } from 'node:path';
import { LIMITS } from '@signet/rulebook/core/limits';
import closeWithGrace from 'close-with-grace';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { describeError } from './platform/describe-error.ts';
import { startWatchdog } from './platform/watchdog/watchdog.ts';
import { migrateProduct, type Role, startProduct } from './start-product.ts';

/** `migrate` changes the schema and ends; the others run. */
const ROLES = ['all', 'api', 'worker', 'migrate'] as const satisfies readonly (Role | 'migrate')[];

function exitWith(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function roleOf(argument: string | undefined): (typeof ROLES)[number] {
  return (
    ROLES.find((role) => role === (argument ?? 'all')) ??
    exitWith([`the role must be one of ${ROLES.join(', ')}, not "${argument}"`])
  );
}

async function run(config: Config, role: Role): Promise<void> {
  if (role !== 'all' && config.databaseUrl === undefined)
    exitWith([`"${role}" runs beside other processes and needs DATABASE_URL=postgres://…`]);
  const product = await startProduct(config, role, process.env);
  const watchdog = startWatchdog({
    release: config.release,
    onError: (error) =>
      product.log.error({ error: describeError(error) }, 'the watchdog of the event loop failed'),
  });
  for (const line of product.lines) console.log(line);
  if (config.databaseUrl === undefined)
    console.log(`Data     ${resolve(config.dataDir)} (embedded database, one process)`);
  closeWithGrace(
    { delay: config.drainNoticeMs + LIMITS.drainMs + LIMITS.providerTimeoutMs },
    async ({ err }) => {
      if (err)
        product.log.fatal(
          { error: describeError(err) },
          'the process ends by an error that nothing caught',
        );
      await product.close();
      await watchdog.close();
    },
  );
}

const role = roleOf(process.argv[2]);
try {
  const config = readConfig(process.env);
  if (role === 'migrate') console.log(await migrateProduct(config));
  else await run(config, role);
} catch (error) {
  exitWith(
    error instanceof ConfigError
      ? error.lines
      : [error instanceof Error ? error.message : 'the start failed'],
  );
}
