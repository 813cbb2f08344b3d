import { expect, test } from 'vitest';
import { phoneLinkDisplay } from './use-send-link.ts';

const link = {
  phone: '••• ••• 0123',
  locked: false,
  status: 'REQUESTED',
  sentAt: 1,
  expiresAt: 100,
} as const;

test.each([
  ['nothing was sent yet', { phone: '', locked: false }, { stage: 'unsent' }],
  ['no link may be had at all', undefined, { stage: 'unsent' }],
  ['its text is on its way', { ...link, sentAt: undefined }, { stage: 'unsent' }],
  ['it waits', link, { stage: 'waiting' }],
  ['its time is over', { ...link, expiresAt: 50 }, { stage: 'failed', reason: 'expired' }],
  ['a phone has opened it', { ...link, status: 'IN_PROGRESS' }, { stage: 'opened' }],
  [
    'somebody denied it',
    { ...link, status: 'FAILED', reason: 'denied' },
    { stage: 'failed', reason: 'denied' },
  ],
  ['it has proven the phone', { ...link, status: 'SUCCESS' }, { stage: 'opened' }],
  ['wrong codes have locked the phone', { ...link, locked: true }, { stage: 'locked' }],
] as const)('%s', (_what, found, view) => expect(phoneLinkDisplay(found, 50)).toEqual(view));
