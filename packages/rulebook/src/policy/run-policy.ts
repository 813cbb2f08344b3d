import {
  UNDERWRITING,
  UNDERWRITING_VERSION,
  type UnderwritingRow,
} from '../decision/underwriting.ts';
import { compareTables, type PolicyCase, type PolicyComparison } from './compare-tables.ts';
import { proveTable, type TableFault } from './prove-table.ts';

/** Refused by the proof, in which case nothing was compared, or compared. */
export type PolicyResult =
  | { faults: readonly TableFault[]; comparison?: undefined }
  | { faults: readonly []; comparison: PolicyComparison };

/** `isProven`: this very table has passed the proof before. */
export function runPolicyTables(
  candidate: readonly UnderwritingRow[],
  cases: readonly PolicyCase[],
  isProven = false,
): PolicyResult {
  const faults = isProven ? [] : proveTable(candidate);
  if (faults.length > 0) return { faults };
  const inForce = { rows: UNDERWRITING, version: UNDERWRITING_VERSION };
  return { faults: [], comparison: compareTables(inForce, candidate, cases) };
}
