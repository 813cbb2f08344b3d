import { expect, test } from 'vitest';
import { DUE_ENDS } from './core/due-ends.ts';
import { allFactCombinations, openStepUps, testFacts } from './core/facts-cases.ts';
import { DUE_ROWS, dueList } from './due.ts';
import { type HomeFacts, homeOf } from './home.ts';
import { HOME_TEXTS as EN } from './home-texts.en-US.ts';
import { HOME_TEXTS as FR } from './home-texts.fr-CA.ts';
import { WAIT_IDS } from './home-view.ts';
import { partnerViewOf } from './partner-status.ts';

const linked = {
  decision: 'APPROVED_PENDING',
  boStatus: 'INFO_PROVIDED',
  isBankLinked: true,
} as const;
const factsOf = (changed: Partial<HomeFacts>): HomeFacts => ({
  ...testFacts(changed),
  openOwners: [],
  ...changed,
});

test.each<[what: string, given: Partial<HomeFacts>, due: string[]]>([
  [
    'changes that were asked for',
    { stepUps: openStepUps('CHANGES_REQUESTED'), by: '2026-12-10' },
    ['CHANGES_REQUESTED 2026-12-10 ourWait'],
  ],
  ['changes whose day has passed', { stepUps: openStepUps('CHANGES_REQUESTED') }, []],
  ['our own day is nothing that is due', { by: '2026-12-10' }, []],
  [
    'two amounts and two owners, the first day first',
    {
      ...linked,
      stepUps: openStepUps('BO_VERIFICATION'),
      testDeposits: 'arrived',
      deposits: { arrivesOn: '2026-12-01', enterBy: '2026-12-10' },
      openOwners: [
        { name: 'Dana', by: '2026-12-12' },
        { name: 'Theo', by: '2026-12-09' },
      ],
    },
    ['owners 2026-12-09 link', 'bank 2026-12-10 deposits', 'owners 2026-12-12 link'],
  ],
  [
    'photo IDs of an approved applicant and of an owner',
    {
      ...{ decision: 'APPROVED', isBankLinked: true, isBankVerified: true },
      expiringIds: [
        { isOwn: true, by: '2026-12-10' },
        { isOwn: false, name: 'Dana', by: '2026-12-09' },
      ],
    },
    ['owners 2026-12-09 photoId', 'GOV_ID_SELFIE 2026-12-10 photoId'],
  ],
  [
    'a photo ID whose day has passed',
    {
      ...{ decision: 'APPROVED', isBankLinked: true, isBankVerified: true },
      expiringIds: [{ isOwn: true }],
    },
    [],
  ],
])('due: %s', (_what, given, due) => {
  const facts = factsOf(given);
  const said = dueList(homeOf(facts)).map(({ step, by, ends }) => `${step} ${by} ${ends}`);
  expect(said).toEqual(due);
  expect(partnerViewOf(facts, []).due).toEqual(
    due.length === 0 ? undefined : dueList(homeOf(facts)),
  );
});

test('whatever tells its reader or an owner of a last day is due, and nothing else', () => {
  const whoOf = new Map(
    [...allFactCombinations()].flatMap((facts) => {
      const { waits } = homeOf({
        ...facts,
        by: '2026-12-10',
        deposits: { arrivesOn: '2026-12-01', enterBy: '2026-12-10' },
        openOwners: [{ name: 'Dana', by: '2026-12-09' }],
        expiringIds: [
          { isOwn: true, by: '2026-12-09' },
          { isOwn: false, name: 'Dana', by: '2026-12-09' },
        ],
      });
      return waits.map(({ id, who }) => [id, who] as const);
    }),
  );
  for (const { waits } of [EN, FR]) {
    const told = WAIT_IDS.filter(
      (id) => ['you', 'owner'].includes(whoOf.get(id) ?? '') && waits[id].note.includes('{day}'),
    );
    expect(told).toEqual(WAIT_IDS.filter((id) => DUE_ROWS[id] !== undefined));
  }
});

test('each end occurs and has its words in both languages', () => {
  expect(new Set(Object.values(DUE_ROWS).map(({ ends }) => ends))).toEqual(new Set(DUE_ENDS));
  for (const { due } of [EN, FR]) expect(Object.keys(due)).toEqual([...DUE_ENDS]);
});
