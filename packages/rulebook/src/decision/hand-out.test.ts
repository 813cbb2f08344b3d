import { expect, test } from 'vitest';
import { type HandOut, handOutRefusal } from './hand-out.ts';

const SELF: HandOut = {
  ...{ by: 'robin', to: 'robin', mayHandOut: false },
  ...{ isReviewer: true, isAway: false, knowsThem: false },
};
const SENIOR: HandOut = { ...SELF, by: 'priya', to: 'sam', mayHandOut: true };

test.each<[string, HandOut, ReturnType<typeof handOutRefusal>]>([
  ['a reviewer takes a case', SELF, undefined],
  ['takes it from a colleague', { ...SELF, assignee: 'sam' }, undefined],
  ['gives their own back', { ...SELF, to: undefined, assignee: 'robin' }, undefined],
  ['gives none of a colleague back', { ...SELF, to: undefined, assignee: 'sam' }, 'notYours'],
  ['gives none to a colleague', { ...SELF, to: 'sam' }, 'notYours'],
  ['takes one while away', { ...SELF, isAway: true }, undefined],
  ['takes none of somebody they know', { ...SELF, knowsThem: true }, 'knowsThem'],
  ['a senior hands out', SENIOR, undefined],
  ['takes one away from somebody', { ...SENIOR, to: undefined, assignee: 'sam' }, undefined],
  ['not to somebody who is away', { ...SENIOR, isAway: true }, 'away'],
  ['not to somebody who decides nothing', { ...SENIOR, isReviewer: false }, 'noReviewer'],
  ['not to somebody who knows them', { ...SENIOR, knowsThem: true }, 'knowsThem'],
])('%s', (_what, handOut, refusal) => expect(handOutRefusal(handOut)).toBe(refusal));
