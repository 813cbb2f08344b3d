import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textAt } from '@signet/rulebook/core/records';
import { TEST_OUTPUT_FOLDER } from '@signet/testing/world';
import type { Figure } from '../figures.ts';

const folder = join(TEST_OUTPUT_FOLDER, 'bench');

type Result = { on: string; found: unknown };
export type Promised = { name: string; value: number | boolean; limit?: number; met: boolean };

/** Keeps a bench's last result, so that the summary can name it. */
export function keepResult(bench: string, found: object): void {
  mkdirSync(folder, { recursive: true });
  const result: Result = { on: new Date().toISOString().slice(0, 10), found };
  writeFileSync(join(folder, `${bench}.json`), JSON.stringify(result));
}

const isFigure = (found: object): found is Figure => 'met' in found && 'value' in found;

/** Every figure with a limit in a result, named by its path. */
export function promisesIn(found: unknown, path: readonly string[] = []): Promised[] {
  if (typeof found !== 'object' || found === null) return [];
  if (isFigure(found)) return [{ ...found, name: path.join('.') }];
  return Object.entries(found).flatMap(([key, part]) =>
    promisesIn(part, key === 'figures' ? path : [...path, nameOf(key, part)]),
  );
}

/** An item of a list is known by its page or name rather than by its place. */
function nameOf(key: string, part: unknown): string {
  return textAt(part, 'page') ?? textAt(part, 'name') ?? key;
}

/** Every promise of every bench with its last figure, broken ones first; and the benches without one. */
export function summarise(benches: readonly string[]): object {
  const kept = new Set(keptBenches());
  const promises = benches
    .filter((bench) => kept.has(bench))
    .flatMap((bench) => {
      const { on, found } = JSON.parse(
        readFileSync(join(folder, `${bench}.json`), 'utf8'),
      ) as Result; // written above
      return promisesIn(found).map((promise) => ({ bench, on, ...promise }));
    })
    .toSorted((a, b) => Number(a.met) - Number(b.met));
  return {
    broken: promises.filter(({ met }) => !met).length,
    promises,
    notMeasuredHere: benches.filter((bench) => !kept.has(bench)),
  };
}

function keptBenches(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
}
