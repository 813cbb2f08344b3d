import { expect, test } from 'vitest';
import { storySteps, templateWords } from './story-words.ts';

test('the steps stand in the order in which they happened, without how they ended', () => {
  const steps = storySteps({
    createdAt: 1,
    history: [{ id: 'submitted', what: 'You submitted your application', at: 3 }],
    stepUps: [
      { type: 'GOV_ID_SELFIE', requestedAt: 4, finishedAt: 5 },
      { type: 'PHONE_CODE', requestedAt: 6 },
    ],
  });
  expect(steps.map(({ text }) => text)).toEqual([
    'Started the application',
    'You submitted your application',
    'Asked for: gov id selfie',
    'Done: gov id selfie',
    'Asked for: phone code',
  ]);
});

test('a template is named in words', () => {
  expect(templateWords('inReview')).toBe('In review');
});
