import type { FieldId } from '../fields.ts';
import type { FieldWordsRow } from '../core/field-texts.ts';

/** What can be wrong with the name of a business. */
export const businessErrors = (label: string, what: string) => ({
  required: `Enter ${what}`,
  short: `${label} must be at least {businessNameMinChars} characters`,
  long: `${label} must be {businessNameMaxChars} characters or fewer`,
  placeholder: `Enter ${what}`,
  punctuation: `${label} must include letters`,
  accent: `${label} can only include letters without accents here. We suggest “{suggestion}”`,
  characters: `${label} has a character that we cannot use. Use letters, numbers and common punctuation`,
});

const yesNo = { YES: { label: 'Yes' }, NO: { label: 'No' } };

/** A question that is answered with yes or no. */
export const askYesNo = (label: string, hint?: string) => ({
  label,
  hint,
  errors: { required: 'Choose yes or no', unknown: 'Choose yes or no' },
  options: yesNo,
});

/** Words about a business and its stores, in English. */
export const BUSINESS_WORDS = {
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
} satisfies Partial<Record<FieldId, FieldWordsRow>>;
