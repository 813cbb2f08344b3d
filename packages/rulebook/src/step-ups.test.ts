import { expect, test } from 'vitest';
import { defineStepUp } from './core/define-step-up.ts';
import { currentStepUp, type StepUp } from './core/step-up.ts';
import { ENDPOINT_PATHS } from './endpoint-paths.ts';
import { ENDPOINTS } from './endpoints.ts';
import { currentPhoneStep } from './phone/step-ups.ts';
import type { StepUpType } from './reference/enumerations.ts';
import { FORM_STEP_UPS } from './reference/enumerations.ts';
import { stepUpEndpoints } from './step-up-endpoints.ts';
import { formStepUpOf, STEP_UPS } from './step-ups.ts';

const openStep = (type: StepUpType): StepUp => ({ type, requestedAt: 0 });
const done = (type: StepUpType): StepUp => ({
  type,
  requestedAt: 0,
  finishedAt: 1,
  result: 'done',
});

test.each<[string, StepUp[], StepUpType | undefined]>([
  ['none asked: none open', [], undefined],
  ['one asked: it is open', [openStep('OTP_SMS')], 'OTP_SMS'],
  ['one done: none open', [done('OTP_SMS')], undefined],
  [
    'the first that is not done',
    [done('OTP_SMS'), openStep('FULL_SSN'), openStep('GOV_ID_SELFIE')],
    'FULL_SSN',
  ],
  ['other owners’ checks never hold up the applicant', [openStep('BO_VERIFICATION')], undefined],
  ['what is behind them still does', [openStep('BO_VERIFICATION'), openStep('EIN_DOC')], 'EIN_DOC'],
  [
    'one done at the very first moment is done',
    [{ type: 'OTP_SMS', requestedAt: 0, finishedAt: 0 }],
    undefined,
  ],
])('%s', (_what, stepUps, type) => expect(currentStepUp(stepUps)?.type).toBe(type));

test.each<[string, StepUp[], StepUpType | undefined]>([
  ['the code', [openStep('OTP_SMS')], 'OTP_SMS'],
  ['the link', [done('OTP_SMS'), openStep('PHONE_AUTH')], 'PHONE_AUTH'],
  ['photo ID in place of it', [done('OTP_SMS'), openStep('GOV_ID_SELFIE')], undefined],
  ['nothing', [], undefined],
])('of the phone is asked: %s', (_what, stepUps, type) =>
  expect(currentPhoneStep(stepUps)).toBe(type),
);

test.each(FORM_STEP_UPS)('the call of %s is made from its definition', (type) => {
  const { endpoint, path, form } = STEP_UPS[type].answer ?? { endpoint: '', path: '', form: '' };
  const key = endpoint as keyof typeof ENDPOINTS; // checked by the handlers' type
  expect(ENDPOINT_PATHS[key]).toEqual(['POST', `/api/v2/applications/{id}/step-ups/${path}`]);
  expect(ENDPOINTS[key]).toMatchObject({ requiresOpenStepUp: type, validates: [form] });
});

test('finds the step-up of a form page, and none for any other page', () =>
  expect([formStepUpOf('ssn'), formStepUpOf('bank')]).toEqual(['FULL_SSN', undefined]));

test('makes the call of a step-up of any room', () => {
  const answer = {
    form: 'bank',
    endpoint: 'submitBusinessInfo',
    path: 'bank-check',
    summary: 'The bank account once more',
  } as const;
  const row = stepUpEndpoints({
    BO_INFO: defineStepUp({
      subject: 'business',
      pages: [{ id: 'step-bank', page: 'bank' }],
      answer,
    }),
  });
  expect(row.submitBusinessInfo).toMatchObject({
    requiresOpenStepUp: 'BO_INFO',
    validates: ['bank'],
    requiresRecentAuth: true,
  });
});
