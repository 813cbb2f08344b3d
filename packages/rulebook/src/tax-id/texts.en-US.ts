import type { FieldTextsRow } from '../core/field-texts.ts';
import type { TAX_ID_FIELDS } from './fields.ts';

export const TAX_ID_TEXTS = {
  ssn4: {
    label: 'Last 4 digits of your Social Security number (SSN)',
    hint: 'The last 4 of its 9 digits',
    why: 'The law asks us to check who opens a payments account. It does not affect your credit score.',
    errors: {
      required: 'Enter the last 4 digits of your SSN',
      digits: 'Enter 4 digits, the last of your SSN',
      notIssued: 'No SSN ends in 0000. Check the last 4 digits',
    },
  },
  ssn: {
    label: 'Social Security number (SSN)',
    hint: '9 digits, like 987-65-4320',
    why: 'The law asks us to check who opens a payments account. It does not affect your credit score.',
    errors: {
      required: 'Enter your Social Security number',
      digits: 'Enter a nine-digit Social Security number',
      notIssued: 'Incorrect social security number provided.',
    },
  },
  sin: {
    label: 'Social Insurance Number (SIN)',
    hint: '9 digits. You can leave it empty: photo ID works as well',
    why: 'It is one way to check who you are. You do not have to give it.',
    errors: { required: 'Enter your SIN', digits: 'SIN must be 9 digits', notIssued: 'Please enter a correct SIN.' },
  },
  ein: {
    label: 'Employer Identification Number (EIN)',
    hint: '9 digits, as on your tax letter',
    errors: { required: 'Enter your EIN', digits: 'EIN must be 9 digits', notIssued: 'Check the EIN: this number is not in use' },
  },
  businessNumber: {
    label: 'Business number (BN)',
    hint: '9 digits, as on your CRA letter',
    errors: {
      required: 'Enter your business number',
      digits: 'Business number must be 9 digits',
      notIssued: 'Check the business number: a digit is off',
    },
  },
  corporationNumber: {
    label: 'Corporation number',
    hint: 'On your incorporation papers',
    errors: { required: 'Enter your corporation number', format: 'Corporation number must be 3 to 10 letters and numbers' },
  },
  federalCompanyNumber: {
    label: 'Company number',
    hint: '7 digits, on your federal papers',
    errors: { required: 'Enter your company number', digits: 'Company number must be 7 digits' },
  },
  companyId: {
    label: 'Company number',
    hint: '9 digits',
    errors: {
      required: 'Enter your company number',
      digits: 'Company number must be 9 digits',
      allZeros: 'Check the company number: it cannot be all zeros',
    },
  },
  shortEin: {
    label: 'Last 4 digits of your EIN',
    errors: { required: 'Enter the last 4 digits of your EIN', digits: 'Enter 4 digits, the last of your EIN' },
  },
  governmentId: {
    label: 'Government ID number',
    hint: '9 digits',
    errors: {
      required: 'Enter your government ID number',
      digits: 'Government ID number must be 9 digits',
      allZeros: 'Check the number: it cannot be all zeros',
    },
  },
} satisfies Record<keyof typeof TAX_ID_FIELDS, FieldTextsRow>;
