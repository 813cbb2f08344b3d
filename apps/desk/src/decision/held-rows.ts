export type ShownRow<Row> = { row: Row; isGone: boolean };

export type HeldRows<Row> = {
  shown: readonly ShownRow<Row>[];
  /** New ones, which wait until somebody asks for them, so that nothing moves under the pointer. */
  held: number;
};

/**
 * What a list shows after a newer reading: its rows in their places, changed ones renewed, settled
 * ones marked. `hasMore`: the reading ends before the queue does, so what is missing at its end may
 * only have moved on.
 */
export function holdRows<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  { keyOf, hasMore }: { keyOf: (row: Row) => string; hasMore: boolean },
): HeldRows<Row> {
  const byKey = new Map(latest.map((row) => [keyOf(row), row]));
  const last = hasMore
    ? shown.findLastIndex((row) => byKey.has(keyOf(row)))
    : Number.POSITIVE_INFINITY;
  const known = new Set(shown.map(keyOf));
  return {
    shown: shown.map((row, at) => {
      const now = byKey.get(keyOf(row));
      return { row: now ?? row, isGone: now === undefined && at < last };
    }),
    held: latest.filter((row) => !known.has(keyOf(row))).length,
  };
}
