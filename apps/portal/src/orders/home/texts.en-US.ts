export const TEXTS = {
  title: 'Orders and funding',
  terminal: 'Get a card terminal',
  order: 'See your order',
  more: 'Order another terminal',
  addCard: 'Add a card for orders',
  card: 'See your card',
  cashAdvance: 'See cash advance offers',
  progress: {
    held: 'Being processed',
    paying: 'Payment in progress',
    clearing: 'Waiting for your bank',
    unpaid: 'Your payment didn’t go through',
    placed: 'Being packed',
    shipped: 'On its way',
    delivered: 'Delivered',
  },
  see: { unpaid: 'Pay now', other: 'See your order' },
};
