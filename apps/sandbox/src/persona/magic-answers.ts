import {
  type BusinessOutcome,
  EMAIL_MARKS,
  type PersonOutcome,
  SIN_VALUES,
  SSN_ENDINGS,
  TAX_ID_ENDINGS,
} from '../magic-values.ts';
import type { Check, Fields, InquiryStatus, PersonaStore, VerificationStatus } from './store.ts';
import type { Template } from './templates.ts';

export type MagicAnswer = {
  inquiry: InquiryStatus;
  verification: VerificationStatus;
  checks: Check[];
  nextStep?: string;
  ownsPhone?: boolean;
};

const passed = (name: string): Check => ({
  name,
  status: 'passed',
  reasons: [],
  requirement: 'required',
  metadata: {},
});
const failed = (
  name: string,
  reason: string,
  requirement: Check['requirement'] = 'required',
): Check => ({
  name,
  status: 'failed',
  reasons: [reason],
  requirement,
  metadata: {},
});

const identity = 'database_identity_comparison';
const deceased = 'database_deceased_detection';
const phone = 'database_phone_number_comparison';
const tin = 'database_tin_comparison';
const fraud = 'database_fraud_detection';
const personPassed = [passed(identity), passed(deceased), passed(fraud), passed(phone)];
const businessPassed = [passed(tin), passed(fraud)];

/**
 * The server-side person template's result per outcome; `late` switches to `match` after the delay.
 */
export const PERSON_ANSWERS: Record<Exclude<PersonOutcome, 'error' | 'hang'>, MagicAnswer> = {
  match: { inquiry: 'approved', verification: 'passed', checks: personPassed },
  declined: {
    inquiry: 'declined',
    verification: 'failed',
    checks: [passed(identity), passed(deceased), failed(fraud, 'suspected_fraud'), passed(phone)],
  },
  otherPhone: {
    inquiry: 'approved',
    verification: 'passed',
    checks: [
      passed(identity),
      passed(deceased),
      passed(fraud),
      failed(phone, 'phone_belongs_to_other_person', 'not_required'),
    ],
    ownsPhone: false,
  },
  document: {
    inquiry: 'completed',
    verification: 'requires_retry',
    checks: [
      failed(identity, 'document_required', 'requires_retry'),
      passed(deceased),
      passed(fraud),
      passed(phone),
    ],
    nextStep: 'verification_government_id',
  },
  review: { inquiry: 'needs_review', verification: 'passed', checks: personPassed },
  fullSsn: {
    inquiry: 'completed',
    verification: 'failed',
    checks: [failed(identity, 'no_match'), passed(deceased), passed(fraud), passed(phone)],
  },
  late: { inquiry: 'pending', verification: 'submitted', checks: [] },
};

export const BUSINESS_ANSWERS: Record<Exclude<BusinessOutcome, 'hang'>, MagicAnswer> = {
  match: { inquiry: 'approved', verification: 'passed', checks: businessPassed },
  declined: {
    inquiry: 'declined',
    verification: 'failed',
    checks: [passed(tin), failed(fraud, 'suspected_fraud')],
  },
  doubleCheck: {
    inquiry: 'completed',
    verification: 'failed',
    checks: [failed(tin, 'name_mismatch'), passed(fraud)],
  },
  document: {
    inquiry: 'completed',
    verification: 'failed',
    checks: [failed(tin, 'name_mismatch'), passed(fraud)],
  },
  review: { inquiry: 'needs_review', verification: 'passed', checks: businessPassed },
};

const personNumberKeys = [
  'identification-number',
  'social-security-number',
  'social-security-number-last-4',
  'social-insurance-number',
  'ssn',
  'sin',
];
const taxIdKeys = [
  'business-tax-identification-number',
  'tax-identification-number',
  'tin',
  'ein',
  'business-registration-number',
  'identification-number',
];

export function personOutcome(template: Template, fields: Fields): PersonOutcome {
  const email = textOf(fields, ['email-address']);
  const marked = Object.entries(EMAIL_MARKS).find(([mark]) => email.includes(mark));
  if (marked !== undefined) return marked[1].outcome;
  const digits = textOf(fields, personNumberKeys).replaceAll(/\D/g, '');
  if (template.country === 'CA') return SIN_VALUES[digits]?.outcome ?? 'match';
  const outcome = SSN_ENDINGS[digits.slice(-4)]?.outcome ?? 'match';
  return outcome === 'fullSsn' && digits.length === 9 ? 'match' : outcome;
}

/**
 * The outcome requested by a business's fields; a number checked again under another name matches.
 */
export function businessOutcome(store: PersonaStore, fields: Fields): BusinessOutcome {
  const digits = taxIdOf(fields).replaceAll(/[^0-9]/g, '');
  // A BN's program account is not part of the number.
  const number = /R[CTPM]\d{4}$/i.test(taxIdOf(fields)) ? digits.slice(0, 9) : digits;
  const outcome = TAX_ID_ENDINGS[number.slice(-4)]?.outcome ?? 'match';
  if (outcome !== 'doubleCheck') return outcome;
  const names = store.checkedNames.get(number) ?? new Set();
  const name = textOf(fields, ['business-name', 'name-business']).toLowerCase();
  const isCheckedAgain =
    String(fields['double-checked'] ?? '') === 'true' || (names.size > 0 && !names.has(name));
  if (isCheckedAgain) return 'match';
  store.checkedNames.set(number, names.add(name));
  return outcome;
}

function taxIdOf(fields: Fields): string {
  return textOf(fields, taxIdKeys);
}

function textOf(fields: Fields, keys: string[]): string {
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}
