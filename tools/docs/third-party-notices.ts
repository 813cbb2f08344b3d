import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { packagesIn } from '../supply-chain/package-lock.ts';
import { markdownTable } from './markdown.ts';

export function thirdPartyNotices(
  lock: string = readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'),
): string {
  const rows = Object.entries(packagesIn(lock))
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, { version = '', license = 'see the package' }]) => ({
      package: path.split('node_modules/').at(-1) ?? path,
      version,
      licence: license,
    }));
  const unique = new Map(rows.map((row) => [`${row.package} ${row.version}`, row]));
  const sorted = [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return `Each package carries the text of its licence in its own folder of \`node_modules\`. Sources of the industry table and of its model: packages/industries/src/prediction/notice.md.\n\n${markdownTable(sorted)}`;
}
