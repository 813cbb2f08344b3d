import { explore } from '../core/explore.ts';
import { isOneOf, keysOf } from '../core/keys-of.ts';
import type { ApplicantFacts, Evidence } from '../decision/evidence.ts';
import { outcomeOfRow, type UnderwritingRow } from '../decision/underwriting.ts';
import { UNDERWRITING_DOMAINS } from '../decision/underwriting-domains.ts';
import type { Decision } from '../reference/enumerations.ts';

/** Each source's answer that finds nothing, and how it looks when it has not answered. */
const SILENCE = {
  watchList: { clear: 'clear', silent: ['unknown'] },
  person: { clear: 'match', silent: ['unknown', 'fault'] },
  business: { clear: 'match', silent: ['unknown'] },
  phoneOwner: { clear: 'same', silent: ['unknown'] },
} as const satisfies { [Source in keyof Evidence]?: { clear: string; silent: readonly string[] } };
export type SilentSource = keyof typeof SILENCE;
export const SILENT_SOURCES = keysOf(SILENCE);

const isSilent = (source: SilentSource, evidence: Evidence): boolean =>
  isOneOf<string>(SILENCE[source].silent, evidence[source]);

export const TABLE_FAULTS = ['rowTwice', 'noOutcome', 'declinesSilence', 'approvesUnseen'] as const;

/** Why a table may not be run, with how many of the combinations show it. */
export type TableFault = {
  is: (typeof TABLE_FAULTS)[number];
  /** The row that does it; none where no row holds. */
  row?: string;
  source?: SilentSource;
  combinations: number;
};

type Facts = { evidence: Evidence; applied: ApplicantFacts };
type Found = Omit<TableFault, 'combinations'>;

/** The evidence, which notes in `read` what of it was looked at. */
const noting = (evidence: Evidence, read: Set<PropertyKey>): Evidence =>
  new Proxy(evidence, {
    get: (of, fact) => {
      read.add(fact);
      return Reflect.get(of, fact);
    },
  });

/** The evidence as if the source had answered and found nothing. */
const asIfClear = (evidence: Evidence, source: SilentSource): Evidence =>
  new Proxy(evidence, {
    get: (of, fact) => (fact === source ? SILENCE[source].clear : Reflect.get(of, fact)),
  });

/** The row that holds and what it says; undefined where none does. */
function heldBy(table: readonly UnderwritingRow[], evidence: Evidence, applied: ApplicantFacts) {
  const row = table.find(({ when }) => when(evidence, applied));
  return row && { row: row.id, ...outcomeOfRow(row, evidence, applied, table) };
}

const isDecline = (decision: Decision | undefined): boolean =>
  decision === 'DECLINED' || decision === 'DECLINED_PENDING';
const isApproval = (decision: Decision): boolean =>
  decision === 'APPROVED' || decision === 'APPROVED_PENDING';

/**
 * What is wrong with one combination. Only a source that the table has looked at can be the reason
 * of its outcome, so the others are not told apart.
 */
function faultsOf(table: readonly UnderwritingRow[], { evidence, applied }: Facts): Found[] {
  const read = new Set<PropertyKey>();
  const held = heldBy(table, noting(evidence, read), applied);
  if (held === undefined) return [{ is: 'noOutcome' }];
  const { row, decision } = held;
  if (isApproval(decision))
    return isSilent('watchList', evidence)
      ? [{ is: 'approvesUnseen', row, source: 'watchList' }]
      : [];
  if (!isDecline(decision)) return [];
  return SILENT_SOURCES.filter((source) => read.has(source) && isSilent(source, evidence)).flatMap(
    (source): Found[] => {
      const answered = heldBy(table, asIfClear(evidence, source), applied);
      return isDecline(answered?.decision) ? [] : [{ is: 'declinesSilence', row, source }];
    },
  );
}

const named = ({ is, row, source }: Found): string => [is, row, source].join(' ');

/**
 * The proof by exhaustion that a table must pass before it may be run: every combination of the
 * facts that it reads has an outcome, nobody is declined because a source was silent who would not
 * be if it had answered without a finding, and nobody is approved whom the watch list has not seen.
 * docs/decisions/0275.
 */
export function proveTable(table: readonly UnderwritingRow[]): TableFault[] {
  const faults = new Map<string, TableFault>();
  const add = (found: Found, combinations: number): void => {
    const known = faults.get(named(found));
    faults.set(named(found), {
      ...found,
      combinations: (known?.combinations ?? 0) + combinations,
    });
  };
  const ids = table.map(({ id }) => id);
  for (const row of new Set(ids.filter((id, at) => ids.indexOf(id) !== at)))
    add({ is: 'rowTwice', row }, 1);
  for (const { answer } of explore<Facts, Found[]>(UNDERWRITING_DOMAINS, (facts) =>
    faultsOf(table, facts),
  ))
    for (const found of answer) add(found, 1);
  return [...faults.values()];
}
