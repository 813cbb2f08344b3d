export const ORDER_TYPES = ['RENT', 'BUY', 'NO_DEVICE'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
export const PAYMENT_METHODS = ['ALL', 'BANK', 'CARD', 'NONE'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
