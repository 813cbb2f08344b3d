import { STEP_UPS } from '@signet/rulebook/step-ups';
import { expect, test } from 'vitest';
import { stepAsked } from './step-asked.ts';
import { TEXTS as FR } from './texts.fr-CA.ts';
import { TEXTS as EN } from './texts.ts';

test('the first step that is not done is the one that is asked', () => {
  const code = { type: 'OTP_SMS', askedAt: 1, doneAt: 2 };
  expect(stepAsked([code, { type: 'GOV_ID_SELFIE', askedAt: 3 }])).toBe('GOV_ID_SELFIE');
});

test('without an open step the owners are meant', () => {
  expect(stepAsked([{ type: 'OTP_SMS', askedAt: 1, doneAt: 2 }])).toBe('owners');
  expect(stepAsked([])).toBe('owners');
});

test('every step has a name in both languages', () => {
  const types = [...Object.keys(STEP_UPS), 'owners'].sort();
  expect(Object.keys(EN.steps).sort()).toEqual(types);
  expect(Object.keys(FR.steps).sort()).toEqual(types);
});
