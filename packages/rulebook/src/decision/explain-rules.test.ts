import { expect, test } from 'vitest';
import { ifSettled, rowsAround } from './explain-rules.ts';
import { RULE_TEXTS } from './rule-texts.en-US.ts';
import { decide, UNDERWRITING } from './underwriting.ts';
import { ANA, CASES, CLEAR } from './underwriting-cases.ts';

test('exactly the rows of the rules have texts for reviewers', () => {
  expect(Object.keys(RULE_TEXTS).sort()).toEqual(UNDERWRITING.map(({ id }) => id).sort());
});

test.each([
  [{ watchList: 'hit' }, {}, '17-all-clear'],
  [{ watchList: 'hit', business: 'review' }, {}, '13-review'],
  [{ duplicate: 'approved' }, {}, '17-all-clear'],
  [{ categoryClass: 'PROHIBITED' }, {}, '17-all-clear'],
  [{ person: 'review' }, {}, '17-all-clear'],
  [{ business: 'mismatch' }, { done: ['BUSINESS_INFO', 'EIN_DOC'] }, '17-all-clear'],
  [{}, { otherOwnersOpen: true, ownerTrouble: 'overdue' }, '17-all-clear'],
] as const)('%j with %j would come to row %s once settled', (found, facts, row) => {
  const evidence = { ...CLEAR, ...found };
  const applied = { ...ANA, ...facts };
  const held = decide(evidence, applied);
  expect(held.row).not.toBe(row);
  expect(ifSettled(held.row, evidence, applied)?.row).toBe(row);
});

test('a settled row never applies again', () => {
  for (const { evidence, applied } of CASES) {
    const found = { ...CLEAR, ...evidence };
    const facts = { ...ANA, ...applied };
    const { row } = decide(found, facts);
    expect(ifSettled(row, found, facts)?.row).not.toBe(row);
  }
});

test('the rows before and after one are all the others, in order', () => {
  const { before, after } = rowsAround('5-duplicate');
  expect([...before, '5-duplicate', ...after]).toEqual(UNDERWRITING.map(({ id }) => id));
});
