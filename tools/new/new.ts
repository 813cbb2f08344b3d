import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '../source-files.ts';
import { filesFor, KINDS, type Kind } from './templates.ts';

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text);

/** Writes the files of a new thing; answers what was written and what to do by hand. Throws Error for a bad name or a file that exists. */
export function makeNew(kind: Kind, name: string, root: string = PROJECT): string[] {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" must be in kebab-case, like update-owner`);
  const files = Object.entries(filesFor(kind, name));
  for (const [path] of files) if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.map(([path]) => `wrote   ${path}`), ...KINDS[kind].map((todo) => `by hand ${todo}`)];
}

if (import.meta.main) {
  const [kind = '', name = ''] = process.argv.slice(2);
  try {
    if (!isKind(kind)) throw new Error(`npm run new ${Object.keys(KINDS).join('|')} NAME`);
    console.log(makeNew(kind, name).join('\n'));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}
