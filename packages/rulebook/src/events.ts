/** One analytics event: when it is sent, which properties it may carry, and whether once a session. Document 2, section 9, Analytics. */
export type EventRow = { why: string; properties: readonly string[]; once?: true };

/** The events of the screens that exist; no property is ever a secret. */
export const EVENTS = {
  'onboarding.started': { why: 'an application was created', properties: ['currency', 'language', 'portal'], once: true },
  'onboarding.sent': { why: 'the applicant sent the application', properties: ['currency', 'hasBeneficialOwners'] },
  'onboarding.success': { why: 'a decision that lets money be taken', properties: ['decision'] },
  'onboarding.error': { why: 'onboarding failed on our side', properties: ['errorCode'] },
  'signup.error': { why: 'an answer was refused', properties: ['field', 'errorCode', 'screen'] },
  'screen.shown': { why: 'a page was opened', properties: ['screen'] },
  'otp.started': { why: 'the code page was opened', properties: ['stepUp'] },
  'otp.success': { why: 'the code was right', properties: ['stepUp'] },
  'otp.failed': { why: 'the code was wrong or expired', properties: ['stepUp', 'errorCode'] },
  'bank.started': { why: 'a bank account was begun', properties: ['kind'] },
  'bank.finished': { why: 'a bank account was linked', properties: ['kind'] },
  'bank.canceled': { why: 'the bank was left or put off', properties: ['kind'] },
  'category.chosen': { why: 'an industry was chosen', properties: ['industry', 'how'] },
  'language.switched': { why: 'the language was changed', properties: ['language'] },
} as const satisfies Record<string, EventRow>;

export type EventId = keyof typeof EVENTS;
