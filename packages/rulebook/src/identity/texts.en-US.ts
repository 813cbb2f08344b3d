import { APPLICANT_TAX_ID_PATH } from '../core/answers.ts';
import type { FieldTextsRow } from '../core/field-texts.ts';
import type { StepUpPageTexts } from '../core/step-up-page-texts.ts';
import type { ReasonTexts } from '../decision/texts.en-US.ts';
import type { Requirement } from '../messages/choose-message.ts';
import type { DATE_FIELDS } from './fields.ts';

const strictDate = (label: string, example: string) => ({
  label,
  hint: `For example ${example}`,
  errors: {
    required: 'Enter a date',
    format: `Enter the date like ${example}`,
    real: 'The date must be a real date',
  },
});

/** Dates, in English. */
export const DATE_TEXTS = {
  dob: {
    label: 'Date of birth',
    hint: 'For example 3 27 1985',
    byMarket: { CA: { hint: 'For example 1985 3 27' } },
    errors: {
      required: 'Enter your date of birth',
      yearMonthDay: 'Date of birth must include a day, a month and a year with 4 digits',
      yearMonth: 'Date of birth must include a month, like 3 or March, and a year with 4 digits',
      yearDay: 'Date of birth must include a day from 1 to 31 and a year with 4 digits',
      monthDay: 'Date of birth must include a month, like 3 or March, and a day from 1 to 31',
      year: 'Date of birth must include a year with 4 digits',
      month: 'Date of birth must include a month, like 3 or March',
      day: 'Date of birth must include a day',
      real: 'Date of birth must be a real date',
      future: 'Date of birth must be in the past',
      young: 'You must be {minAge} or older to apply',
      old: 'Check the year: the age must be {maxAge} or less',
    },
  },
  dateDayFirst: strictDate('Date (day/month/year)', '27/03/1985'),
  dateMonthFirst: strictDate('Date (month/day/year)', '03/27/1985'),
  dateYearFirst: strictDate('Date (year/month/day)', '1985/03/27'),
} satisfies Record<keyof typeof DATE_FIELDS, FieldTextsRow>;

/** The line of a mail about what is still needed, by the step-up that takes it. */
export const IDENTITY_REQUIREMENT_TEXTS = {
  FULL_SSN: 'We need your full Social Security number. Enter it in your application, never in an email.',
  GOV_ID_SELFIE: 'We need to see your photo ID. Have it ready, and a phone or computer with a camera.',
  EIN_DOC: 'We need a document that shows your business name and number, like a letter from the tax agency.',
  BUSINESS_INFO: 'We need you to check your business name and tax ID.',
  FULL_ONBOARDING: 'We need you to confirm who you are.',
} satisfies Partial<Record<Requirement, string>>;

/** Why a step-up is asked: for the applicant, and for staff. */
export const IDENTITY_REASON_TEXTS = {
  'phone.ownerMismatch': {
    applicant: 'We need to see a photo ID to be sure that it is you.',
    staff: 'The phone belongs to somebody else; a code does not replace photo ID here.',
  },
  'document.requested': {
    applicant: 'We need to see a photo ID to be sure that it is you.',
    staff: 'The identity source asks for a document.',
  },
  'inquiry.retry': {
    applicant: 'Your photo ID did not pass the check. You can try once more.',
    staff: 'The photo ID inquiry failed once; it is tried once more.',
  },
  'person.mismatch': { applicant: 'We need a little more to be sure that it is you.', staff: 'Name, birth date and number do not match.' },
  'business.mismatch': { applicant: 'Check the details of your business.', staff: 'Business name and tax id do not match.' },
  'business.document': {
    applicant: 'We need a document that shows the name and the number of your business.',
    staff: 'Business name and tax id do not match after the double-check; a document is asked for.',
  },
} satisfies Partial<ReasonTexts>;

/** What the pages say on which one form answers a step. */
export const IDENTITY_PAGE_TEXTS = {
  ssn: {
    title: 'Your full Social Security number',
    lead: 'The last four digits were not enough to confirm who you are. Enter all nine, and your name as on your Social Security card.',
    leadBeforeSending: 'With all nine digits we can confirm at once who you are.',
    why: 'The law asks every payments company to check who opens an account. With all nine digits the check is surer. It does not affect your credit score.',
    hints: { 'applicant.name.firstName': 'As on your Social Security card', 'applicant.name.lastName': 'As on your Social Security card' },
    details: {
      [APPLICANT_TAX_ID_PATH]: {
        summary: 'What we do with this number',
        text: 'It is sealed when it arrives and never shown again in full, not even to you. Only our checks of who is applying use it.',
      },
    },
    replacement: {
      title: 'Another way: photo ID',
      text: 'You take a picture of your driver’s license or passport, and one of yourself. Then no number is needed.',
      action: 'Use photo ID instead',
    },
  },
  'business-info': {
    title: 'Check your business’s details',
    lead: 'We could not confirm the business as it is written here. Compare it with your tax letter from the IRS. Correct what differs, or confirm it.',
    leadByMarket: {
      CA: 'We could not confirm the business as it is written here. Compare it with your incorporation papers. Correct what differs, or confirm it.',
    },
    leadBeforeSending: 'Compare every line with your papers. Correct what differs, or confirm it.',
    why: 'We look the business up in official records. One letter or digit that differs is enough to miss it.',
    action: 'Confirm and continue',
    address: { label: 'Business address', change: 'Change the address' },
  },
} satisfies Record<string, StepUpPageTexts>;
