import type { OwnerView } from '@signet/rulebook/people/view';
import { expect, test } from 'vitest';
import { ownerState } from './owner-state.ts';
import { TEXTS } from './texts.en-US.ts';

type Seen = Pick<OwnerView, 'verification' | 'status' | 'invitation'>;
const refused = { isOpen: true, left: 3, delivery: 'refused' } as const;

test.each<[string, Seen, 'open' | 'waiting' | 'closed', string]>([
  ['the applicant', { status: 'completed' }, 'open', 'Completed'],
  [
    'a partner whose details are missing',
    { status: 'incomplete', verification: 'toInvite' },
    'open',
    'Incomplete',
  ],
  [
    'a partner who gives the rest',
    { status: 'request to be sent', verification: 'toInvite' },
    'open',
    'Request to be sent',
  ],
  [
    'everything known while the list is filled',
    { status: 'completed', verification: 'toInvite' },
    'open',
    'Completed',
  ],
  [
    'everything known of somebody who was never asked',
    { status: 'completed', verification: 'toInvite' },
    'closed',
    'Request to be sent',
  ],
  [
    'a link is out',
    { status: 'request to be sent', verification: 'invited' },
    'waiting',
    'Invited',
  ],
  [
    'a link that came back',
    { status: 'completed', verification: 'invited', invitation: refused },
    'closed',
    'Email came back',
  ],
  ['signed in', { status: 'completed', verification: 'started' }, 'closed', 'Started'],
  ['under check', { status: 'completed', verification: 'checking' }, 'closed', 'Being checked'],
  ['looked at', { status: 'completed', verification: 'inReview' }, 'closed', 'In review'],
  ['done', { status: 'completed', verification: 'verified' }, 'closed', 'Identity confirmed'],
  [
    'not theirs',
    { status: 'completed', verification: 'denied' },
    'closed',
    'Says they’re not an owner',
  ],
])('the word on a card: %s', (_name, owner, stage, text) =>
  expect(ownerState(owner, stage, TEXTS).text).toBe(text),
);
