import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { z } from 'zod';

const number = z.number();
const LIMITS = z.record(
  z.string(),
  z.union([number, z.array(number), z.record(z.string(), number)]),
);
export type LimitTable = { file: string; limits: z.infer<typeof LIMITS> };

const FILES = globSync('packages/rulebook/src/*/limits.ts', { cwd: PROJECT }).sort();

async function tableIn(file: string): Promise<LimitTable> {
  const named = Object.entries<unknown>(await import(join(PROJECT, file)));
  const [, limits] = named.find(([name]) => name.endsWith('LIMITS')) ?? [];
  if (limits === undefined) throw new Error(`${file} has no limits`);
  return { file, limits: LIMITS.parse(limits) };
}

/** The limits that rooms share, and those of each room. */
export const LIMIT_TABLES: readonly LimitTable[] = await Promise.all(FILES.map(tableIn));
