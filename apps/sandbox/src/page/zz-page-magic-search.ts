import type { MagicRow } from './control-client.ts';

/** The rows in which every typed word occurs, blanks in numbers or not. */
export function matching(rows: readonly MagicRow[], typed: string): MagicRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ group, value, effect }) => {
    const text = `${group} ${value} ${value.replaceAll(' ', '')} ${effect}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
