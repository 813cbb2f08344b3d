import { readConfig } from '../apps/api/src/platform/config/config.ts';
import { REVIEWER_NAME } from '../apps/api/src/platform/config/config-schema.ts';
import type { Store } from '../apps/api/src/store.ts';
import { commandLine } from './command-line.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const USAGE = [
  'npm run reviewer -- --add NAME',
  'npm run reviewer -- --revoke NAME',
  'npm run reviewer -- --list',
].join('\n');

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Issues, revokes or lists reviewer keys; returns the lines to print. docs/decisions/0047. */
export async function manageReviewers(
  { reviewers }: Pick<Store, 'reviewers'>,
  { add, revoke, list }: { add?: string; revoke?: string; list?: boolean },
): Promise<string[]> {
  if (add !== undefined && REVIEWER_NAME.test(add)) {
    const made = await reviewers.add(add);
    if (made === undefined) throw new CliError(`there is a reviewer with the name ${add} already`);
    return [
      `${made.reviewer.name} is reviewer ${made.reviewer.id}; the key is shown this once:`,
      made.key,
    ];
  }
  if (revoke !== undefined) {
    if (!(await reviewers.revoke(revoke))) throw new CliError(`no reviewer has the name ${revoke}`);
    return [`the key of ${revoke} opens nothing any more`];
  }
  if (!list) throw new CliError(USAGE);
  const all = await reviewers.list();
  return all.length === 0
    ? ['there are no reviewers yet']
    : all.map(({ id, name, createdAt, revokedAt }) =>
        [
          id,
          name,
          `since ${dayOf(createdAt)}`,
          ...(revokedAt === undefined ? [] : [`revoked ${dayOf(revokedAt)}`]),
        ].join('  '),
      );
}

if (import.meta.main) {
  const { values } = commandLine(USAGE, {
    options: { add: { type: 'string' }, revoke: { type: 'string' }, list: { type: 'boolean' } },
  });
  try {
    console.log(
      (
        await withProductStore(readConfig(process.env), (store) => manageReviewers(store, values))
      ).join('\n'),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
