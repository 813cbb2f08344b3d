import type { OrderChoice, ShippingAddress } from '@signet/rulebook/orders/order';
import { call } from '../platform/api.ts';
import { useApplication } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import { type FormError, toFormErrors } from '../platform/form/use-form.ts';
import { useNavigation } from '../platform/navigation.ts';
import { useMutation } from '../platform/use-mutation.ts';
import type { OrderStep, OrderStepProps } from './order-step.ts';

type SaveOrder = {
  isSaving: boolean;
  saveChoice: (choice: OrderChoice, next: OrderStep) => Promise<void>;
  saveAddress: (address: ShippingAddress | undefined) => Promise<void>;
};

export function useSaveOrder(
  { form, setForm, at }: OrderStepProps,
  fail?: (fieldErrors: readonly FormError[]) => void,
): SaveOrder {
  const { id } = useApplication();
  const { go } = useNavigation();
  const { pending, mutate } = useMutation<'saving'>({
    onError: (error) =>
      fail && error.fieldErrors.length > 0
        ? fail(toFormErrors(error))
        : showError({ code: error.code, data: error.data }),
  });
  const save = (choice: OrderChoice, address: ShippingAddress | undefined, next: OrderStep) =>
    mutate(
      'saving',
      async (idempotencyKey) => {
        setForm(
          await call('saveOrderForm', {
            params: { id },
            body: { choice, ...(address && { address }) },
            idempotencyKey,
          }),
        );
        go(at, { query: `step=${next}` });
      },
      JSON.stringify({ choice, address }),
    );
  return {
    isSaving: pending !== 'nothing',
    saveChoice: (choice, next) => save(choice, form.address, next),
    saveAddress: (address) => save(form.choice, address, 'checkout'),
  };
}
