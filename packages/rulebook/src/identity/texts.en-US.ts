import { APPLICANT_TAX_ID_PATH } from '../core/answers.ts';
import type { FieldTextsRow } from '../core/field-texts.ts';
import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import type { ReasonTexts } from '../decision/texts.en-US.ts';
import type { Requirement } from '../messages/choose-message.ts';
import type { AddedStepId } from '../reference/enumerations.ts';
import type { DATE_FIELDS } from './fields.ts';

export const DATE_TEXTS = {
  dob: {
    label: 'Date of birth',
    errors: {
      required: 'Enter your date of birth',
      yearMonthDay: 'Enter a date of birth with a month, a day and a 4-digit year',
      yearMonth: 'Choose a month and enter a 4-digit year for the date of birth',
      yearDay: 'Enter a day from 1 to 31 and a 4-digit year for the date of birth',
      monthDay: 'Choose a month and enter a day for the date of birth',
      year: 'Enter a 4-digit year for the date of birth',
      month: 'Choose a month for the date of birth',
      day: 'Enter a day from 1 to 31 for the date of birth',
      real: 'Check the date of birth. That day isn’t on the calendar',
      future: 'Enter a date of birth in the past',
      young: 'You must be {minAge} or older to apply',
      old: 'Check the year of birth. The age can’t be over {maxAge}',
    },
  },
} satisfies Record<keyof typeof DATE_FIELDS, FieldTextsRow>;

export const IDENTITY_STEP_NAMES = {
  fullSsn: 'Full SSN',
  photoId: 'Photo ID',
  businessInfo: 'Business details',
  businessDocument: 'Business document',
} satisfies Partial<Record<AddedStepId, string>>;

export const IDENTITY_REQUIREMENT_TEXTS = {
  FULL_SSN:
    'We need your full Social Security number. Enter it in your application, never in an email.',
  GOV_ID_SELFIE:
    'We need to see your photo ID. Have it ready, and a phone or computer with a camera.',
  EIN_DOC:
    'We need a document that shows your business name and number, like a letter from the tax agency.',
  BUSINESS_INFO: 'We need you to check your business name and tax ID.',
  FULL_ONBOARDING: 'We need you to confirm who you are.',
} satisfies Partial<Record<Requirement, string>>;

export const IDENTITY_REASON_TEXTS = {
  'phone.ownerMismatch': {
    applicant: 'We need a photo of your ID to confirm it’s you.',
    staff: 'The phone belongs to someone else. A code doesn’t replace photo ID here.',
  },
  'document.requested': {
    applicant: 'We need a photo of your ID to confirm it’s you.',
    staff: 'The identity source asks for a document.',
  },
  'inquiry.retry': {
    applicant: 'We couldn’t confirm your identity from the photos. You can try once more.',
    staff: 'Photo ID failed once. The applicant can try once more.',
  },
  'person.mismatch': {
    applicant: 'We need a little more information to confirm it’s you.',
    staff: 'Name, date of birth and number don’t match.',
  },
  'business.mismatch': {
    applicant: 'Check your business details against your official documents.',
    staff: 'Business name and tax ID don’t match.',
  },
  'business.document': {
    applicant: 'We need a document that shows your business name and number.',
    staff:
      'Business name and tax ID still don’t match after the applicant checked them. Waiting for a document.',
  },
} satisfies Partial<ReasonTexts>;

export const IDENTITY_PAGE_TEXTS = {
  ssn: {
    title: 'Enter your full Social Security number',
    lead: 'The last 4 digits weren’t enough to confirm your identity.',
    leadBeforeSending: 'With all 9 digits, we can usually confirm your identity right away.',
    why: 'The law requires every payments company to verify who opens an account. With all 9 digits, we can be more certain. It won’t affect your credit score.',
    hints: {
      'applicant.name.firstName': 'As it appears on your Social Security card',
    },
    details: {
      [APPLICANT_TAX_ID_PATH]: {
        summary: 'What we do with this number',
        text: 'We encrypt it as soon as we get it. We never show it in full again, not even to you. We use it only to verify your identity.',
      },
    },
    replacement: {
      title: 'Don’t have your number?',
      text: 'Take a photo of your driver’s license or passport, then a selfie. We won’t need the number.',
      action: 'Use photo ID instead',
    },
  },
  'business-info': {
    title: 'Check your business details',
    lead: 'We couldn’t find your business as written here. Compare it with your IRS letter, fix what’s different, then confirm.',
    leadByMarket: {
      CA: 'We couldn’t find your business as written here. Compare it with your incorporation documents, fix what’s different, then confirm.',
    },
    leadBeforeSending: 'Compare each line with your documents, fix what’s different, then confirm.',
    why: 'We look up your business in official records. One different letter or digit is enough to miss it.',
    action: 'Confirm and continue',
    address: { label: 'Business address', change: 'Change the address' },
  },
} satisfies Record<string, StepUpPageTexts>;
