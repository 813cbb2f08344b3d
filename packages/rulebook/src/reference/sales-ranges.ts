import type { Market } from './locales.ts';

/**
 * An answer to "annual sales": dollar bounds (0 and null are open ends); `gpv` is the amount passed
 * on.
 */
export type SalesRange = {
  id: string;
  kind: 'starting' | 'under' | 'between' | 'over' | 'private';
  from: number;
  to: number | null;
  gpv: number;
};

/** docs/readings.md 114. */
export const SALES_RANGES: Record<Market, readonly SalesRange[]> = {
  US: [
    { id: 'starting', kind: 'starting', from: 0, to: null, gpv: 11_111 },
    { id: 'band1', kind: 'under', from: 0, to: 25_000, gpv: 25_000 },
    { id: 'band2', kind: 'between', from: 25_001, to: 100_000, gpv: 100_000 },
    { id: 'band3', kind: 'between', from: 100_001, to: 1_000_000, gpv: 1_000_000 },
    { id: 'band4', kind: 'over', from: 1_000_000, to: null, gpv: 1_000_000 },
    { id: 'private', kind: 'private', from: 0, to: null, gpv: 0 },
  ],
  CA: [
    { id: 'starting', kind: 'starting', from: 0, to: null, gpv: 11_111 },
    { id: 'band1', kind: 'under', from: 0, to: 50_000, gpv: 50_000 },
    { id: 'band2', kind: 'between', from: 50_001, to: 125_000, gpv: 125_000 },
    { id: 'band3', kind: 'between', from: 125_001, to: 1_000_000, gpv: 1_000_000 },
    { id: 'band4', kind: 'over', from: 1_000_000, to: null, gpv: 1_000_000 },
    { id: 'private', kind: 'private', from: 0, to: null, gpv: 0 },
  ],
};

/** The amount that represents a range; undefined when the applicant would rather not say. */
export function salesAmount(market: Market, id: string | undefined): number | undefined {
  const range = SALES_RANGES[market].find((one) => one.id === id);
  return range === undefined || range.kind === 'private' ? undefined : range.gpv;
}
