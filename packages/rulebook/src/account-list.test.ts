import { expect, test } from 'vitest';
import {
  ACCOUNT_GROUPS,
  accountActionIn,
  accountGroup,
  FRONT_CARDS,
  frontCard,
  isListedInPortal,
  PROFILES,
  type ProfileLabel,
  profileForStatus,
  sortAccounts,
} from './account-list.ts';
import { allFactCombinations } from './core/facts-cases.ts';
import { STATUS, type StatusId, statusOf } from './status.ts';

const CASES: [
  what: string,
  status: StatusId | undefined,
  label: string,
  action: string,
  row: string,
][] = [
  ['approved, with a bank', 'approved', 'approved', 'connect', 'approved'],
  ['approved, without one', 'approvedNoBank', 'approved', 'connect', 'approved'],
  ['approved, payouts later', 'approvedPending', 'approved', 'connect', 'approved'],
  [
    'approved, payouts later and no bank',
    'approvedPendingNoBank',
    'approved',
    'connect',
    'approved',
  ],
  ['approved, the bank being confirmed', 'bankPending', 'approved', 'connect', 'approved'],
  [
    'approved, payouts waiting after a change of account',
    'payoutsHeld',
    'approved',
    'connect',
    'approved',
  ],
  ['approved, the account being looked at', 'bankInReview', 'approved', 'connect', 'approved'],
  ['approved, test deposits on their way', 'depositsSent', 'approved', 'connect', 'approved'],
  ['approved, their amounts to be entered', 'depositsArrived', 'approved', 'connect', 'approved'],
  ['a check that takes long', 'stillChecking', 'inReview', 'connect', 'inReview'],
  ['in review', 'inReview', 'inReview', 'connect', 'inReview'],
  ['being checked', 'checking', 'inReview', 'connect', 'inReview'],
  ['a fault of ours, which a person looks at', 'error', 'inReview', 'connect', 'inReview'],
  ['a step is asked', 'stepUp', 'incomplete', 'resume', 'incomplete'],
  [
    'verification needed is shown as incomplete',
    'verificationNeeded',
    'incomplete',
    'resume',
    'verificationNeeded',
  ],
  ['closed: what is left of it', 'closed', 'closed', 'see', 'closed'],
  ['not approved: begin again', 'declined', 'notApproved', 'start', 'notApproved'],
  ['none was started', undefined, 'notStarted', 'start', 'notStarted'],
];

test.each(CASES)('%s', (_what, status, label, action, row) =>
  expect(profileForStatus(status)).toMatchObject({ id: row, label, action }),
);

test.each([
  ['GODADDY', 'approved', 'connect'],
  ['GODADDY', 'inReview', 'connect'],
  ['POYNT', 'approved', 'account'],
  ['POYNT', 'bankPending', 'account'],
  ['POYNT', 'inReview', 'see'],
  ['POYNT', 'unsent', 'resume'],
  ['POYNT', 'declined', 'start'],
] as const)('in %s, %s is offered to %s', (portal, status, action) =>
  expect(accountActionIn(portal, profileForStatus(status))).toBe(action),
);

const listed = (label: ProfileLabel, savedAt: number) => ({ status: { label }, savedAt });
const FRONTS: [
  what: string,
  accounts: ReturnType<typeof listed>[],
  kind: string | undefined,
  savedAt?: number,
][] = [
  ['one that was begun', [listed('incomplete', 1)], 'resume', 1],
  [
    'of two that were begun, the one saved last',
    [listed('incomplete', 1), listed('incomplete', 2)],
    'resume',
    2,
  ],
  [
    'one that was begun goes before an account',
    [listed('approved', 9), listed('incomplete', 1)],
    'resume',
    1,
  ],
  ['an account', [listed('inReview', 9), listed('approved', 1)], 'account', 1],
  ['one that waits', [listed('notApproved', 9), listed('inReview', 1)], 'wait', 1],
  ['a refusal is no card', [listed('notApproved', 1)], undefined],
  ['nothing', [], undefined],
];
test.each(FRONTS)('first on the start page: %s', (_what, accounts, kind, savedAt) => {
  const found = frontCard(accounts);
  expect([found?.kind, found?.account.savedAt]).toEqual([kind, savedAt]);
});

test('every card of the start page is reached by a case', () =>
  expect(FRONT_CARDS.filter(({ kind }) => !FRONTS.some(([, , found]) => found === kind))).toEqual(
    [],
  ));

test('every row of the list is reached by a case', () =>
  expect(
    PROFILES.map(({ id }) => id).filter((id) => !CASES.some(([, , , , row]) => row === id)),
  ).toEqual([]));

test('every status stands in exactly one row', () => {
  const named: readonly StatusId[] = PROFILES.flatMap(
    ({ statuses }): readonly StatusId[] => statuses,
  );
  expect([...named].sort()).toEqual(STATUS.map(({ id }) => id).sort());
});

test('what is called incomplete or in review never has payouts, and what is incomplete takes no cards in person', () => {
  const shown = allFactCombinations().map((facts) => ({
    ...profileForStatus(statusOf(facts).id),
    money: statusOf(facts).money,
  }));
  expect(
    shown.filter(({ label, money }) => label !== 'approved' && (money.payouts || money.inPerson)),
  ).toEqual([]);
  expect(shown.filter(({ id, money }) => id === 'verificationNeeded' && !money.online)).toEqual([]);
});

test('approved first, then approved-pending BASIC, then FULL, then pending; the newest first among equals', () => {
  const account = (
    riskDecision: 'APPROVED' | 'APPROVED_PENDING' | 'PENDING' | 'DECLINED' | 'ERROR',
    level: 'BASIC' | 'FULL',
    createdAt: number,
  ) => ({
    riskDecision,
    applicationLevel: level,
    createdAt,
  });
  const ordered = [
    account('APPROVED', 'FULL', 2),
    account('APPROVED', 'BASIC', 1),
    account('APPROVED_PENDING', 'BASIC', 3),
    account('APPROVED_PENDING', 'FULL', 9),
    account('PENDING', 'BASIC', 8),
    account('PENDING', 'FULL', 7),
    account('ERROR', 'FULL', 9),
    account('DECLINED', 'FULL', 9),
  ];
  expect(sortAccounts([...ordered].reverse())).toEqual(ordered);
  expect(sortAccounts([3, 0, 5, 1, 7, 2, 6, 4].flatMap((at) => ordered[at] ?? []))).toEqual(
    ordered,
  );
});

test('only the hosting-provider portal lists approved accounts', () => {
  const listed = (portal: 'GODADDY' | 'POYNT') =>
    PROFILES.filter((row) => isListedInPortal(portal, row)).map(({ id }) => id);
  expect(listed('GODADDY')).toEqual(PROFILES.map(({ id }) => id));
  expect(listed('POYNT')).toEqual(listed('GODADDY').filter((id) => id !== 'approved'));
});

test.each([
  ['the reader, with others after that', ['you', 'owner'], 'yours'],
  ['an owner', ['owner', 'bank'], 'others'],
  ['their bank', ['bank'], 'others'],
  ['we', ['us'], 'ours'],
  ['nobody anymore', [], 'done'],
] as const)('the group of an application in which %s must act', (_who, waits, group) => {
  expect(ACCOUNT_GROUPS).toContain(group);
  expect(accountGroup({ waits: waits.map((who) => ({ who })) })).toBe(group);
});
