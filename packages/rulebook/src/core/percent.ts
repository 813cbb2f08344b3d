/** All of something in basis points: hundredths of a percent. */
export const WHOLE_BASIS_POINTS = 10_000;
const perPercent = 100;

/** Basis points as the percentage that people write: 3334 is `33.34`. */
export const percentOf = (basisPoints: number): string => String(basisPoints / perPercent);

/** A written percentage in basis points, rounded to whole ones; no text is 0. */
export const basisPointsOf = (percent: string): number =>
  Math.round(Number(percent || '0') * perPercent);
