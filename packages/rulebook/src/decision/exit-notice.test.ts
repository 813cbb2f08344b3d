import { expect, test } from 'vitest';
import { DECISIONS } from '../reference/enumerations.ts';
import { EXIT_RULES, type ExitFacts, isExitNoted } from './exit-notice.ts';

const open = (...types: string[]) => types.map((type) => ({ type }));
const OWNERS = open('BO_VERIFICATION');
const NOTED: ExitFacts = { applicationLevel: 'FULL', decision: 'PENDING', stepUps: [] };

const CASES: readonly [string, Partial<ExitFacts>, boolean, string][] = [
  ['nothing is decided', {}, true, 'undecided'],
  [
    'nothing is decided, and the owners’ checks are all that is open',
    { stepUps: OWNERS },
    true,
    'undecided',
  ],
  ['the basic level', { applicationLevel: 'BASIC' }, false, 'notFull'],
  [
    'the basic level with a step to do',
    { applicationLevel: 'BASIC', decision: 'APPROVED_PENDING', stepUps: open('EIN_DOC') },
    false,
    'notFull',
  ],
  [
    'approved but for a step',
    { decision: 'APPROVED_PENDING', stepUps: open('OTP_SMS') },
    true,
    'stepsLeft',
  ],
  [
    'approved but for the owners',
    { decision: 'APPROVED_PENDING', stepUps: OWNERS },
    false,
    'ownersAlone',
  ],
  [
    'approved but for the owners and a step',
    { decision: 'APPROVED_PENDING', stepUps: [...OWNERS, { type: 'EIN_DOC' }] },
    true,
    'stepsLeft',
  ],
  [
    'twice the owners',
    { decision: 'APPROVED_PENDING', stepUps: [...OWNERS, ...OWNERS] },
    true,
    'stepsLeft',
  ],
  [
    'a step that is over counts no more',
    { decision: 'APPROVED_PENDING', stepUps: [...OWNERS, { type: 'EIN_DOC', finishedAt: 1 }] },
    false,
    'ownersAlone',
  ],
  ['approved with nothing open', { decision: 'APPROVED_PENDING' }, false, 'ownersAlone'],
  [
    'declined but for a step',
    { decision: 'DECLINED_PENDING', stepUps: open('FULL_SSN') },
    true,
    'stepsLeft',
  ],
  [
    'declined but for the owners',
    { decision: 'DECLINED_PENDING', stepUps: OWNERS },
    false,
    'ownersAlone',
  ],
  ['approved', { decision: 'APPROVED', stepUps: open('OTP_SMS') }, false, 'settled'],
  ['declined', { decision: 'DECLINED', stepUps: open('OTP_SMS') }, false, 'settled'],
];

test.each(CASES)('%s', (_name, changed, isNoted, row) => {
  const facts = { ...NOTED, ...changed };
  expect(isExitNoted(facts)).toBe(isNoted);
  expect(EXIT_RULES.find(({ when }) => when(facts))?.id).toBe(row);
});

test('every row is reached by a case', () =>
  expect(new Set(CASES.map(([, , , row]) => row))).toEqual(
    new Set(EXIT_RULES.map(({ id }) => id)),
  ));

test('ignores other decisions, and all below the FULL level', () => {
  const stepUps = open('OTP_SMS', 'EIN_DOC');
  const noted = DECISIONS.filter((decision) => isExitNoted({ ...NOTED, decision, stepUps }));
  expect(noted.toSorted()).toEqual(['APPROVED_PENDING', 'DECLINED_PENDING', 'PENDING']);
  expect(
    DECISIONS.filter((decision) => isExitNoted({ applicationLevel: 'BASIC', decision, stepUps })),
  ).toEqual([]);
});
