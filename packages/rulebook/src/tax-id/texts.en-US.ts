import type { FieldTextsRow } from '../core/field-texts.ts';
import type { TAX_ID_FIELDS } from './fields.ts';

export const TAX_ID_TEXTS = {
  ssn4: {
    label: 'Last 4 digits of your Social Security number (SSN)',
    hint: 'To verify it’s you, with no effect on your credit score',
    why: 'The law requires us to verify who opens a payments account. It won’t affect your credit score.',
    errors: {
      required: 'Enter the last 4 digits of your SSN',
      itin: 'That’s an ITIN. Enter its last 4 digits, and we’ll verify you with photo ID',
      digits: 'Enter exactly 4 digits, the last 4 of your SSN',
      notIssued: 'Check the last 4 digits. No SSN ends in 0000',
    },
  },
  ssn: {
    label: 'Social Security number (SSN)',
    hint: '9 digits, like 987-65-4320',
    why: 'The law requires us to verify who opens a payments account. It won’t affect your credit score.',
    confirms: { itin: 'Continue with this ITIN' },
    errors: {
      required: 'Enter your Social Security number',
      digits: 'Enter all 9 digits of the Social Security number',
      notIssued: 'Incorrect social security number provided.',
      itin: 'That’s an ITIN, not an SSN. With an ITIN, we verify you with photo ID instead.',
    },
  },
  sin: {
    label: 'Social Insurance Number (SIN)',
    hint: '9 digits, or leave blank if you’d rather not share it',
    why: 'It’s one way to verify your identity. You don’t have to give it.',
    errors: {
      required: 'Enter your SIN',
      digits: 'Enter all 9 digits of the SIN',
      notIssued: 'Please enter a correct SIN.',
    },
  },
  ein: {
    label: 'Employer Identification Number (EIN)',
    hint: '9 digits, like 12-3456789',
    errors: {
      required: 'Enter your EIN',
      digits: 'Enter all 9 digits of your EIN',
      notIssued: 'Check your EIN against your IRS letter',
      sequence: 'Is this the EIN on your IRS letter?',
    },
  },
  businessNumber: {
    label: 'Business number (BN)',
    hint: '9 digits, on your CRA letter',
    errors: {
      required: 'Enter your business number',
      digits: 'Enter all 9 digits of your business number',
      notIssued: 'Check your business number against a CRA letter',
    },
  },
  registeredIn: {
    label: 'Where is your business registered?',
    hint: 'Federally, or in a province or territory',
    errors: {
      required: 'Choose where your business is registered',
      unknown: 'Choose a register from the list',
    },
    options: { FEDERAL: { label: 'Federal (Corporations Canada)' } },
  },
  corporationNumber: {
    label: 'Corporation number',
    hint: '3 to 10 letters and numbers',
    errors: {
      required: 'Enter your corporation number',
      format: 'Enter a corporation number of 3 to 10 letters and numbers',
      allZeros: 'Check your corporation number. It can’t be all zeros',
    },
  },
  neq: {
    label: 'Quebec enterprise number (NEQ)',
    hint: '10 digits, on your registration documents',
    errors: {
      required: 'Enter your NEQ',
      format: 'Enter the 10 digits of your NEQ',
      allZeros: 'Check your NEQ. It can’t be all zeros',
    },
  },
  federalCompanyNumber: {
    label: 'Corporation number',
    hint: '7 digits, on your federal documents',
    errors: {
      required: 'Enter your corporation number',
      digits: 'Enter all 7 digits of your corporation number',
      allZeros: 'Check your corporation number. It can’t be all zeros',
    },
  },
} satisfies Record<keyof typeof TAX_ID_FIELDS, FieldTextsRow>;
