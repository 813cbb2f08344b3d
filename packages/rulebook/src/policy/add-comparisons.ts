import type { FlipGroup, PolicyComparison } from './compare-tables.ts';
import { POLICY_LIMITS } from './limits.ts';

type Cell = PolicyComparison['cells'][number];
type Agreement = PolicyComparison['agreement']['candidate'];

const cellKey = ({ from, to }: Cell): string => `${from} ${to}`;
const groupKey = ({ from, to }: FlipGroup): string =>
  [from, to].map(({ outcome, stepUp, row }) => `${outcome} ${stepUp} ${row}`).join(' → ');

/** Those of both lists, those with one key put together; the largest first. */
function merged<Row extends { count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  together: (one: Row, other: Row) => Row,
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const same = byKey.get(keyOf(row));
    byKey.set(keyOf(row), same === undefined ? row : together(same, row));
  }
  return [...byKey.values()].toSorted((one, other) => other.count - one.count);
}

const cellsTogether = (one: Cell, other: Cell): Cell => ({
  ...one,
  count: one.count + other.count,
});

const groupsTogether = (one: FlipGroup, other: FlipGroup): FlipGroup => ({
  ...one,
  count: one.count + other.count,
  shared: one.shared.filter(({ fact, value }) =>
    other.shared.some((same) => same.fact === fact && same.value === value),
  ),
  examples: [...new Set([...one.examples, ...other.examples])].slice(
    0,
    POLICY_LIMITS.examplesPerGroup,
  ),
  later: {
    approved: one.later.approved + other.later.approved,
    declined: one.later.declined + other.later.declined,
  },
});

const agreementsTogether = (one: Agreement, other: Agreement): Agreement => ({
  agreed: one.agreed + other.agreed,
  of: one.of + other.of,
});

/** The comparison of both sets of decisions, which share none, in one. */
export const addComparisons = (
  one: PolicyComparison,
  other: PolicyComparison,
): PolicyComparison => ({
  decisions: one.decisions + other.decisions,
  flips: one.flips + other.flips,
  cells: merged([...one.cells, ...other.cells], cellKey, cellsTogether),
  toPerson: {
    more: one.toPerson.more + other.toPerson.more,
    fewer: one.toPerson.fewer + other.toPerson.fewer,
  },
  newlyDeclined: one.newlyDeclined + other.newlyDeclined,
  approvedAgainstPeople: one.approvedAgainstPeople + other.approvedAgainstPeople,
  agreement: {
    inForce: agreementsTogether(one.agreement.inForce, other.agreement.inForce),
    candidate: agreementsTogether(one.agreement.candidate, other.agreement.candidate),
  },
  notAsStored: one.notAsStored + other.notAsStored,
  groups: merged([...one.groups, ...other.groups], groupKey, groupsTogether).slice(
    0,
    POLICY_LIMITS.groupsShown,
  ),
});
