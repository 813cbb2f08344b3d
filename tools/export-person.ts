import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

if (import.meta.main) {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  try {
    const { email = '' } = values;
    if (email === '')
      throw new CliError('npm run -s export-person -- --email ADDRESS > person.json');
    const found = await withProductStore(readConfig(process.env), (store) =>
      store.exportPerson(email, `operator:${userInfo().username}`),
    );
    if (Object.keys(found).length === 0) throw new CliError('nothing is known of that address');
    console.log(JSON.stringify(found, null, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
