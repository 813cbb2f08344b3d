import { userInfo } from 'node:os';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import type { Store } from '../apps/api/src/store.ts';
import { commandLine } from './command-line.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const USAGE = 'npm run erase -- --application ID';

/**
 * Erases an application except for what must be kept by law; returns the lines to print.
 * docs/decisions/0045.
 */
export async function eraseApplication(
  { erase }: Pick<Store, 'erase'>,
  id: string,
  operator: string,
): Promise<string[]> {
  if (id === '') throw new CliError(USAGE);
  const erased = await erase(id, `operator:${operator}`);
  if (erased === undefined) throw new CliError('no such application');
  if ('waitsFor' in erased)
    throw new CliError(
      'an order of it is still charged, sent or given back: nothing is erased before that is done',
    );
  return [
    `${id} is erased`,
    erased.kept.length === 0
      ? 'nothing is kept'
      : `kept, as the law wants it: ${erased.kept.join(', ')}`,
  ];
}

if (import.meta.main) {
  const { values } = commandLine(USAGE, { options: { application: { type: 'string' } } });
  try {
    const lines = await withProductStore(readConfig(process.env), (store) =>
      eraseApplication(store, values.application ?? '', userInfo().username),
    );
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
