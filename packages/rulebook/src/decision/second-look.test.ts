import { expect, test } from 'vitest';
import { isChangeSince, isLookedAt, lookFindings, lookId } from './second-look.ts';

test.each([
  ['a hit on the watch list', { evidence: { watchList: 'hit' }, applied: {} }, ['watchList']],
  [
    'a list that never answered',
    { evidence: { watchList: 'unknown' }, applied: {} },
    ['watchList'],
  ],
  [
    'a known person whose photo ID failed',
    { evidence: { duplicate: 'declined' }, applied: { failedInquiries: 2 } },
    ['duplicate', 'photoId'],
  ],
  ['an owner who denies', { evidence: {}, applied: { ownerTrouble: 'denied' } }, ['owners']],
  ['nothing hidden', { evidence: { watchList: 'clear' }, applied: {} }, ['case']],
] as const)('%s is looked at', (_name, found, findings) =>
  expect(lookFindings(found)).toEqual(findings),
);

test('every audit action counts as a change except reading, handing out and proposing', () => {
  const still = ['decision.proposed', 'secret.read', 'duplicates.read', 'support.read'];
  const changes = ['note.added', 'bank.linked', 'inquiry.settled'];
  expect([...still, 'case.assigned', ...changes].filter(isChangeSince)).toEqual(changes);
});

test('a confirmation must cover every change and finding', () => {
  const asked = [lookId({ finding: 'watchList' }), lookId({ seq: 12 })];
  expect(asked).toEqual(['finding.watchList', 'change.12']);
  expect([isLookedAt(asked, asked), isLookedAt(asked, ['finding.watchList'])]).toEqual([
    true,
    false,
  ]);
});
