/** How the three engines say that a script or an answer did not arrive. */
const LOST_CONNECTION =
  /^(Failed to fetch|Load failed|NetworkError|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** True where the network failed and not a program: nothing to report, and trying again may help. */
export const isLostConnection = (thrown: unknown): boolean => thrown instanceof Error && LOST_CONNECTION.test(thrown.message);
