/**
 * Runs work of one key one after another in this process, so that waiting for a row's lock occupies
 * one pooled connection and not all.
 */
export function buildTurns(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(
      () => work(),
      () => work(),
    );
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
