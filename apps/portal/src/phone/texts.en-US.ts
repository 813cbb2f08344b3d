import { PHONE_LINK_TEXTS } from '@signet/rulebook/phone/texts.en-US';

/** What the pages of the texted link and of the code share, in US English. */
export const TEXTS = {
  reasons: PHONE_LINK_TEXTS,
  successTitle: 'This phone is confirmed',
  successLead: 'You can close this page. Your other screen goes on by itself.',
  deniedTitle: 'Thank you for telling us',
  deniedLead: 'This phone was not confirmed. You do not have to do anything else.',
  failedTitle: 'This phone could not be confirmed',
  notNeededTitle: 'This link is not needed any more',
  notNeededLead: 'You can close this page.',
  expiredNext: 'It worked for 5 minutes. Send a new one from your other screen.',
  incorrectNext: 'Open the link in the newest text message again.',
  goOn: 'Go on with my application',
  again: 'Try again',
  working: 'One moment…',
  titleLocked: 'This phone cannot be used for now',
  leaving: 'Changing…',
  photoTitle: 'Another way: photo ID',
  photo: 'Use photo ID instead',
};
