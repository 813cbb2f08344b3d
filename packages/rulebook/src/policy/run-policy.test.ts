import { expect, test } from 'vitest';
import { CANDIDATE_TEXTS } from '../decision/candidate-texts.en-US.ts';
import { replaceRows, rowInForce, rowsThatDiffer } from '../decision/candidates/candidate.ts';
import { CANDIDATES } from '../decision/candidates/candidates.ts';
import { decide, UNDERWRITING, UNDERWRITING_VERSION } from '../decision/underwriting.ts';
import { ANA, CLEAR } from '../decision/underwriting-cases.ts';
import { compareTables, type PolicyCase } from './compare-tables.ts';
import { generatedCases, outageCases } from './generated-cases.ts';
import { POLICY_LIMITS } from './limits.ts';
import { proveTable } from './prove-table.ts';
import { runPolicyTables } from './run-policy.ts';

const IN_FORCE = { rows: UNDERWRITING, version: UNDERWRITING_VERSION };
/** Each combination is tried, which takes some seconds. */
const WHOLE = { timeout: 120_000 };

/** Refuses a company whose registry did not answer. */
const REFUSING_SILENCE = replaceRows({
  '14-unknown': [
    {
      id: '14-registry',
      when: ({ business }) => business === 'unknown',
      outcome: { decision: 'DECLINED', reason: 'business.declined' },
    },
    rowInForce('14-unknown'),
  ],
});
const silentCompanies: PolicyCase[] = Array.from({ length: 139 }, (_nothing, nth) => ({
  reference: `company ${nth}`,
  evidence: { ...CLEAR, business: 'unknown' },
  applied: ANA,
}));

test('rejects a candidate that declines because a source did not answer', WHOLE, () => {
  expect(compareTables(IN_FORCE, REFUSING_SILENCE, silentCompanies).newlyDeclined).toBe(139);
  const { faults, comparison } = runPolicyTables(REFUSING_SILENCE, silentCompanies);
  expect(comparison).toBeUndefined();
  expect(faults).toEqual([
    {
      ...{ is: 'declinesSilence', row: '14-registry', source: 'business' },
      combinations: expect.any(Number),
    },
  ]);
});

test('rejects a candidate that leaves a combination without an outcome', WHOLE, () => {
  const faults = proveTable(UNDERWRITING.filter(({ id }) => id !== '17-all-clear'));
  expect(faults).toEqual([{ is: 'noOutcome', combinations: expect.any(Number) }]);
});

test(
  'rejects a candidate that approves without the watch list, and one with a repeated row',
  WHOLE,
  () => {
    const [first] = UNDERWRITING;
    if (first === undefined) throw new Error('the table is empty');
    const faults = proveTable([
      first,
      {
        id: 'early',
        when: ({ watchList }) => watchList === 'unknown',
        outcome: { decision: 'APPROVED', reason: 'all.clear' },
      },
      ...UNDERWRITING,
    ]);
    expect(faults.map(({ is, row }) => `${is} ${row}`)).toEqual([
      `rowTwice ${first.id}`,
      'approvesUnseen early',
    ]);
  },
);

test.each(CANDIDATES)('$id is accepted, and names what differs', WHOLE, ({ id, rows }) => {
  expect(proveTable(rows)).toEqual([]);
  expect(Object.keys(CANDIDATE_TEXTS[id]?.rows ?? {}).sort()).toEqual(
    rowsThatDiffer(rows)
      .map(({ row }) => row)
      .sort(),
  );
});

test('exactly the candidates have texts', () => {
  expect(Object.keys(CANDIDATE_TEXTS).sort()).toEqual(CANDIDATES.map(({ id }) => id).sort());
});

test('comparing the current table with itself changes no decision', () => {
  for (const cases of [
    generatedCases(POLICY_LIMITS.decisionsPerRun),
    outageCases(POLICY_LIMITS.decisionsPerRun),
  ]) {
    const { flips, groups, decisions } = compareTables(IN_FORCE, UNDERWRITING, cases);
    expect({ flips, groups, decisions }).toEqual({
      ...{ flips: 0, groups: [], decisions: POLICY_LIMITS.decisionsPerRun },
    });
  }
});

test('generated cases and outages reach every row of the table', () => {
  const cases = [
    ...generatedCases(POLICY_LIMITS.decisionsPerRun),
    ...outageCases(POLICY_LIMITS.decisionsPerRun),
  ];
  const reached = new Set(cases.map(({ evidence, applied }) => decide(evidence, applied).row));
  expect(UNDERWRITING.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('a comparison groups the changed decisions by rows and shared facts', () => {
  const settled: PolicyCase = {
    reference: 'K7QM-3XPD',
    evidence: { ...CLEAR, person: 'review' },
    applied: { ...ANA, inquiry: 'passed' },
    stored: { outcome: 'PENDING', rowId: '13-review', version: UNDERWRITING_VERSION },
    later: 'APPROVED',
  };
  const untouched: PolicyCase = { reference: 'B2CD-4FGH', evidence: CLEAR, applied: ANA };
  const refused: PolicyCase = { ...settled, reference: 'C2CD-4FGH', later: 'DECLINED' };
  const [candidate] = CANDIDATES;
  if (candidate === undefined) throw new Error('there is no candidate');
  const found = compareTables(IN_FORCE, candidate.rows, [
    settled,
    refused,
    untouched,
    untouched,
    untouched,
  ]);
  expect(found).toMatchObject({
    ...{ decisions: 5, flips: 2, newlyDeclined: 0, approvedAgainstPeople: 1, notAsStored: 0 },
    toPerson: { more: 0, fewer: 2 },
    agreement: { inForce: { agreed: 0, of: 0 }, candidate: { agreed: 1, of: 2 } },
  });
  expect(found.groups).toEqual([
    {
      from: { outcome: 'person', row: '13-review' },
      to: { outcome: 'approved', row: '17-all-clear' },
      count: 2,
      shared: [
        { fact: 'person', value: 'review' },
        { fact: 'inquiry', value: 'passed' },
      ],
      examples: ['K7QM-3XPD', 'C2CD-4FGH'],
      later: { approved: 1, declined: 1 },
    },
  ]);
});

test('a stored outcome that the current version does not give is counted; outcomes of other versions are not', () => {
  const stored = { outcome: 'DECLINED', rowId: '17-all-clear' } as const;
  const wrong = {
    evidence: CLEAR,
    applied: ANA,
    stored: { ...stored, version: UNDERWRITING_VERSION },
  };
  const older = { evidence: CLEAR, applied: ANA, stored: { ...stored, version: '2020-01-01.1' } };
  expect(compareTables(IN_FORCE, UNDERWRITING, [wrong, older]).notAsStored).toBe(1);
});
