import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

/** Emails to merchants whom a partner invites. docs/decisions/0303. */
export const MERCHANT_MESSAGES = {
  merchantInvited: {
    subject: 'Your payments account is ready to set up',
    preheader: 'Your details are filled in. It takes about 5 minutes.',
    lines: [
      '{brand} invites you to open a payments account.',
      'We’ve filled in what {brand} told us about your business. Check it, add what’s missing, and submit.',
      'The link works until {until}. If you don’t open it, we’ll remind you once.',
      'Not interested? Press Stop reminders, and you won’t hear from us about this again.',
    ],
    button: 'Open your application',
    asks: true,
  },
  merchantReminded: {
    subject: 'Reminder: set up your payments account',
    preheader: 'Your details are still filled in, until {until}.',
    lines: [
      'Your invitation from {brand} is still open, with your details filled in.',
      'Check them, add what’s missing, and submit. It takes about 5 minutes.',
      'The link works until {until}. We won’t remind you again.',
    ],
    button: 'Open your application',
    asks: true,
  },
} as const satisfies Partial<Record<EmailId, MessageWords>>;
