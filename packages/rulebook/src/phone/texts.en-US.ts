import type { PhoneLinkReason } from './phone-link.ts';

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
