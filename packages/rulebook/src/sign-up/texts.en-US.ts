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

export const SIGN_UP_TEXTS = {
  firstName: {
    label: 'First name',
    hint: 'Your legal name, as it appears on your ID',
    errors: {
      required: 'Enter your first name',
      long: 'Shorten the first name to {personNameMaxChars} characters or fewer',
      digits: 'Enter the first name without numbers',
      placeholder: 'Enter your first name as it appears on your ID',
      unlikely: 'Is this your first name as it appears on your ID?',
      business: 'Enter a person’s name, not a business name',
      stop: 'Leave out periods and commas: “{suggestion}”',
      characters: 'Leave out “{character}” in the first name',
      alphabet: 'Replace “{character}” with Latin letters in the first name',
      start: 'Start the first name with a letter',
    },
  },
  lastName: {
    label: 'Last name',
    errors: {
      required: 'Enter your last name',
      long: 'Shorten the last name to {personNameMaxChars} characters or fewer',
      digits: 'Enter the last name without numbers',
      placeholder: 'Enter your last name as it appears on your ID',
      unlikely: 'Is this your last name as it appears on your ID?',
      business: 'Enter a person’s name, not a business name',
      stop: 'Leave out periods and commas: “{suggestion}”',
      characters: 'Leave out “{character}” in the last name',
      alphabet: 'Replace “{character}” with Latin letters in the last name',
      start: 'Start the last name with a letter',
    },
  },
  hasOneName: {
    label: 'I have only one name',
    hint: 'Where a last name is required, we’ll send “-”',
    errors: {
      required: 'Choose whether you have only one name',
      unknown: 'Choose whether you have only one name',
    },
    options: { YES: { label: 'Yes' }, NO: { label: 'No' } },
  },
  email: {
    label: 'Email',
    hint: 'For updates about your application',
    errors: {
      required: 'Enter your email',
      long: 'Shorten the email to {emailMaxChars} characters or fewer',
      spaces: 'Enter the email without spaces',
      format: 'Enter an email like name@example.com',
      unlikely: 'Check the end of your email. Is it right?',
    },
  },
  emailConfirm: {
    label: 'Confirm your email',
    errors: {
      required: 'Enter your email again',
      long: 'Shorten the email to {emailMaxChars} characters or fewer',
      spaces: 'Enter the email without spaces',
      format: 'Enter an email like name@example.com',
      mismatch: 'Emails must match',
    },
  },
  communicationLanguage: {
    label: 'Preferred language',
    errors: { required: 'Choose your preferred language', unknown: 'Choose English or French' },
    options: { en: { label: 'English' }, fr: { label: 'French' } },
  },
  termsAgreed: {
    label: 'I agree to the Merchant Agreement, the fees and electronic records',
    errors: { required: 'Check the box to agree, then submit your application' },
  },
  legalName: {
    label: 'Legal business name',
    hint: 'As it appears on your IRS letter',
    byMarket: { CA: { hint: 'As it appears on your incorporation documents' } },
    errors: {
      required: 'Enter your legal business name',
      short: 'Enter at least {businessNameMinChars} characters for the legal business name',
      long: 'Shorten the legal business name to {businessNameMaxChars} characters or fewer',
      placeholder: 'Enter your actual legal business name',
      unlikely: 'Is this your legal business name?',
      punctuation: 'Include at least one letter or number in the legal business name',
      characters: 'Leave out “{character}” in the legal business name',
      alphabet: 'Replace “{character}” with Latin letters in the legal business name',
    },
  },
  dba: {
    label: 'Name customers see',
    hint: 'Leave blank if it’s the same',
    errors: {
      required: 'Enter the name customers see',
      short: 'Enter at least {businessNameMinChars} characters for the name customers see',
      long: 'Shorten the name customers see to {businessNameMaxChars} characters or fewer',
      placeholder: 'Enter the actual name customers see',
      unlikely: 'Is this the name customers see?',
      punctuation: 'Include at least one letter or number in the name customers see',
      characters: 'Leave out “{character}” in the name customers see',
      alphabet: 'Replace “{character}” with Latin letters in the name customers see',
    },
  },
  storeName: {
    label: 'Store name',
    hint: 'Customers see it on their receipts',
    errors: {
      required: 'Enter a store name',
      short: 'Enter at least {storeNameMinChars} characters for the store name',
      long: 'Shorten the store name to {storeNameMaxChars} characters or fewer',
      punctuation: 'Include at least one letter or number in the store name',
      characters: 'Leave out “{character}” in the store name',
      alphabet: 'Replace “{character}” with Latin letters in the store name',
    },
  },
  website: {
    label: 'Website',
    hint: 'Like example.com',
    errors: {
      required: 'Enter your website',
      long: 'Shorten the website to {websiteMaxChars} characters or fewer',
      spaces: 'Enter one website without spaces',
      format: 'Enter a website like example.com',
    },
  },
  registered: {
    label: 'How is your business set up?',
    errors: {
      required: 'Choose how your business is set up',
      unknown: 'Choose how your business is set up',
    },
    options: {
      YES: { label: 'Registered business', help: 'LLC, corporation, partnership or nonprofit' },
      NO: { label: 'Just me', help: 'Sole proprietor, with or without an EIN or trade name' },
    },
    byMarket: {
      CA: {
        label: 'Is your business incorporated?',
        errors: {
          required: 'Choose whether your business is incorporated',
          unknown: 'Choose whether your business is incorporated',
        },
        hint: 'Incorporated businesses have a corporation number',
        options: {
          YES: { label: 'Yes', help: 'Corporation, co-operative or not-for-profit' },
          NO: {
            label: 'No',
            help: 'Sole proprietorship or partnership, with or without a trade name',
          },
        },
      },
    },
  },
  hasPartners: {
    label: 'Does anyone else own 25% or more?',
    hint: 'Your spouse counts too',
    errors: {
      required: 'Choose whether anyone else owns 25% or more',
      unknown: 'Choose whether anyone else owns 25% or more',
    },
    options: { YES: { label: 'Yes' }, NO: { label: 'No' } },
  },
  salesRange: {
    label: 'Expected annual sales',
    hint: 'Your best guess is fine',
    errors: {
      required: 'Choose your expected annual sales',
      unknown: 'Choose your expected annual sales from the list',
    },
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
    hint: 'Where the business is, not a PO box',
    confirms: { startsNotWithBuildingNumber: 'This place has no building number' },
    errors: {
      required: 'Enter a street address',
      long: 'Shorten the street address to {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
      startsNotWithBuildingNumber: 'Start with the building number, like 12 Main St',
      possiblePoBox: 'Is this the place itself, not a PO box?',
      streetName: 'Enter the building number and the street, like 12 Main St',
    },
  },
  homeStreet: {
    label: 'Street address',
    hint: 'Where the person lives, not a PO box',
    confirms: { startsNotWithBuildingNumber: 'This place has no building number' },
    errors: {
      required: 'Enter a street address',
      long: 'Shorten the street address to {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
      startsNotWithBuildingNumber: 'Start with the building number, like 12 Main St',
      possiblePoBox: 'Is this the place itself, not a PO box?',
      streetName: 'Enter the building number and the street, like 12 Main St',
    },
  },
  apartment: {
    label: 'Apartment, suite or floor',
    errors: {
      required: 'Enter an apartment, suite or floor',
      long: 'Shorten the apartment, suite or floor to {addressMaxChars} characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
      possiblePoBox: 'Is this an apartment, suite or floor, not a PO box?',
    },
  },
  city: {
    label: 'City',
    errors: {
      required: 'Enter a city',
      long: 'Shorten the city to {addressMaxChars} characters or fewer',
      letters: 'Enter the name of a city',
    },
  },
  territory: {
    label: 'State',
    errors: { required: 'Choose a state', unknown: 'Choose a state from the list' },
    byMarket: {
      CA: {
        label: 'Province or territory',
        errors: {
          required: 'Choose a province or territory',
          unknown: 'Choose a province or territory from the list',
        },
      },
    },
  },
  homeTerritory: {
    label: 'State or territory',
    errors: {
      required: 'Choose a state or territory',
      unknown: 'Choose a state or territory from the list',
    },
    byMarket: {
      CA: {
        label: 'Province or territory',
        errors: {
          required: 'Choose a province or territory',
          unknown: 'Choose a province or territory from the list',
        },
      },
    },
  },
  zip: {
    label: 'ZIP code',
    errors: { required: 'Enter a ZIP code', format: 'Enter a 5-digit ZIP code' },
  },
  postalCode: {
    label: 'Postal code',
    errors: { required: 'Enter a postal code', format: 'Enter a postal code like K1A 0B1' },
  },
} satisfies Record<SignUpField, FieldTextsRow>;
