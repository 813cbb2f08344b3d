import { expect, test } from 'vitest';
import { NEXT_OWNER_PAGE, nextOwnerPage, type OwnerFlow, ownerSteps } from './owner-pages.ts';

const flow: OwnerFlow = { isVerified: false, isOver: false };

const PAGES: [what: string, changed: Partial<OwnerFlow>, page: string, row: string][] = [
  ['nothing given yet', {}, 'owner', 'details'],
  ['a check that runs', { checkingSince: 1 }, 'owner-verifying', 'checking'],
  ['a document wanted', { stepUp: 'GOV_ID_SELFIE' }, 'owner-identification', 'photo-id'],
  ['a reviewer looks', { checkFailure: 'failed' }, 'owner-success', 'in-review'],
  ['the application was decided without them', { isOver: true }, 'owner-success', 'over'],
  [
    'it was decided after somebody looked at them',
    { isOver: true, checkFailure: 'failed' },
    'owner-success',
    'over',
  ],
  [
    'verified, and asked for a new photo ID',
    { isVerified: true, isOver: true, isPhotoIdAsked: true },
    'owner-identification',
    'photo-id-expires',
  ],
  ['not their business', { checkFailure: 'denied' }, 'owner-error', 'denied'],
  [
    'verified, whatever else is known',
    { isVerified: true, isOver: true, checkingSince: 1 },
    'owner-success',
    'verified',
  ],
];

test.each(PAGES)('%s', (_what, changed, page, row) =>
  expect(nextOwnerPage({ ...flow, ...changed })).toEqual({ page, row }),
);

test('every row that chooses a page is reached by a case', () => {
  const reached = new Set(PAGES.map(([, , , row]) => row));
  expect(NEXT_OWNER_PAGE.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test.each([
  ['owner', ['details current', 'check later']],
  ['owner-verifying', ['details done', 'check current']],
  ['owner-identification', ['details done', 'check done', 'photoId current added']],
  ['owner-success', ['details done', 'check done']],
] as const)('the steps at %s', (page, steps) =>
  expect(
    ownerSteps(page).map(({ id, state, isAdded }) => `${id} ${state}${isAdded ? ' added' : ''}`),
  ).toEqual(steps),
);
