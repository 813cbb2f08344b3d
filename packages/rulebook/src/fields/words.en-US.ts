import type { FieldId } from './fields.ts';

/** The words of one question: label, hint, why it is asked, each error by how its code ends, and the words of its choices. */
export type FieldWordsRow = {
  label: string;
  hint?: string;
  why?: string;
  errors: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, { label: string; help?: string }>>;
  /** What a reader in that market is told instead: a language may be read in both. */
  byMarket?: { readonly CA?: Partial<Omit<FieldWordsRow, 'byMarket'>> };
};
export type FieldWords = Record<FieldId, FieldWordsRow>;

const name = (label: string, hint: string, what: string) => ({
  label,
  hint,
  errors: {
    required: `Enter ${what}`,
    long: `${label} must be 64 characters or fewer`,
    digits: `${label} cannot include numbers`,
    placeholder: `Enter ${what}, as on your ID`,
    business: `Enter a person’s name here, not the name of a business`,
    accent: `${label} can only include letters without accents here. We suggest “{suggestion}”`,
    characters: `${label} can only include letters, spaces, hyphens and apostrophes`,
  },
});

const businessErrors = (label: string, what: string) => ({
  required: `Enter ${what}`,
  short: `${label} must be at least 2 characters`,
  long: `${label} must be 64 characters or fewer`,
  placeholder: `Enter ${what}`,
  punctuation: `${label} must include letters`,
  accent: `${label} can only include letters without accents here. We suggest “{suggestion}”`,
  characters: `${label} has a character that we cannot use. Use letters, numbers and common punctuation`,
});

const strictDate = (label: string, example: string) => ({
  label,
  hint: `For example ${example}`,
  errors: {
    required: 'Enter a date',
    format: `Enter the date like ${example}`,
    real: 'The date must be a real date',
  },
});

const quantityErrors = {
  required: 'Enter how many',
  whole: 'Enter a whole number',
  high: 'Enter 99 or fewer. For more, write to us',
};

const percentErrors = (range: string) => ({
  required: 'Enter a percentage',
  format: 'Enter a percentage, like 33 or 33.5',
  high: range,
});

const yesNo = { YES: { label: 'Yes' }, NO: { label: 'No' } };
const askYesNo = (label: string, hint?: string) => ({
  label,
  hint,
  errors: { required: 'Choose yes or no', unknown: 'Choose yes or no' },
  options: yesNo,
});

