import { expect, test } from 'vitest';
import { progressStages, waitText } from './progress-stages.ts';
import { TEXTS } from './texts.en-US.ts';

const states = (answered: number, sources: number) =>
  progressStages({ startedAt: 0, answered, sources }, TEXTS.stages, 'en-US').map(
    ({ state }) => state,
  );

test.each([
  ['nobody has answered', 0, 4, ['done', 'now', 'later']],
  ['some have answered', 3, 4, ['done', 'now', 'later']],
  ['all have answered', 4, 4, ['done', 'done', 'now']],
  ['nobody is known to be asked', 0, 0, ['done', 'now', 'later']],
])('stages when %s', (_name, answered, sources, expected) =>
  expect(states(answered, sources)).toEqual(expected),
);

test('shows the count only when the server sent it', () => {
  expect(
    progressStages({ startedAt: 0, answered: 1, sources: 4 }, TEXTS.stages, 'en-US')[1]?.text,
  ).toBe('Verifying you and your business: 1 of 4 checks done');
  expect(progressStages(undefined, TEXTS.stages, 'en-US')[1]?.text).toBe(TEXTS.stages.asking);
});

test.each([
  [0, 'none'],
  [3_999, 'none'],
  [4_000, 'usual'],
  [19_999, 'usual'],
  [20_000, 'leave'],
  [600_000, 'leave'],
] as const)('after %i ms the note is %s', (waitedMs, note) =>
  expect(waitText(waitedMs)).toBe(note),
);
