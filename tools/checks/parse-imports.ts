import { posix } from 'node:path';
import type { SourceFile } from '../source-files.ts';

/** One import: the resolved project path (or the package name), and whether it is type-only. */
export type Import = { from: string; to: string; isInside: boolean; isTypeOnly: boolean };

// The clause matches only names, braces, commas and stars, so no string or expression can be
// mistaken for one.
const STATIC =
  /^[ \t]*(?:import|export)\s+(type\s+)?([\w\s{},*$]*?)(?:\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

export function importsIn({ path, text }: SourceFile): Import[] {
  const found: Import[] = [];
  for (const [, type, clause = '', specifier = ''] of text.matchAll(STATIC)) {
    found.push({
      ...target(path, specifier),
      isTypeOnly: type !== undefined || namesOnlyTypes(clause),
    });
  }
  for (const [, specifier = ''] of text.matchAll(DYNAMIC))
    found.push({ ...target(path, specifier), isTypeOnly: false });
  return found;
}

/** `{ type A, type B }` imports only types; anything else, even a bare import, runs the file. */
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
    return {
      from,
      to: posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))),
      isInside: true,
    };
  const ours = /^@signet\/([^/]+)\/(.+)$/.exec(specifier);
  if (!ours) return { from, to: specifier, isInside: false };
  const [, name = '', file = ''] = ours;
  const ending = /\.css$/.test(file) ? '' : name === 'ui' ? '.tsx' : '.ts';
  return { from, to: `packages/${name}/src/${file}${ending}`, isInside: true };
}
