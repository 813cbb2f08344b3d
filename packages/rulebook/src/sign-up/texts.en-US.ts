import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ADDRESS_FIELDS } from './address-fields.ts';
import type { BUSINESS_FIELDS } from './business-fields.ts';
import type { CONTACT_FIELDS } from './contact-fields.ts';
import type { NAME_FIELDS } from './name-fields.ts';
import type { TERMS_FIELDS } from './terms-fields.ts';

type SignUpField =
  | Exclude<keyof typeof NAME_FIELDS, 'accountHolderFullName'>
  | keyof typeof CONTACT_FIELDS
  | keyof typeof BUSINESS_FIELDS
  | keyof typeof ADDRESS_FIELDS
  | keyof typeof TERMS_FIELDS;

export const businessNameErrors = (label: string, what: string) => ({
  required: `Enter ${what}`,
  short: `${label} must be at least {businessNameMinChars} characters`,
  long: `${label} must be {businessNameMaxChars} characters or fewer`,
  placeholder: `Enter ${what}`,
  punctuation: `${label} must include letters`,
  characters: `${label} has a character that we cannot use. Use letters, numbers and common punctuation`,
});

const yesNo = { YES: { label: 'Yes' }, NO: { label: 'No' } };

export const yesNoErrors = (label: string, hint?: string) => ({
  label,
  hint,
  errors: { required: 'Choose yes or no', unknown: 'Choose yes or no' },
  options: yesNo,
});

const name = (label: string, hint: string, what: string) => ({
  label,
  hint,
  errors: {
    required: `Enter ${what}`,
    long: `${label} must be {personNameMaxChars} characters or fewer`,
    digits: `${label} cannot include numbers`,
    placeholder: `Enter ${what}, as on your ID`,
    business: `Enter a person’s name here, not the name of a business`,
    stop: `${label} cannot include periods or commas. We suggest “{suggestion}”`,
    characters: `${label} can only include letters, spaces, hyphens and apostrophes`,
  },
});

/** The applicant, the business and its address, in English. */
export const SIGN_UP_TEXTS = {
  firstName: name('First name', 'Your legal name, as on your ID', 'your first name'),
  lastName: name('Last name', 'As on your ID', 'your last name'),
  email: {
    label: 'Email',
    hint: 'We’ll email you about your application',
    errors: {
      required: 'Enter your email',
      long: 'Email must be {emailMaxChars} characters or fewer',
      format: 'Enter an email like name@example.com',
    },
  },
  emailConfirm: {
    label: 'Email again',
    hint: 'So that our messages reach you',
    errors: {
      required: 'Enter your email again',
      long: 'Email must be {emailMaxChars} characters or fewer',
      format: 'Enter an email like name@example.com',
      mismatch: 'Emails must match',
    },
  },
  communicationLanguage: {
    label: 'Language for our messages',
    errors: { required: 'Choose a language', unknown: 'Choose English or French' },
    options: { en: { label: 'English' }, fr: { label: 'French' } },
  },
  termsAgreed: { label: 'I agree to the terms', errors: { required: 'Check the box to agree and submit your application' } },
  legalName: {
    label: 'Legal business name',
    hint: 'As on your tax letter',
    byMarket: { CA: { hint: 'As on your incorporation papers' } },
    errors: businessNameErrors('Legal business name', 'the legal name of your business'),
  },
  dba: {
    label: 'Name your customers know',
    hint: 'Leave it empty if it is the same',
    errors: businessNameErrors('Business name', 'the name your customers know'),
  },
  storeName: {
    label: 'Store name',
    hint: 'Your customers see it on their receipts',
    errors: {
      required: 'Enter a store name',
      short: 'Store name must be at least {storeNameMinChars} characters',
      long: 'Store name must be {storeNameMaxChars} characters or fewer',
      characters: 'Store name can only include letters, numbers and , . - & ( ) ! ’ # / +',
    },
  },
  website: {
    label: 'Website',
    hint: 'No https:// needed',
    errors: {
      required: 'Enter your website',
      long: 'Website must be {websiteMaxChars} characters or fewer',
      format: 'Enter a website like example.com',
    },
  },
  domain: {
    label: 'Domain name',
    hint: 'Like example.com',
    errors: {
      required: 'Enter a domain name',
      long: 'Domain name must be {domainMaxChars} characters or fewer',
      format: 'Enter a domain name like example.com, without https:// or a page',
    },
  },
  registered: {
    label: 'Is your business registered?',
    hint: 'An LLC, a corporation, a partnership or a nonprofit is registered. You alone are not, even with an EIN',
    errors: { required: 'Choose whether your business is registered', unknown: 'Choose whether your business is registered' },
    options: {
      YES: { label: 'Yes, it is a company', help: 'LLC, corporation, partnership or nonprofit' },
      NO: { label: 'No, it is just me', help: 'You work for yourself, with or without an EIN or a trade name' },
    },
    byMarket: {
      CA: {
        label: 'Is your business incorporated?',
        errors: { required: 'Choose whether your business is incorporated', unknown: 'Choose whether your business is incorporated' },
        hint: 'Incorporated businesses have a corporation number',
        options: {
          YES: { label: 'Yes', help: 'Corporation, cooperative or nonprofit' },
          NO: { label: 'No', help: 'You work for yourself or in a partnership, under your own name or a trade name' },
        },
      },
    },
  },
  hasPartners: yesNoErrors('Does anyone else own 25% or more?', 'A partner, a spouse or another person with a share of the business'),
  salesRange: {
    label: 'Sales in a year',
    hint: 'Your best guess is fine',
    errors: { required: 'Choose a range', unknown: 'Choose a range from the list' },
    options: {
      starting: { label: 'Just starting' },
      under: { label: 'Under {to}' },
      between: { label: '{from} to {to}' },
      over: { label: 'Over {from}' },
      private: { label: 'I’d rather not say' },
    },
  },
  street: {
    label: 'Street address',
    hint: 'Where the business is; not a PO box',
    errors: {
      required: 'Enter a street address',
      long: 'Street address must be {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
      startsNotWithBuildingNumber: 'Start with the building number, like 12 Main St',
      streetName: 'Enter the building number and the street, like 12 Main St',
    },
  },
  apartment: {
    label: 'Unit',
    hint: 'Apartment, suite or floor',
    errors: {
      required: 'Enter a unit',
      long: 'Unit must be {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
    },
  },
  city: {
    label: 'City',
    errors: { required: 'Enter a city', long: 'City must be {addressMaxChars} characters or fewer', letters: 'City must include letters' },
  },
  territory: {
    label: 'State',
    errors: { required: 'Choose a state', unknown: 'Choose a state from the list' },
    byMarket: {
      CA: {
        label: 'Province or territory',
        errors: { required: 'Choose a province or territory', unknown: 'Choose a province or territory from the list' },
      },
    },
  },
  zip: { label: 'ZIP code', errors: { required: 'Enter a ZIP code', format: 'ZIP code must be 5 digits' } },
  postalCode: { label: 'Postal code', errors: { required: 'Enter a postal code', format: 'Postal code must look like K1A 0B1' } },
} satisfies Record<SignUpField, FieldTextsRow>;