/** Labels, hints and errors in English. `ux.md`, section 1: say what to do, in the label's own words. */
export const FIELD_WORDS: FieldWords = {
  firstName: name('First name', 'Your legal name, as on your ID', 'your first name'),
  lastName: name('Last name', 'As on your ID', 'your last name'),
  legalName: {
    label: 'Legal business name',
    hint: 'As on your tax letter',
    byMarket: { CA: { hint: 'As on your incorporation papers' } },
    errors: businessErrors('Legal business name', 'the legal name of your business'),
  },
  dba: {
    label: 'Name your customers know',
    hint: 'Leave it empty if it is the same',
    errors: businessErrors('Business name', 'the name your customers know'),
  },
  accountHolderFullName: {
    label: 'Name on the account',
    hint: 'As your bank has it',
    errors: businessErrors('Name on the account', 'the name on the account'),
  },
  storeName: {
    label: 'Store name',
    hint: 'Your customers see it on their receipts',
    errors: {
      required: 'Enter a store name',
      short: 'Store name must be at least 3 characters',
      long: 'Store name must be 64 characters or fewer',
      characters: 'Store name can only include letters, numbers and , . - & ( ) ! ’ # / +',
    },
  },
  email: {
    label: 'Email',
    hint: 'We send news of your application here',
    errors: { required: 'Enter your email', long: 'Email must be 254 characters or fewer', format: 'Enter an email like name@example.com' },
  },
  phone: {
    label: 'Mobile number',
    hint: 'We text a code to it. A US or Canada number',
    errors: {
      required: 'Enter your mobile number',
      digits: 'Enter a 10-digit US or Canada mobile number',
      mobile: 'Enter a mobile number from the US or Canada that gets texts',
    },
  },
  businessPhone: {
    label: 'Business phone',
    hint: 'Leave it empty to use your mobile number',
    errors: {
      required: 'Enter your business phone number',
      digits: 'Enter a 10-digit US or Canada phone number',
      mobile: 'Enter a phone number from the US or Canada',
    },
  },
  website: {
    label: 'Website',
    hint: 'No https:// needed',
    errors: { required: 'Enter your website', long: 'Website must be 100 characters or fewer', format: 'Enter a website like example.com' },
  },
  dob: {
    label: 'Date of birth',
    hint: 'For example 3 27 1985',
    byMarket: { CA: { hint: 'For example 1985 3 27' } },
    errors: {
      required: 'Enter your date of birth',
      year: 'Date of birth must include a year with 4 digits',
      month: 'Date of birth must include a month, like 3 or March',
      day: 'Date of birth must include a day',
      real: 'Date of birth must be a real date',
      future: 'Date of birth must be in the past',
      young: 'You must be {minAge} or older to apply',
      old: 'Check the year: the age must be {maxAge} or less',
    },
  },
  ssn4: {
    label: 'Last 4 digits of your Social Security number (SSN)',
    hint: 'Like 4320',
    why: 'The law asks us to check who opens a payments account. It does not affect your credit score.',
    errors: { required: 'Enter the last 4 digits of your SSN', digits: 'Enter 4 digits, the last of your SSN' },
  },
  ssn: {
    label: 'Social Security number (SSN)',
    hint: '9 digits, like 987-65-4320',
    why: 'The law asks us to check who opens a payments account. It does not affect your credit score.',
    errors: {
      required: 'Enter your Social Security number',
      digits: 'Enter a nine-digit Social Security number',
      issued: 'Incorrect social security number provided.',
    },
  },
  sin: {
    label: 'Social Insurance Number (SIN)',
    hint: '9 digits. You can leave it empty: photo ID works as well',
    why: 'It is one way to check who you are. You do not have to give it.',
    errors: { required: 'Enter your SIN', digits: 'SIN must be 9 digits', issued: 'Please enter a correct SIN.' },
  },
  ein: {
    label: 'Employer Identification Number (EIN)',
    hint: '9 digits, as on your tax letter',
    errors: { required: 'Enter your EIN', digits: 'EIN must be 9 digits', issued: 'Check the EIN: this number is not in use' },
  },
  businessNumber: {
    label: 'Business number (BN)',
    hint: '9 digits, as on your CRA letter',
    errors: {
      required: 'Enter your business number',
      digits: 'Business number must be 9 digits',
      issued: 'Check the business number: a digit is off',
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
      real: 'Check the company number: it cannot be all zeros',
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
      real: 'Check the number: it cannot be all zeros',
    },
  },
  street: {
    label: 'Street address',
    hint: 'Where the business is; not a PO box',
    errors: {
      required: 'Enter a street address',
      long: 'Street address must be 300 characters or fewer',
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
      long: 'Unit must be 300 characters or fewer',
      poBox: 'PO Box is not allowed please add a physical address.',
    },
  },
  city: {
    label: 'City',
    errors: { required: 'Enter a city', long: 'City must be 300 characters or fewer', letters: 'City must include letters' },
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
  accountType: {
    label: 'Type of account',
    hint: 'Not sure? Most business accounts are checking',
    errors: { required: 'Choose checking or savings', unknown: 'Choose checking or savings' },
    options: { CHECKING: { label: 'Checking' }, SAVINGS: { label: 'Savings' } },
  },
  routingNumber: {
    label: 'Routing number',
    hint: 'The first 9 digits at the bottom of a check',
    errors: {
      required: 'Enter a routing number',
      digits: 'Routing number must be 9 digits',
      check: 'Check the routing number: a digit is off',
    },
  },
  bankAccount: {
    label: 'Account number',
    hint: 'The digits after the routing number',
    byMarket: { CA: { hint: 'The last digits at the bottom of a cheque' } },
    errors: {
      required: 'Enter an account number',
      digits: 'Account number can only include digits',
      length: 'Account number must be 4 to 17 digits',
    },
  },
  bankAccountConfirm: {
    label: 'Account number again',
    hint: 'So that your money goes to the right place',
    errors: { required: 'Enter the account number again', differs: 'The account numbers do not match' },
  },
  transitNumber: {
    label: 'Transit number',
    hint: '5 digits',
    errors: { required: 'Enter a transit number', digits: 'Transit number must be 5 digits' },
  },
  institutionNumber: {
    label: 'Institution number',
    hint: '3 digits',
    errors: { required: 'Enter an institution number', digits: 'Institution number must be 3 digits' },
  },
  registered: {
    label: 'Is your business registered?',
    hint: 'Registered businesses, like an LLC or a corporation, file taxes with an EIN',
    errors: { required: 'Choose whether your business is registered', unknown: 'Choose whether your business is registered' },
    options: {
      YES: { label: 'Yes, it has an EIN', help: 'LLC, corporation, partnership or nonprofit' },
      NO: { label: 'No, I file with my SSN', help: 'You work for yourself, under your own name or a trade name' },
    },
    byMarket: {
      CA: {
        label: 'Is your business incorporated?',
        errors: { required: 'Choose whether your business is incorporated', unknown: 'Choose whether your business is incorporated' },
        hint: 'Incorporated businesses have a corporation number',
        options: {
          YES: { label: 'Yes', help: 'Corporation, cooperative or nonprofit' },
          NO: { label: 'No', help: 'You work for yourself, under your own name or a trade name' },
        },
      },
    },
  },
  hasPartners: askYesNo('Does anyone else own 25% or more?', 'A partner, a spouse or another person with a share of the business'),
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
  industry: {
    label: 'What do you sell or do?',
    hint: 'Type a word, like “bakery” or “plumber”',
    errors: {
      required: 'Choose what you sell or do',
      unknown: 'Choose an entry from the list',
      blocked: 'We cannot process payments for this kind of business',
    },
  },
  communicationLanguage: {
    label: 'Language for our messages',
    errors: { required: 'Choose a language', unknown: 'Choose English or French' },
    options: { en: { label: 'English' }, fr: { label: 'French' } },
  },
  emailConfirm: {
    label: 'Email again',
    hint: 'So that our messages reach you',
    errors: {
      required: 'Enter your email again',
      long: 'Email must be 254 characters or fewer',
      format: 'Enter an email like name@example.com',
      differs: 'Emails must match',
    },
  },
  domain: {
    label: 'Domain name',
    hint: 'Like example.com',
    errors: {
      required: 'Enter a domain name',
      long: 'Domain name must be 253 characters or fewer',
      format: 'Enter a domain name like example.com, without https:// or a page',
    },
  },
  dateDayFirst: strictDate('Date (day/month/year)', '27/03/1985'),
  dateMonthFirst: strictDate('Date (month/day/year)', '03/27/1985'),
  dateYearFirst: strictDate('Date (year/month/day)', '1985/03/27'),
  ownershipPercentage: {
    label: 'Share of the business',
    hint: 'In percent, 25 or more',
    errors: { ...percentErrors('Enter a percentage from 25 to 100'), low: 'Enter a percentage from 25 to 100' },
  },
  controllerPercentage: {
    label: 'Share of the business',
    hint: 'In percent. It may be 0',
    errors: percentErrors('Enter a percentage from 0 to 100'),
  },
  isController: askYesNo('Does this person run the business?', 'Somebody who decides for it, like the CEO or a managing member'),
  noAddressOrDob: askYesNo('I do not know the address or date of birth'),
  noSsn: askYesNo('I do not know the Social Security number'),
  orderType: {
    label: 'How would you like to take cards in person?',
    errors: { required: 'Choose an option', unknown: 'Choose an option from the list' },
    options: { RENT: { label: 'Rent a terminal' }, BUY: { label: 'Buy a terminal' }, NO_DEVICE: { label: 'No terminal' } },
  },
  paymentMethod: {
    label: 'Pay with',
    errors: { required: 'Choose how to pay', unknown: 'Choose how to pay from the list' },
    options: { ALL: { label: 'Bank account or card' }, BANK: { label: 'Bank account' }, CARD: { label: 'Card' } },
  },
  shippingCountry: {
    label: 'Country',
    errors: { required: 'Choose a country', unknown: 'Choose the United States or Canada' },
    options: { US: { label: 'United States' }, CA: { label: 'Canada' } },
  },
  terminalQuantity: {
    label: 'How many terminals',
    errors: quantityErrors,
  },
  licenceQuantity: {
    label: 'How many software licenses',
    hint: 'One for each device',
    errors: { ...quantityErrors, low: 'You need at least 1 software license' },
  },
  fiveDigits: { label: '5-digit number', errors: { required: 'Enter the number', digits: 'Enter 5 digits' } },
  threeDigits: { label: '3-digit number', errors: { required: 'Enter the number', digits: 'Enter 3 digits' } },
  code: { label: '6-digit code', errors: { required: 'Enter the 6-digit code', digits: 'The code has 6 digits' } },
  termsAgreed: { label: 'I agree to the terms', errors: { required: 'Agree to the terms to send your application' } },
};
