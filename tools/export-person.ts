import { userInfo } from 'node:os';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { commandLine } from './command-line.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const USAGE =
  'npm run -s export-person -- --email ADDRESS > person.json\n--with-findings adds what was found and how it was decided, which the person is not told';

if (import.meta.main) {
  const { values } = commandLine(USAGE, {
    options: { email: { type: 'string' }, 'with-findings': { type: 'boolean' } },
  });
  try {
    const { email = '', 'with-findings': withFindings = false } = values;
    if (email === '') throw new CliError(USAGE);
    const found = await withProductStore(readConfig(process.env), (store) =>
      store.exportPerson(email, `operator:${userInfo().username}`, { withFindings }),
    );
    if (Object.keys(found).length === 0) throw new CliError('nothing is known of that address');
    console.log(JSON.stringify(found, null, 2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
