type Listed = { reference: string; key: string };

type LastQueue = { path: string; name: string };

let lastRow: string | undefined;
let lastQueue: LastQueue | undefined;
let lastListed: readonly Listed[] = [];

/** The row that had focus last, so that focus returns to it from its case. */
export const noteRow = (key: string): void => {
  lastRow = key;
};

export const rowToReturnTo = (): string | undefined => lastRow;

/** The view with its filters that was read last, which a case leads back to. */
export const noteQueue = (queue: LastQueue): void => {
  lastQueue = queue;
};

/** The whole queue, for whoever opened a case by its address. */
export const queueToReturnTo = (): string => lastQueue?.path ?? '/queue/all';

export const queueNameToReturnTo = (): string | undefined => lastQueue?.name;

/** The rows of that view in their order. */
export const noteListed = (rows: readonly Listed[]): void => {
  lastListed = rows;
};

/** A case among those it was opened from: its place, counted from 1, and the ones beside it. */
export type CasePlace = { at: number; of: number; before?: Listed; after?: Listed };

/** Undefined for what was not among `rows`; an application with several rows counts once. */
export function placeAmong(rows: readonly Listed[], reference: string): CasePlace | undefined {
  const cases = [...Map.groupBy(rows, (row) => row.reference).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
  const index = cases.findIndex((row) => row.reference === reference);
  if (index === -1) return undefined;
  return {
    ...{ at: index + 1, of: cases.length },
    before: index === 0 ? undefined : cases[index - 1],
    after: cases[index + 1],
  };
}

export const placeInQueue = (reference: string): CasePlace | undefined =>
  placeAmong(lastListed, reference);
