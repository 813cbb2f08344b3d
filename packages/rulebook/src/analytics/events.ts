import type { PlannedFor } from '../core/planned-for.ts';

/** One analytics event: when it is sent, which properties it may carry, and whether once a session. */
export type EventRow = { why: string; properties: readonly string[]; once?: true; plannedFor?: PlannedFor };

/** The events of no step-up; no property is ever a secret. */
export const SCREEN_EVENTS = {
  'onboarding.started': { why: 'an application was created', properties: ['currency', 'language', 'portal'], once: true },
  'onboarding.sent': { why: 'the applicant sent the application', properties: ['currency', 'hasBeneficialOwners'] },
  'onboarding.success': { why: 'a decision that lets money be taken', properties: ['decision'] },
  'onboarding.error': { why: 'onboarding failed on our side', properties: ['errorCode'] },
  'signup.error': { why: 'an answer was refused', properties: ['field', 'errorCode', 'screen'], plannedFor: 'analytics' },
  'screen.shown': { why: 'a page was opened', properties: ['screen'], plannedFor: 'analytics' },
  'mobileVerification.started': { why: 'the phone’s network was asked for its number', properties: ['stepUp'] },
  'mobileVerification.success': { why: 'the network told the applicant’s number', properties: ['stepUp'] },
  'mobileVerification.failed': { why: 'the network told no number, or another one', properties: ['stepUp', 'errorCode'] },
  'owner.added': { why: 'an owner was added to the list', properties: ['owners'] },
  'owner.deleted': { why: 'an owner was taken off the list', properties: ['owners'] },
  'corporationNumber.submitted': {
    why: 'a corporation number was saved; never the number itself',
    properties: ['numberKind', 'numberLength', 'province'],
  },
  'stepUp.deferred': { why: '“I’ll do this later” was pressed', properties: ['stepUp'] },
  'bank.started': { why: 'a bank account was begun', properties: ['kind'] },
  'bank.linked': { why: 'a bank account was linked', properties: ['kind'] },
  'bank.canceled': { why: 'the bank was left or put off', properties: ['kind'] },
  'category.chosen': { why: 'an industry was chosen', properties: ['industry', 'how'] },
  'language.switched': { why: 'the language was changed', properties: ['language'], plannedFor: 'analytics' },
} as const satisfies Record<string, EventRow>;
