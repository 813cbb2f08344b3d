import { posix } from 'node:path';
import type { SourceFile } from '../source-files.ts';

/** One import of a file: the path it means inside the project (or the package's name), and whether only types come over. */
export type Import = { from: string; to: string; isInside: boolean; isTypeOnly: boolean };

// The clause holds names, braces, commas and stars only, so that neither strings nor expressions can be taken for one.
const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?([\w\s{},*$]*?)(?:\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** Every import and re-export that a file contains. */
export function importsIn({ path, text }: SourceFile): Import[] {
  const found: Import[] = [];
  for (const [, type, clause = '', specifier = ''] of text.matchAll(STATIC)) {
    found.push({ ...target(path, specifier), isTypeOnly: type !== undefined || namesOnlyTypes(clause) });
  }
  for (const [, specifier = ''] of text.matchAll(DYNAMIC)) found.push({ ...target(path, specifier), isTypeOnly: false });
  return found;
}

/** `{ type A, type B }` brings types only; anything else, a bare import too, runs the file. */
function namesOnlyTypes(clause: string): boolean {
  const names =
    /^\s*\{([^}]*)\}\s*$/
      .exec(clause)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? [];
  return names.length > 0 && names.every((name) => name.startsWith('type '));
}

function target(from: string, specifier: string): Pick<Import, 'from' | 'to' | 'isInside'> {
  if (specifier.startsWith('.'))
    return { from, to: posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))), isInside: true };
  const ours = /^@signet\/([^/]+)\/(.+)$/.exec(specifier);
  if (!ours) return { from, to: specifier, isInside: false };
  const [, name = '', file = ''] = ours;
  const ending = /\.css$/.test(file) ? '' : name === 'ui' ? '.tsx' : '.ts';
  return { from, to: `packages/${name}/src/${file}${ending}`, isInside: true };
}
