import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTexts } from '../decision/texts.en-US.ts';
import type { Requirement } from '../messages/choose-message.ts';
import type { OWNER_FIELDS } from './fields.ts';

export const OWNER_TEXTS = {
  ownershipPercentage: {
    label: 'Share of the business',
    hint: '25% or more',
    errors: {
      required: 'Enter the share of the business',
      format: 'Enter a share of the business like 33% or 33.5%',
      tooHigh: 'Enter a share of the business from 25% to 100%',
      tooLow: 'Enter a share of the business from 25% to 100%',
    },
  },
  controllerPercentage: {
    label: 'Share of the business',
    hint: 'Enter 0 if none',
    errors: {
      required: 'Enter the share of the business',
      format: 'Enter a share of the business like 33% or 33.5%',
      tooHigh: 'Enter a share of the business from 0% to 100%',
    },
  },
  isController: {
    label: 'Does this person run the business?',
    hint: 'Someone who makes decisions for it, like the CEO or a managing member',
    errors: {
      required: 'Choose Yes or No to say who runs the business',
      unknown: 'Choose Yes or No to say who runs the business',
    },
    options: { YES: { label: 'Yes' }, NO: { label: 'No' } },
  },
  noAddressOrDob: {
    label: 'I don’t know their address or date of birth',
    errors: {
      required: 'Choose whether you know their address and date of birth',
      unknown: 'Choose whether you know their address and date of birth',
    },
    options: { YES: { label: 'Yes' }, NO: { label: 'No' } },
  },
  noSsn: {
    label: 'I don’t know their Social Security number',
    errors: {
      required: 'Choose whether you know their Social Security number',
      unknown: 'Choose whether you know their Social Security number',
    },
    options: { YES: { label: 'Yes' }, NO: { label: 'No' } },
    byMarket: { CA: { label: 'I don’t know their Social Insurance Number' } },
  },
  ownerCompanyKind: {
    label: 'What is it?',
    errors: {
      required: 'Choose whether it’s a company or a trust',
      unknown: 'Choose whether it’s a company or a trust',
    },
    options: {
      company: { label: 'A company', help: 'Also a partnership, a nonprofit or a fund' },
      trust: { label: 'A trust', help: 'Its trustee will confirm who they are' },
    },
  },
  ownerCompanyName: {
    label: 'Legal name',
    hint: 'As it appears in the register or the trust agreement',
    errors: {
      required: 'Enter its legal name',
      length: 'Enter a name of {companyNameMin} to {companyNameMax} characters',
      format: 'Enter its legal name with letters or digits',
    },
  },
  ownerCompanyNumber: {
    label: 'Tax ID or registration number',
    hint: 'For example its EIN, business number or the number in its register',
    errors: {
      required: 'Enter its tax ID or registration number',
      length: 'Enter a number of {companyNumberMin} to {companyNumberMax} characters',
      format: 'Enter the number with letters, digits, spaces or dashes',
    },
  },
  ownerCompanyCountry: {
    label: 'Country where it’s registered',
    errors: {
      required: 'Choose the country where it’s registered',
      unknown: 'Choose a country from the list',
    },
  },
  companyShare: {
    label: 'Share',
    errors: {
      required: 'Enter the share',
      format: 'Enter a share like 33% or 33.5%',
      tooHigh: 'Enter a share of up to 100%',
      tooLow: 'Enter a share above 0%',
    },
  },
  holder: {
    label: 'Who is it?',
    errors: { required: 'Choose who it is', unknown: 'Choose someone from the list' },
  },
  unnamedReason: {
    label: 'Why can’t you name them?',
    errors: {
      required: 'Choose why you can’t name them',
      unknown: 'Choose why you can’t name them',
    },
    options: {
      unknown: { label: 'I don’t know who they are' },
      unreachable: { label: 'I know them, but I can’t get their details' },
      moreLevels: { label: 'There are more than three companies in between' },
      publiclyTraded: { label: 'Its shares are traded on a stock exchange' },
    },
  },
} satisfies Record<keyof typeof OWNER_FIELDS, FieldTextsRow>;

export const PEOPLE_REQUIREMENT_TEXTS = {
  BO_INFO: 'We need to know who else owns 25% or more of your business.',
  BO_VERIFICATION:
    'Your partners still need to confirm who they are. Payouts will start after that.',
} satisfies Partial<Record<Requirement, string>>;

export const PEOPLE_REASON_TEXTS = {
  'owners.missing': {
    applicant: 'Tell us who else owns 25% or more of the business.',
    staff: 'Other owners were declared but not listed.',
  },
  'owners.unnamed': {
    applicant:
      'You couldn’t name who is behind a company or trust. Someone on our team is taking a look.',
    staff:
      'The people behind a company or trust with 25% or more couldn’t be named. The list says why. Find out, or decline.',
  },
  'owners.open': {
    applicant: 'A partner still needs to confirm who they are.',
    staff: 'An owner isn’t verified yet.',
  },
} satisfies Partial<ReasonTexts>;
