import { expect, test } from 'vitest';
import { storyParts } from './story-bar.ts';

const minute = 60_000;
const now = 100 * minute;
const submitted = {
  id: 'submitted',
  what: 'You submitted your application',
  at: 3 * minute,
} as const;

const stands = (story: Parameters<typeof storyParts>[0]) =>
  storyParts(story, now).map(({ title, is, notes: [first] }) => [title, is, first]);

test('a draft is where it is filled in', () => {
  expect(stands({ createdAt: 90 * minute, history: [], stepUps: [] })).toEqual([
    ['Application', 'here', '10 min'],
    ['Decision', 'ahead', undefined],
    ['Bank account', 'ahead', undefined],
  ]);
});

test('an open step is where they are, and one that was asked for twice stands once', () => {
  const stepUps = [
    { type: 'OTP_SMS', requestedAt: 3 * minute, finishedAt: 4 * minute },
    { type: 'GOV_ID_SELFIE', requestedAt: 4 * minute, finishedAt: 9 * minute },
    { type: 'GOV_ID_SELFIE', requestedAt: 80 * minute },
  ];
  const parts = storyParts({ createdAt: 0, history: [submitted], stepUps }, now);
  expect(parts.map(({ title, is }) => [title, is])).toEqual([
    ['Application', 'done'],
    ['Code by text message', 'done'],
    ['Photo ID and selfie', 'here'],
    ['Decision', 'ahead'],
    ['Bank account', 'ahead'],
  ]);
  expect(parts[2]?.notes).toEqual(['1 h', 'here now', 'asked for 2 times']);
});

test('without an open step it is with us, from the last thing they did', () => {
  const stepUps = [{ type: 'OTP_SMS', requestedAt: 3 * minute, finishedAt: 60 * minute }];
  expect(stands({ createdAt: 0, history: [submitted], stepUps }).at(2)).toEqual([
    'Decision',
    'here',
    '40 min',
  ]);
});

test('after an approval the bank account is left; after a refusal nothing is', () => {
  const approved = { id: 'approved', what: 'Approved', at: 50 * minute } as const;
  const declined = { id: 'declined', what: 'Declined', at: 50 * minute } as const;
  expect(stands({ createdAt: 0, history: [approved, submitted], stepUps: [] }).at(-1)).toEqual([
    'Bank account',
    'here',
    '50 min',
  ]);
  expect(
    stands({ createdAt: 0, history: [declined, submitted], stepUps: [] }).map(([title]) => title),
  ).toEqual(['Application', 'Decision']);
});
