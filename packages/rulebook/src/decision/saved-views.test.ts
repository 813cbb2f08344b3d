import { expect, test } from 'vitest';
import { mayRemoveView } from './saved-views.ts';

test.each([
  ['one’s own', { isOwn: true, isShared: false, mayHandOut: false }, true],
  ['one’s own that the team has', { isOwn: true, isShared: true, mayHandOut: false }, true],
  ['a colleague’s that the team has', { isOwn: false, isShared: true, mayHandOut: false }, false],
  ['a senior, one of the team', { isOwn: false, isShared: true, mayHandOut: true }, true],
  ['a senior, a colleague’s own', { isOwn: false, isShared: false, mayHandOut: true }, false],
])('who may remove a saved view: %s', (_who, view, may) => expect(mayRemoveView(view)).toBe(may));
