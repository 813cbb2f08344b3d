import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

/** Emails to merchants whom a partner invites. docs/decisions/0303. */
export const MERCHANT_MESSAGES = {
  merchantInvited: {
    subject: 'Your payments account is ready to set up',
    preheader: 'Your details are filled in. It takes about 10 minutes.',
    lines: [
      '{brand} invites you to open a payments account.',
      'We’ve filled in what {brand} told us about your business. Check it, add what’s missing, and submit.',
      'The link works until {until}. Not interested? You don’t have to do anything.',
    ],
    button: 'Open my application',
    asks: true,
  },
  merchantReminded: {
    subject: 'Reminder: set up your payments account',
    preheader: 'Your details are still filled in, until {until}.',
    lines: [
      'Your application for a payments account with {brand} is still waiting, with your details filled in.',
      'Check them, add what’s missing, and submit. It takes about 10 minutes.',
      'The link works until {until}. We won’t remind you again.',
    ],
    button: 'Open my application',
    asks: true,
  },
} as const satisfies Partial<Record<EmailId, MessageWords>>;
