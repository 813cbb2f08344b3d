import { PHONE_LINK_TEXTS } from '@signet/rulebook/phone/texts.en-US';

export const TEXTS = {
  reasons: PHONE_LINK_TEXTS,
  successTitle: 'Your phone is confirmed',
  successLead: 'Go back to your other screen. You can close this page.',
  deniedTitle: 'Thanks for letting us know',
  deniedLead: 'We didn’t confirm this phone. There’s nothing else you need to do.',
  failedTitle: 'We couldn’t confirm this phone',
  notNeededTitle: 'This link is no longer needed',
  notNeededLead: 'You can close this page.',
  expiredNext: 'Links work for 5 minutes. Send a new one from your other screen.',
  incorrectNext: 'Open the link in our latest text again.',
  goOn: 'Continue your application',
  again: 'Try again',
  working: 'One moment…',
  titleLocked: 'You can’t use this phone right now',
  leaving: 'One moment…',
  photoTitle: 'Can’t use this phone?',
  photo: 'Use photo ID instead',
};
