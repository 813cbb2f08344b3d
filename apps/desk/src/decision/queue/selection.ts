import { useState } from 'react';
import type { ShownRow } from '../held-rows.ts';
import type { QueueRow } from '../queue-row.ts';

/** The ids between two rows in their order, both included; only the second without the first. */
export function idsBetween(
  ids: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)].sort((one, other) => one - other);
  if (start === undefined || end === undefined || start < 0) return [to];
  return ids.slice(start, end + 1);
}

export type Selection = {
  ids: ReadonlySet<string>;
  /** `isRange`: all rows from the one that was chosen last. */
  toggle: (id: string, isRange: boolean) => void;
  clear: () => void;
};

/** Which applications are selected among the rows in sight. */
export function useSelection(shown: readonly ShownRow<QueueRow>[]): Selection {
  const [chosen, setChosen] = useState<{ ids: ReadonlySet<string>; last?: string }>({
    ids: new Set(),
  });
  const inSight = [...new Set(shown.filter(({ isGone }) => !isGone).map(({ row }) => row.id))];
  return {
    ids: new Set(inSight.filter((id) => chosen.ids.has(id))),
    toggle: (id, isRange) =>
      setChosen(({ ids, last }) => {
        const own = isRange ? idsBetween(inSight, last, id) : [id];
        const isOn = isRange || !ids.has(id);
        const rest = [...ids].filter((one) => !own.includes(one));
        return { ids: new Set(isOn ? [...rest, ...own] : rest), last: id };
      }),
    clear: () => setChosen({ ids: new Set() }),
  };
}
