import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

export const BANK_MESSAGES = {
  bankLinked: {
    subject: 'Your bank account is linked',
    preheader: 'If you didn’t link it, tell us right away.',
    lines: [
      'Your application for {business} is now linked to the bank account ending in {last4}.',
      '{next}',
      'If you didn’t link it, contact us right away.',
    ],
    button: 'See your account',
  },
  bankReplaced: {
    subject: 'Your bank account for payouts has changed',
    preheader: 'If you didn’t change it, tell us right away.',
    lines: [
      'The bank account for payouts to {business} is now the one ending in {last4}.',
      'The account ending in {before} isn’t used anymore.',
      '{next}',
      'If you didn’t change it, contact us right away.',
    ],
    button: 'See your account',
  },
  bankChangedOwner: {
    subject: 'The bank account for payouts to {business} has changed',
    preheader: 'If that isn’t right, tell us within 24 hours.',
    lines: [
      '{applicant} changed the bank account for payouts to {business}. It’s now the one ending in {last4}.',
      'Payouts to it will start 24 hours after this change.',
      'If that isn’t right, contact us right away. We can stop payouts until then.',
    ],
  },
  bankRemoved: {
    subject: 'Your bank account was removed',
    preheader: 'If you didn’t remove it, tell us right away.',
    lines: [
      'The bank account ending in {last4} was removed from your application for {business} just now.',
      'You can still take payments. Payouts will start again once you link another account.',
      'If you didn’t remove it, contact us right away.',
    ],
    button: 'Link a bank account',
  },
  bankReminder: {
    subject: 'Link your bank account to get paid',
    preheader: 'It takes about 1 minute, and payouts are waiting for it.',
    lines: [
      '{business} can take payments, but we don’t know yet where to send your money.',
      'Sign in to your bank, or enter your account numbers. It takes about 1 minute.',
      'Until then, we’ll hold the money for you.',
    ],
    button: 'Link your bank',
    asks: true,
  },
  bankLastReminder: {
    subject: 'Your payouts are still waiting for a bank account',
    preheader: 'Link one in about 1 minute. We won’t remind you again.',
    lines: [
      '{business} can take payments, and we’re holding the money until you link a bank account.',
      'Sign in to your bank, or enter your account numbers. It takes about 1 minute.',
      'This is our last reminder. You can link an account whenever you like.',
    ],
    button: 'Link your bank',
    asks: true,
  },
  bankLinkLost: {
    subject: 'Link your bank account again to get paid',
    preheader: 'Payouts are waiting. It takes about 1 minute.',
    lines: [
      'This is about your bank account ending in {last4}.',
      '{why}',
      'Link it again, or link another one. Payouts will start again once an account is confirmed.',
      '{business} can still take payments. We’ll hold the money for you.',
    ],
    button: 'Link a bank account',
    asks: true,
  },
  bankSignInDue: {
    subject: 'Your bank has ended its connection to us',
    preheader: 'Payouts will continue as before. There’s nothing you need to do now.',
    lines: [
      'Your bank has ended the connection for your account ending in {last4}.',
      'Payouts will continue as before, and there’s nothing you need to do now.',
      'If the account was closed or has another number, remove it and link another one.',
    ],
    button: 'See your account',
  },
  bankConfirmed: {
    subject: 'Your bank account is confirmed',
    preheader: 'It’s ready for your payouts.',
    lines: ['Your bank account ending in {last4} is confirmed and ready for payouts.', '{next}'],
    button: 'See your account',
  },
  bankNotConfirmed: {
    subject: 'We couldn’t confirm your bank account',
    preheader: 'Link another account to get paid.',
    lines: [
      'We couldn’t confirm that the account ending in {last4} belongs to you or your business.',
      'Link another account, in your name or in the name of your business.',
      '{business} can still take payments. Payouts will start once an account is confirmed.',
    ],
    button: 'Link a bank account',
    asks: true,
  },
  testDepositSent: {
    subject: 'Look for two small deposits by {day}',
    preheader: 'Then enter both amounts to confirm your account.',
    lines: [
      'We’ve sent two small deposits, each under $1.00, to your account ending in {last4}.',
      'Once both are on your bank statement, come back and enter the amounts. We’ll take them back in one debit.',
      'They’ll arrive by {day}. Enter the amounts by {until}.',
    ],
    button: 'Enter the amounts',
    asks: true,
  },
  testDepositArrived: {
    subject: 'Enter your two test deposit amounts',
    preheader: 'They should be on your bank statement now.',
    lines: [
      'The two test deposits should be in your account ending in {last4} by now.',
      'Find them on your bank statement and enter both amounts, in any order. Payouts will start once they match.',
      'You have until {until}. If you can’t find them, you can ask for new ones once.',
    ],
    button: 'Enter the amounts',
    asks: true,
  },
  testDepositFailed: {
    subject: 'We couldn’t confirm your bank account',
    preheader: 'You can link another account or send us a voided check.',
    lines: [
      'This is about your account ending in {last4}.',
      '{why}',
      'Link another account, or send us a photo of a voided check. Someone on our team will look at it.',
      '{business} can still take payments. Payouts will start once an account is confirmed.',
    ],
    button: 'See what you can do',
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
