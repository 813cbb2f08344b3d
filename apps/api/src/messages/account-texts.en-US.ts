import { HOME_TEXTS as HOME } from '@signet/rulebook/home-texts.en-US';
import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

export const ACCOUNT_MESSAGES = {
  accountClosed: {
    subject: 'Your account is closed',
    preheader: 'If you didn’t close it, tell us right away.',
    lines: [
      'You closed the account for {business}. It can’t take payments anymore. Payouts that are due will still reach your linked bank account.',
      'If you rent a device, you’ll pay rent until we have it back. You still owe what was due.',
      'The law requires us to keep your records until {day}. Then we’ll delete them.',
      'If you didn’t close it, contact us right away.',
    ],
    button: 'See what’s left to settle',
  },
  photoIdExpiring: {
    subject: 'Show us your new photo ID',
    preheader: 'It takes about 3 minutes.',
    lines: [
      'The photo ID that you showed us for {business} can be used until {day}. Show us your new one as soon as you have it.',
      `Nothing else is asked again. ${HOME.due.photoId}`,
    ],
    button: 'Show your new photo ID',
    asks: true,
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
