import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

/** The mails about an order. */
export const ORDER_MESSAGES = {
  orderHeld: {
    subject: 'We have your order',
    preheader: 'Nothing is charged before your application is approved.',
    lines: [
      'We have your order for {business} and hold it until your application is decided.',
      'Once you’re approved, we’ll charge {total} and send it. Nothing is charged before that.',
      'You can cancel it at any time at no cost.',
    ],
    button: 'See your order',
  },
  orderPlaced: {
    subject: 'Your order is placed',
    preheader: 'We’ll write again when it ships.',
    lines: [
      'Your order for {business} is placed. We’ve charged {total}.',
      'We’ll write again when it ships. Until then, you can cancel it and get your money back.',
    ],
    button: 'See your order',
  },
  orderToConfirm: {
    subject: 'Confirm the payment for your order',
    preheader: 'Your bank wants to hear from you first.',
    lines: [
      'Your bank wants you to confirm the payment of {total} for {business}. You haven’t been charged.',
      'Your order waits until you do. It takes about a minute.',
    ],
    button: 'Confirm the payment',
    asks: true,
  },
  monthUnpaid: {
    subject: 'Your monthly payment didn’t go through',
    preheader: 'Another card is all it takes.',
    lines: [
      'Your bank declined this month’s payment of {total} for {business}. You haven’t been charged.',
      'Add a card, and we’ll charge it within a day. Until then, we try the card on file up to three more times.',
      'If you don’t need the device anymore, contact us and send it back.',
    ],
    button: 'Add a card',
    asks: true,
  },
  monthStillUnpaid: {
    subject: 'Your monthly payment is still open',
    preheader: 'We won’t try your card again.',
    lines: [
      'Your bank has declined the payment of {total} for {business} each time we tried. You haven’t been charged.',
      'We won’t try this card again. Add another card, and we’ll charge it within a day.',
      'If you can’t pay now, or don’t need the device anymore, contact us. One of us will find a way with you.',
    ],
    button: 'Add a card',
    asks: true,
  },
  orderShipped: {
    subject: 'Your order has shipped',
    preheader: 'Here’s how to follow it.',
    lines: ['Your order for {business} is on its way with {carrier}.', 'Its tracking number is {number}.'],
    button: 'See your order',
  },
  orderCancelled: {
    subject: 'Your order is canceled',
    preheader: 'Nothing more will be charged for it.',
    lines: [
      'Your order for {business} is canceled, and nothing more will be charged for it.',
      'Anything you already paid for it goes back to your card. This can take up to 10 days.',
    ],
    button: 'See your order',
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
