import { expect, test } from 'vitest';
import { INSIGHT_LIMITS } from './limits.ts';
import { sourceStanding } from './sources.ts';

const { sourceSlotMs: slotMs, sourceFailingShare, sourceSlowMs } = INSIGHT_LIMITS;
const now = 100 * slotMs + 1;
const slot = (slotsAgo: number, unanswered: number, p95Ms = 200) => ({
  at: (100 - slotsAgo) * slotMs,
  ...{ calls: 100, unanswered, p95Ms },
});
const failing = sourceFailingShare * 100 + 1;

test.each([
  ['one that nobody has asked is quiet', [], { state: 'quiet' }],
  ['one that answers does well', [slot(0, 3), slot(1, 0)], { state: 'well' }],
  [
    'one fails while more than the share has no answer, since the first such slot in a row',
    [slot(0, failing), slot(1, failing), slot(3, failing), slot(4, 0), slot(5, failing)],
    { state: 'failing', since: slot(3, 0).at },
  ],
  ['exactly the share is not failing yet', [slot(0, failing - 1)], { state: 'well' }],
  [
    'one that is slow and answers is slow',
    [slot(0, 0, sourceSlowMs + 1), slot(1, 0)],
    { state: 'slow', since: slot(0, 0).at },
  ],
  [
    'one that fails and is slow fails',
    [slot(0, failing, sourceSlowMs + 1)],
    {
      ...{ state: 'failing', since: slot(0, 0).at },
    },
  ],
  [
    'one asked in the slot that has just ended still says how it does',
    [slot(1, 0)],
    {
      state: 'well',
    },
  ],
  [
    'one last asked before that is quiet since then, whatever it did',
    [slot(2, failing)],
    { state: 'quiet', since: slot(1, 0).at },
  ],
])('%s', (_case, slots, standing) => expect(sourceStanding(slots, now)).toEqual(standing));
