import { expect, test } from 'vitest';
import { currentStepUp, type StepUp } from './core/step-up.ts';
import { currentPhoneStep } from './phone/phone-steps.ts';
import type { StepUpType } from './reference/enumerations.ts';

const asked = (type: StepUpType): StepUp => ({ type, requestedAt: 0 });
const done = (type: StepUpType): StepUp => ({ type, requestedAt: 0, finishedAt: 1, result: 'done' });

test.each<[string, StepUp[], StepUpType | undefined]>([
  ['none asked: none open', [], undefined],
  ['one asked: it is open', [asked('OTP_SMS')], 'OTP_SMS'],
  ['one done: none open', [done('OTP_SMS')], undefined],
  ['the first that is not done', [done('OTP_SMS'), asked('FULL_SSN'), asked('GOV_ID_SELFIE')], 'FULL_SSN'],
  ['other owners’ checks never hold up the applicant', [asked('BO_VERIFICATION')], undefined],
  ['what is behind them still does', [asked('BO_VERIFICATION'), asked('EIN_DOC')], 'EIN_DOC'],
  ['one done at the very first moment is done', [{ type: 'OTP_SMS', requestedAt: 0, finishedAt: 0 }], undefined],
])('%s', (_what, stepUps, type) => expect(currentStepUp(stepUps)?.type).toBe(type));

test.each<[string, StepUp[], StepUpType | undefined]>([
  ['the code', [asked('OTP_SMS')], 'OTP_SMS'],
  ['the link', [done('OTP_SMS'), asked('PHONE_AUTH')], 'PHONE_AUTH'],
  ['photo ID in place of it', [done('OTP_SMS'), asked('GOV_ID_SELFIE')], undefined],
  ['nothing', [], undefined],
])('of the phone is asked: %s', (_what, stepUps, type) => expect(currentPhoneStep(stepUps)).toBe(type));
