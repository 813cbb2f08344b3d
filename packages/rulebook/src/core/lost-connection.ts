const LOST_CONNECTION =
  /^(Failed to fetch|Load failed|NetworkError|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** True for a network failure, which is not reported and may succeed on retry. */
export const isLostConnection = (thrown: unknown): boolean =>
  thrown instanceof Error && LOST_CONNECTION.test(thrown.message);
