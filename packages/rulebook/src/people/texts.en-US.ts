import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTexts } from '../decision/texts.en-US.ts';
import type { Requirement } from '../messages/choose-message.ts';
import { yesNoErrors } from '../sign-up/texts.en-US.ts';
import type { OWNER_FIELDS } from './fields.ts';

const percentErrors = (range: string) => ({
  required: 'Enter a percentage',
  format: 'Enter a percentage, like 33 or 33.5',
  tooHigh: range,
});

export const OWNER_TEXTS = {
  ownershipPercentage: {
    label: 'Share of the business',
    hint: 'In percent, 25 or more',
    errors: { ...percentErrors('Enter a percentage from 25 to 100'), tooLow: 'Enter a percentage from 25 to 100' },
  },
  controllerPercentage: {
    label: 'Share of the business',
    hint: 'In percent. It may be 0',
    errors: percentErrors('Enter a percentage from 0 to 100'),
  },
  isController: yesNoErrors('Does this person run the business?', 'Somebody who decides for it, like the CEO or a managing member'),
  noAddressOrDob: yesNoErrors('I do not know the address or date of birth'),
  noSsn: {
    ...yesNoErrors('I do not know the Social Security number'),
    byMarket: { CA: { label: 'I do not know the Social Insurance Number' } },
  },
} satisfies Record<keyof typeof OWNER_FIELDS, FieldTextsRow>;

/** The line of a mail about what is still needed, by the step-up that takes it. */
export const PEOPLE_REQUIREMENT_TEXTS = {
  BO_INFO: 'We need to know who else owns 25% or more of your business.',
  BO_VERIFICATION: 'Your partners still need to confirm who they are. Payouts will start after that.',
} satisfies Partial<Record<Requirement, string>>;

/** Why a step-up is asked: for the applicant, and for staff. */
export const PEOPLE_REASON_TEXTS = {
  'owners.missing': {
    applicant: 'Tell us who else owns 25% or more of the business.',
    staff: 'Partners were declared and are not listed.',
  },
  'owners.open': { applicant: 'Another owner still has to confirm who they are.', staff: 'An owner is not verified yet.' },
} satisfies Partial<ReasonTexts>;
