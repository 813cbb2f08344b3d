import { expect, test } from 'vitest';
import { nextErasing } from './next-erasing.ts';
import { DEFAULT_RETENTION, RETENTION } from './retention.ts';

const dayMs = 24 * 3_600_000;
const now = Date.UTC(2030, 0, 1);
const sent = { decision: 'APPROVED', savedAt: now, sentAt: now };
const declined = { ...sent, decision: 'DECLINED' };

test.each([
  [
    'a draft goes after its last change',
    { decision: 'NONE', savedAt: now - dayMs },
    { what: 'all', at: now - dayMs + RETENTION.abandoned.keepMs },
  ],
  ['an open account stays', sent, undefined],
  [
    'a closed account goes whole',
    { ...sent, closedAt: now },
    { what: 'all', at: now + DEFAULT_RETENTION.closed },
  ],
  [
    'a declined application loses its secrets first',
    { ...declined, decidedAt: now },
    { what: 'secrets', at: now + DEFAULT_RETENTION.declined },
  ],
  [
    'then everything else',
    { ...declined, decidedAt: now - DEFAULT_RETENTION.declined },
    { what: 'all', at: now - DEFAULT_RETENTION.declined + DEFAULT_RETENTION.declinedPeople },
  ],
])('%s', (_name, application, expected) =>
  expect(nextErasing(application, DEFAULT_RETENTION, now)).toEqual(expected),
);
