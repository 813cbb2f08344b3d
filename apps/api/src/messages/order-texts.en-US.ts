import type { EmailId } from '@signet/rulebook/messages/choose-message';
import type { MessageWords } from './message-words.ts';

export const ORDER_MESSAGES = {
  orderHeld: {
    subject: 'We have your order',
    preheader: 'Nothing will be charged before your application is approved.',
    lines: [
      'We have your order for {business} and will hold it until we decide on your application.',
      'Once you’re approved, we’ll charge {total} and ship it. Nothing will be charged before that.',
      'Until then, you can cancel it at no cost.',
    ],
    button: 'See your order',
  },
  orderPlaced: {
    subject: 'Your order is placed',
    preheader: 'We’ll email you again when it ships.',
    lines: [
      'Your order for {business} is placed. We’ve charged {total}.',
      'We’ll email you again when it ships. Until then, you can cancel it and get your money back.',
    ],
    button: 'See your order',
  },
  orderToConfirm: {
    subject: 'Confirm the payment for your order',
    preheader: 'Your bank needs your confirmation first.',
    lines: [
      'Your bank wants you to confirm the payment of {total} for {business}. You haven’t been charged.',
      'Your order will wait until you do. It takes about a minute.',
    ],
    button: 'Confirm the payment',
    asks: true,
  },
  orderDebited: {
    subject: 'We’re waiting for your bank’s payment',
    preheader: 'We’ll ship it once your bank has paid.',
    lines: [
      'We’ve asked your bank for {total} for {business}, from the account ending in {last4}.',
      'The money will leave your account within {days} business days. We’ll ship once your bank has paid.',
      'Until then, you can cancel it and get your money back.',
    ],
    button: 'See your order',
  },
  debitRefused: {
    subject: 'The payment for your order didn’t go through',
    preheader: 'A card is the quickest way to pay.',
    lines: [
      'Your bank declined a payment of {total} for {business} from the account ending in {last4}.',
      'We’re holding your order. Pay with a card, or choose your bank account again.',
    ],
    button: 'Pay for your order',
    asks: true,
  },
  debitReturned: {
    subject: 'Your bank reversed a payment',
    preheader: 'You can pay this amount with a card.',
    lines: [
      'Your bank reversed a payment of {total} for {business}, so this amount is due again.',
      'Add a card, and we’ll charge it within a day. We’ll do the same with a card already on file.',
      'If you didn’t ask your bank for this, call your bank.',
    ],
    button: 'Add a card',
    asks: true,
  },
  orderTakenBack: {
    subject: 'Your bank reversed your payment',
    preheader: 'We canceled your order before it shipped.',
    lines: [
      'Your bank reversed your payment of {total} for {business}, so we’ve canceled your order.',
      'Nothing has shipped, and you owe nothing. You can order again and pay with a card.',
    ],
    button: 'See your order',
  },
  monthUnpaid: {
    subject: 'Your monthly payment didn’t go through',
    preheader: 'Another card is all it takes.',
    lines: [
      'Your bank declined this month’s payment of {total} for {business}. You haven’t been charged.',
      'Add a card, and we’ll charge it within a day. Until then, we’ll try the card on file up to three more times.',
      'If you don’t need the device anymore, contact us and send it back.',
    ],
    button: 'Add a card',
    asks: true,
  },
  monthStillUnpaid: {
    subject: 'Your monthly payment still hasn’t gone through',
    preheader: 'We won’t try again automatically.',
    lines: [
      'Your bank declined the payment of {total} for {business}, and we’ve tried for the last time. You haven’t been charged.',
      'We won’t try again automatically. Add a new card, and we’ll charge it within a day.',
      'If you can’t pay now, or don’t need the device anymore, contact us. We’ll work something out with you.',
    ],
    button: 'Add a card',
    asks: true,
  },
  orderShipped: {
    subject: 'Your order has shipped',
    preheader: 'Here’s how to follow it.',
    lines: [
      'Your order for {business} is on its way with {carrier}.',
      'Its tracking number is {number}.',
    ],
    button: 'See your order',
  },
  orderCancelled: {
    subject: 'Your order is canceled',
    preheader: 'Nothing more will be charged for it.',
    lines: [
      'Your order for {business} is canceled, and nothing more will be charged for it.',
      'We’ll refund anything you’ve paid, the same way you paid it. This can take up to 10 days.',
    ],
    button: 'See your order',
  },
} satisfies Partial<Record<EmailId, MessageWords>>;
