import type { OrderChoice } from '@signet/rulebook/orders/order';
import { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useApplication } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import { type FormError, toFormErrors } from '../platform/form/use-form.ts';
import { useNavigation } from '../platform/navigation.ts';
import { trackOutcome } from '../platform/track.ts';
import { useMutation } from '../platform/use-mutation.ts';
import type { OrderStepProps } from './order-step.ts';

type PlaceOrder = {
  isPlacing: boolean;
  /** True after the server rejected an outdated price; the new price is shown now. */
  hasPriceChanged: boolean;
  place: (choice: OrderChoice, totalCents: number) => Promise<void>;
};

/**
 * Lets the single sign-on open what was ordered. Best effort: the order stands without it, and the
 * hosting provider can grant it later.
 */
const openRestaurantSolution = (id: string): Promise<unknown> =>
  call('requestPermission', { params: { id }, body: { type: 'RESTAURANT_SOLUTION' } }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    },
  );

type PlaceOrderOptions = OrderStepProps & { fail: (fieldErrors: readonly FormError[]) => void };

/**
 * Places the order at the displayed total and opens its status page; if the total changed, shows
 * the new one and keeps the choices.
 */
export function usePlaceOrder({ form, setForm, at, fail }: PlaceOrderOptions): PlaceOrder {
  const { id } = useApplication();
  const { go } = useNavigation();
  const [hasPriceChanged, setPriceChanged] = useState(false);
  const seeNewPrice = async (choice: OrderChoice): Promise<void> => {
    setForm({ ...(await call('getOrderForm', { params: { id } })), choice, isSaved: true });
    setPriceChanged(true);
  };
  const { pending, mutate } = useMutation<'placing'>({
    settle: ({ code }) => {
      if (code !== 'order.alreadyOpen') return false;
      go('order-status'); // the same order, placed in another tab
      return true;
    },
    onError: (error) =>
      error.fieldErrors.length > 0
        ? fail(toFormErrors(error))
        : showError({ code: error.code, data: error.data }),
  });
  const send = async (
    choice: OrderChoice,
    totalCents: number,
    idempotencyKey: string,
  ): Promise<void> => {
    const { address } = form;
    const eventParams = {
      screen: at,
      orderType: choice.type,
      withBundle: choice.bundle !== undefined,
      paymentMethod: choice.paymentMethod,
    };
    const mandate = choice.paymentMethod === 'BANK' ? form.instruments.bank?.mandate : undefined;
    const body = {
      profiles: choice,
      feeProfiles: { totalCents },
      ...(address && { address }),
      ...(mandate && { mandate }),
    };
    try {
      const { orderId } = await trackOutcome('order', eventParams, () =>
        call('submitOrder', { params: { id }, body, idempotencyKey }),
      );
      if (at === 'restaurant-solution') void openRestaurantSolution(id);
      go('order-status', { replace: true, query: `order=${orderId}` });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'order.totalChanged')) throw error;
      await seeNewPrice(choice);
    }
  };
  return {
    isPlacing: pending !== 'nothing',
    hasPriceChanged,
    place: (choice, totalCents) =>
      mutate(
        'placing',
        (key) => send(choice, totalCents, key),
        JSON.stringify({ choice, totalCents, to: form.address }),
      ),
  };
}
