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
    errors: { required: 'Choose Yes or No to say who runs the business', unknown: 'Choose Yes or No to say who runs the business' },
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
} satisfies Record<keyof typeof OWNER_FIELDS, FieldTextsRow>;

export const PEOPLE_REQUIREMENT_TEXTS = {
  BO_INFO: 'We need to know who else owns 25% or more of your business.',
  BO_VERIFICATION: 'Your partners still need to confirm who they are. Payouts will start after that.',
} satisfies Partial<Record<Requirement, string>>;

export const PEOPLE_REASON_TEXTS = {
  'owners.missing': {
    applicant: 'Tell us who else owns 25% or more of the business.',
    staff: 'Other owners were declared but not listed.',
  },
  'owners.open': { applicant: 'A partner still needs to confirm who they are.', staff: 'An owner isn’t verified yet.' },
} satisfies Partial<ReasonTexts>;
