import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { filesFor, KINDS, type Kind } from './templates.ts';

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text);

const KEBAB = '[a-z]+(?:-[a-z0-9]+)*';

/**
 * Creates the files of room/name; returns them and the remaining steps. Throws Error for a bad name
 * or an existing file.
 */
export function makeNew(kind: Kind, place: string, root: string = PROJECT): string[] {
  const [, room = '', name = ''] = new RegExp(`^(${KEBAB})/(${KEBAB})$`).exec(place) ?? [];
  const isWritten = Object.keys(filesFor(kind, 'room', 'name')).length > 0;
  if (isWritten && name === '')
    throw new Error(`"${place}" must be a room and a name in kebab-case, like people/update-owner`);
  const files = Object.entries(filesFor(kind, room, name));
  for (const [path] of files)
    if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [
    ...files.map(([path]) => `wrote   ${path}`),
    ...KINDS[kind].map((todo) => `by hand ${todo}`),
  ];
}

if (import.meta.main) {
  const [kind = '', place = ''] = process.argv.slice(2);
  try {
    if (!isKind(kind)) throw new Error(`npm run new ${Object.keys(KINDS).join('|')} ROOM/NAME`);
    console.log(makeNew(kind, place).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
