import type { FieldTextsRow } from '../core/field-texts.ts';
import type { ReasonTexts } from '../decision/texts.en-US.ts';
import type { CODE_FIELDS } from './fields.ts';
import type { PhoneLinkReason } from './phone-link.ts';
import type { PHONE_FIELDS } from './phone-number-fields.ts';

export const PHONE_TEXTS = {
  phone: {
    label: 'Mobile number',
    hint: 'A US or Canadian number we can text a code to',
    errors: {
      required: 'Enter your mobile number',
      foreign: 'That’s another country’s number. Enter a US or Canadian mobile number',
      digits: 'Enter a 10-digit US or Canadian mobile number',
      mobile: 'Enter a US or Canadian mobile number that gets texts',
      areaCode: 'We don’t know this area code. Is the number right?',
    },
  },
  businessPhone: {
    label: 'Business phone',
    hint: 'Leave blank to use your mobile number',
    errors: {
      required: 'Enter your business phone',
      foreign: 'That’s another country’s number. Enter a US or Canadian business phone number',
      digits: 'Enter a 10-digit US or Canadian business phone number',
      mobile: 'Enter a US or Canadian business phone number',
      areaCode: 'We don’t know this area code. Is the number right?',
    },
  },
  code: {
    label: '6-digit code',
    errors: { required: 'Enter the 6-digit code', digits: 'Enter all 6 digits of the code' },
  },
} satisfies Record<keyof typeof PHONE_FIELDS | keyof typeof CODE_FIELDS, FieldTextsRow>;

export const PHONE_LINK_TEXTS: Record<PhoneLinkReason, string> = {
  expired: 'That link has expired. Links work for 5 minutes.',
  denied: 'Someone with this phone said it wasn’t them. Choose another way.',
  otherPhone: 'The link was opened on a phone with a different number. Open it on your own phone.',
  elsewhere: 'We couldn’t recognize your phone. Turn off Wi-Fi on it, then open a new link.',
  lineType: 'This isn’t a mobile number. Choose another way.',
  tooManyTries: 'The link was tried too many times. Get a new one.',
  notNeeded: 'You don’t need this link anymore. You can close this page.',
  notSent: 'We couldn’t send the text. Try again in a moment.',
};

export const PHONE_REASON_TEXTS = {
  'phone.notProven': {
    applicant: 'We need to confirm that this phone number is yours.',
    staff: 'Phone not verified yet.',
  },
} satisfies Partial<ReasonTexts>;
