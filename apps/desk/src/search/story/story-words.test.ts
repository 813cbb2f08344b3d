import { keysOf } from '@signet/rulebook/core/keys-of';
import { EMAIL_IDS } from '@signet/rulebook/messages/choose-message';
import { STEP_UP_TYPES } from '@signet/rulebook/reference/enumerations';
import { expect, test } from 'vitest';
import { MESSAGE_STATE_WORDS } from '../../decision/case/record-texts.en-US.ts';
import { messageStateWords, stepUpWords, templateWords } from '../../decision/case/record-words.ts';
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
    'Asked for: Photo ID and selfie',
    'Done: Photo ID and selfie',
    'Asked for: Phone code',
  ]);
});

const STATES = keysOf(MESSAGE_STATE_WORDS);

/** Letters of a code: capitals with a line below, or a capital inside a word. */
const CODE = /[A-Z]{2,}_|_[A-Z]|[a-z][A-Z]/;

test('no step, message or state of one is told by its code', () => {
  const steps = storySteps({
    createdAt: 0,
    history: [],
    stepUps: keysOf(STEP_UP_TYPES).map((type) => ({ type, requestedAt: 1, finishedAt: 2 })),
  });
  expect(steps).toHaveLength(1 + 2 * keysOf(STEP_UP_TYPES).length);
  const said = [
    ...steps.map(({ text }) => text),
    ...EMAIL_IDS.map(templateWords),
    ...STATES.map(messageStateWords),
  ];
  for (const text of said) expect(text).not.toMatch(CODE);
  for (const [code, text] of [
    ...keysOf(STEP_UP_TYPES).map((type) => [type, stepUpWords(type)] as const),
    ...STATES.map((state) => [state, messageStateWords(state)] as const),
  ])
    expect(text).not.toBe(code);
});

test('a message is named by what it is about, and one of an earlier release by its own name', () => {
  expect(templateWords('verificationNeeded')).toBe('Identity needed after approval');
  expect(templateWords('oldBankNews')).toBe('Old bank news');
});
