import type { OrderForm } from './use-order-form.ts';

export const ORDER_STEPS = ['devices', 'licences', 'address', 'checkout'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

export type OrderStepProps = {
  form: OrderForm;
  setForm: (form: OrderForm) => void;
  at: 'order' | 'restaurant-solution';
};
export type OrderPageProps = Pick<OrderStepProps, 'at'> & { title: string };
