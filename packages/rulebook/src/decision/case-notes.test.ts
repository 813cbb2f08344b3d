import { expect, test } from 'vitest';
import { needsNote, noteError } from './case-notes.ts';

const plain = {
  decision: 'APPROVED',
  step: 'decides',
  isConfirmation: false,
  rulesSay: undefined,
} as const;

test.each([
  ['an approval that nobody doubts', plain, false],
  ['an approval that the rules would give too', { ...plain, rulesSay: 'APPROVED' }, false],
  ['an approval that the rules would refuse', { ...plain, rulesSay: 'DECLINED' }, true],
  ['one after which the rules would ask again', { ...plain, rulesSay: 'PENDING' }, false],
  ['a decline', { ...plain, decision: 'DECLINED' }, true],
  ['a proposal', { ...plain, step: 'proposes' }, true],
  ['a confirmation', { ...plain, isConfirmation: true, rulesSay: 'DECLINED' }, false],
] as const)('%s needs a note: %s', (_what, deciding, isNeeded) =>
  expect(needsNote(deciding)).toBe(isNeeded),
);

test.each([
  ['   ', 'note.empty'],
  ['Their SSN is 123-45-6789.', 'note.numberIncluded'],
  ['Called (415) 555-0183, nobody answered.', undefined],
] as const)('the note “%s” is refused as %s', (text, code) => expect(noteError(text)).toBe(code));
