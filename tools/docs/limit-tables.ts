import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';

type Limit = number | readonly number[] | Readonly<Record<string, number>>;
export type LimitTable = { file: string; limits: Readonly<Record<string, Limit>> };

const FILES = globSync('packages/rulebook/src/*/limits.ts', { cwd: PROJECT }).sort();

async function tableIn(file: string): Promise<LimitTable> {
  const named = Object.entries<unknown>(await import(join(PROJECT, file)));
  const [, limits] = named.find(([name]) => name.endsWith('LIMITS')) ?? [];
  if (typeof limits !== 'object' || limits === null) throw new Error(`${file} has no limits`);
  return { file, limits: limits as LimitTable['limits'] };
}

/** The limits that rooms share, and those of each room. */
export const LIMIT_TABLES: readonly LimitTable[] = await Promise.all(FILES.map(tableIn));
