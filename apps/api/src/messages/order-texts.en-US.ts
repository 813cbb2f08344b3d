import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

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
  orderDebited: {
    subject: 'Your bank is paying for your order',
    preheader: 'We’ll ship it once your bank has paid.',
    lines: [
      'We’ve asked your bank for {total} for {business}, from the account ending in {last4}.',
      'The money leaves your account within {days} business days. We’ll ship once your bank has paid.',
      'Until then, you can cancel it and get your money back.',
    ],
    button: 'See your order',
  },
  debitRefused: {
    subject: 'Your bank didn’t pay for your order',
    preheader: 'A card is the quickest way to pay.',
    lines: [
      'Your bank didn’t pay {total} for {business} from the account ending in {last4}.',
      'We’re keeping your order. Pay with a card, or choose your bank account again.',
    ],
    button: 'Pay for your order',
    asks: true,
  },
  debitReturned: {
    subject: 'Your bank took back a payment',
    preheader: 'A card pays what is open.',
    lines: [
      'Your bank took back a payment of {total} for {business}, so this amount is open again.',
      'Add a card, and we’ll charge it within a day. A card on file is charged the same way.',
      'If you didn’t ask your bank for this, call your bank.',
    ],
    button: 'Add a card',
    asks: true,
  },
  orderTakenBack: {
    subject: 'Your bank took back your payment',
    preheader: 'We canceled your order before it shipped.',
    lines: [
      'Your bank took back your payment of {total} for {business}, so we’ve canceled your order.',
      'Nothing has shipped, and nothing is open. You can order again and pay with a card.',
    ],
    button: 'See your order',
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
    preheader: 'We won’t try again automatically.',
    lines: [
      'Your bank declined the payment of {total} for {business}, and we’ve tried for the last time. You haven’t been charged.',
      'We won’t try again automatically. Add a new card, and we’ll charge it within a day.',
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
      'Anything you already paid for it goes back the way you paid. This can take up to 10 days.',
    ],
    button: 'See your order',
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
