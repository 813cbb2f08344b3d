import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

export const CARD_MESSAGES = {
  cardAdded: {
    subject: 'Your card was added',
    preheader: 'If you didn’t add it, tell us right away.',
    lines: [
      'The card ending in {last4} was added to your account for {business}. It’s kept by our payment provider and hasn’t been charged.',
      'We’ll only charge it for something you order.',
      'If you didn’t add it, contact us right away.',
    ],
    button: 'See your card',
  },
  cardReplaced: {
    subject: 'Your card has changed',
    preheader: 'If you didn’t change it, tell us right away.',
    lines: [
      'Orders for {business} will now be paid with the card ending in {last4}. It hasn’t been charged.',
      'The card ending in {before} isn’t used anymore.',
      'If you didn’t change it, contact us right away.',
    ],
    button: 'See your card',
  },
  cardRemoved: {
    subject: 'Your card was removed',
    preheader: 'If you didn’t remove it, tell us right away.',
    lines: [
      'The card ending in {last4} was just removed from your account for {business}. It can’t be charged anymore.',
      'You can add another card whenever you like.',
      'If you didn’t remove it, contact us right away.',
    ],
    button: 'Add a card',
  },
  cardDeclined: {
    subject: 'Your card was declined',
    preheader: 'Use another card to pay for your order.',
    lines: [
      'Your bank declined a payment for {business} with the card ending in {last4}. You haven’t been charged.',
      'Add another card, or ask your bank why it was declined.',
    ],
    button: 'Use another card',
    asks: true,
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
