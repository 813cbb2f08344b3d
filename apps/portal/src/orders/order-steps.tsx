import { orderErrors } from '@signet/rulebook/orders/order-errors';
import { useSearch } from 'wouter/use-browser-location';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { Checkout } from './checkout.tsx';
import { ChooseStep } from './choose-step.tsx';
import { LicenceStep } from './licence-step.tsx';
import { ORDER_STEPS, type OrderPageProps, type OrderStepProps } from './order-step.ts';
import { ShipTo } from './ship-to.tsx';
import { useSaveOrder } from './use-save-order.ts';

/**
 * The steps of an order page; the current step is in the address, so that the browser's Back works.
 */
export function OrderSteps({ form, setForm, at, title }: OrderStepProps & OrderPageProps) {
  const { boot } = usePortal();
  const requested = new URLSearchParams(useSearch({ ssrSearch: boot.order?.search ?? '' })).get(
    'step',
  );
  const step = form.isSaved
    ? (ORDER_STEPS.find((known) => known === requested) ?? 'devices')
    : 'devices';
  const { to } = useNavigation();
  const { saveAddress } = useSaveOrder({ form, setForm, at });
  const isWithLicences = form.choice.bundle !== undefined;
  if (step === 'licences' && isWithLicences) return <LicenceStep {...{ form, setForm, at }} />;
  if (step === 'address')
    return <ShipTo form={form} back={`${to(at)}?step=checkout`} save={saveAddress} />;
  // Payment is chosen at checkout. Any other error means that the saved choice was valid once but
  // is no longer offered.
  const isWithdrawn =
    form.isSaved && orderErrors(form.choice, form).some(({ field }) => field !== 'paymentMethod');
  if (step === 'checkout' && !isWithdrawn && form.choice.type !== 'NO_DEVICE')
    return <Checkout {...{ form, setForm, at }} />;
  return <ChooseStep {...{ form, setForm, at, title, isWithdrawn }} />;
}
