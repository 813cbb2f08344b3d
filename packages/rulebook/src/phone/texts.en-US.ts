import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTexts } from '../decision/texts.en-US.ts';
import type { CODE_FIELDS } from './fields.ts';
import type { PhoneLinkReason } from './phone-link.ts';
import type { PHONE_FIELDS } from './phone-number-fields.ts';

/** Phone numbers and the code, in English. */
export const PHONE_TEXTS = {
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
  code: { label: '6-digit code', errors: { required: 'Enter the 6-digit code', digits: 'The code has 6 digits' } },
} satisfies Record<keyof typeof PHONE_FIELDS | keyof typeof CODE_FIELDS, FieldTextsRow>;

/** Why a link did not work, in English, for the person who waits for it. */
export const PHONE_LINK_TEXTS: Record<PhoneLinkReason, string> = {
  expired: 'The link worked for 5 minutes and has expired. Send a new one.',
  denied: 'Someone using this phone said it wasn’t them. Choose another way.',
  otherPhone: 'The link was opened on a phone with another number. Open it on your own phone.',
  elsewhere: 'We could not recognize the phone there. Turn Wi-Fi off on your phone, then open a new link.',
  lineType: 'This number does not belong to a mobile phone. Choose another way.',
  tooManyTries: 'The link was tried too often. Send a new one.',
  notNeeded: 'This link is not needed any more.',
  notSent: 'We could not send the text message. Try again in a moment.',
};

/** Why a step-up is asked: for the applicant, and for staff. */
export const PHONE_REASON_TEXTS = {
  'phone.notProven': { applicant: 'We need to check that the phone number is yours.', staff: 'The phone is not proven.' },
} satisfies Partial<ReasonTexts>;
