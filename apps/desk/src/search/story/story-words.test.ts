import { expect, test } from 'vitest';
import { templateWords } from '../../decision/case/record-words.ts';
import { storySteps } from './story-words.ts';

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

test('a message is named by what it is about, and one of an earlier release by its own name', () => {
  expect(templateWords('verificationNeeded')).toBe('Identity needed after approval');
  expect(templateWords('oldBankNews')).toBe('Old bank news');
});
