import { INDUSTRIES } from '../industries.ts';

export const CLASSES: readonly number[] = INDUSTRIES.map(({ id }) => id);
const NUMBERS = new Map(CLASSES.map((id, at) => [id, at]));

/** Throws Error for an unknown industry id. */
export function classOf(id: number): number {
  const at = NUMBERS.get(id);
  if (at === undefined) throw new Error(`there is no industry ${id}`);
  return at;
}

export const classesOf = (ids: string): number[] => ids.split(',').map((id) => classOf(Number(id)));

const BY_CODE = new Map<string, number[]>();
for (const { id, mcc } of INDUSTRIES) BY_CODE.set(mcc, [...(BY_CODE.get(mcc) ?? []), classOf(id)]);

/** Empty for a code outside our table. */
export const classesOfCode = (mcc: string): readonly number[] => BY_CODE.get(mcc) ?? [];

/** Parses CSV without its header row; quoted fields may contain commas and doubled quotes. */
export function rowsOf(csv: string): string[][] {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean);
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) =>
      field.replace(/^"|"$/g, '').replaceAll('""', '"'),
    ),
  );
}
