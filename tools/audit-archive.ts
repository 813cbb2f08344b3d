import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../apps/api/src/platform/config/config.ts';
import type { Store } from '../apps/api/src/store.ts';
import { commandLine } from './command-line.ts';
import { withProductStore } from './product-store.ts';
import { CliError } from './review-client.ts';

const USAGE = `npm run audit-archive                  lists the months
npm run audit-archive -- 2026-10 FOLDER  takes the files of one out of the object store`;

type ArchiveStore = Pick<Store, 'auditArchives'>;

/** Lists the archived months, or writes the files of one; returns the lines to print. */
export async function runAuditArchive(
  { auditArchives }: ArchiveStore,
  [month, folder]: readonly string[],
): Promise<string[]> {
  if (month === undefined)
    return (await auditArchives.months()).map(
      ({ month, lines, parts, root }) => `${month}  ${lines} lines in ${parts} parts, root ${root}`,
    );
  if (folder === undefined) throw new CliError(USAGE);
  const found = await auditArchives.read(month);
  if (found === undefined) throw new CliError(`${month} is not archived`);
  mkdirSync(folder, { recursive: true });
  const parts = found.parts.map(({ text, ...about }) => {
    const file = `${month}-${String(about.part).padStart(6, '0')}.jsonl`;
    writeFileSync(join(folder, file), text, { mode: 0o600 });
    return { ...about, file };
  });
  const manifest = join(folder, `${month}.json`);
  writeFileSync(manifest, `${JSON.stringify({ ...found.about, files: parts }, null, 2)}\n`);
  return [
    `${manifest} and ${parts.length} parts; verify: node tools/verify-audit-export.ts ${manifest}`,
  ];
}

if (import.meta.main) {
  const { positionals } = commandLine(USAGE, { allowPositionals: true });
  try {
    const lines = await withProductStore(readConfig(process.env), (store) =>
      runAuditArchive(store, positionals),
    );
    console.log(lines.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the command failed');
    process.exitCode = 1;
  }
}
