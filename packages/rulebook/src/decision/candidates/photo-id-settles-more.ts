import { type CandidateTable, replaceRows, rowInForce } from './candidate.ts';

/**
 * Whoever has passed photo ID is not sent to a person because the identity source leaves it to us; a
 * business that does not match is asked for its document at once; and a person of ours looks at a
 * business that its source declines, unless the identity source has found something too.
 */
export const PHOTO_ID_SETTLES_MORE: CandidateTable = {
  id: 'photo-id-settles-more',
  version: '2026-12-02.0',
  rows: replaceRows({
    '4-business-declined': [
      {
        ...rowInForce('4-business-declined'),
        when: ({ business, person }) =>
          business === 'declined' && !['match', 'unknown', 'fault'].includes(person),
      },
      {
        id: '4-business-declined-review',
        blocksPayments: true,
        when: ({ business }) => business === 'declined',
        outcome: { decision: 'PENDING', reason: 'review' },
      },
    ],
    '12-business-info': [],
    '13-review': [
      {
        ...rowInForce('13-review'),
        when: ({ person, business }, { inquiry }) =>
          (person === 'review' && inquiry !== 'passed') || business === 'review',
      },
    ],
  }),
};
