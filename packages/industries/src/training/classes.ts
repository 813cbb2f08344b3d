import { INDUSTRIES } from '../industries.ts';

/** The industries in the order that the model numbers them, and the number of an id. */
export const CLASSES: readonly number[] = INDUSTRIES.map(({ id }) => id);
const NUMBERS = new Map(CLASSES.map((id, at) => [id, at]));

/** The class number of an industry id; throws Error for one that does not exist. */
export function classOf(id: number): number {
  const at = NUMBERS.get(id);
  if (at === undefined) throw new Error(`there is no industry ${id}`);
  return at;
}

export const classesOf = (ids: string): number[] => ids.split(',').map((id) => classOf(Number(id)));

const BY_CODE = new Map<string, number[]>();
for (const { id, mcc } of INDUSTRIES) BY_CODE.set(mcc, [...(BY_CODE.get(mcc) ?? []), classOf(id)]);

/** The classes that carry a category code; none for a code that we do not serve. */
export const classesOfCode = (mcc: string): readonly number[] => BY_CODE.get(mcc) ?? [];

/** The rows of a comma-separated text, its head left out; a field in quotes may hold commas and doubled quotes. */
export function rowsOf(csv: string): string[][] {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean);
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) => field.replace(/^"|"$/g, '').replaceAll('""', '"')),
  );
}
