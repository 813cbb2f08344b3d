import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What was typed after a command. Ends the process where `--help` is asked for, with what the
 * command takes, and where something was typed that it does not know, with code 2.
 */
export function commandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}
