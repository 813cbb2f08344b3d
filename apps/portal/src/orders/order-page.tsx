import { isBundleFor, isTypeOffered, orderableItems } from '@signet/rulebook/orders/order';
import { ORDER_TYPES } from '@signet/rulebook/reference/order-types';
import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import './orders.css';
import { useNavigation } from '../platform/navigation.ts';
import { ScreenLoading } from '../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { textsOf, useShellTexts } from '../platform/texts/text-provider.tsx';
import type { OrderPageProps } from './order-step.ts';
import { OrderSteps } from './order-steps.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { type OrderForm, useOrderForm } from './use-order-form.ts';
import { useWayOut } from './use-way-out.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

const isAnythingOffered = (
  { plans, terms, segment }: OrderForm,
  at: OrderPageProps['at'],
): boolean =>
  ORDER_TYPES.some((type) => {
    if (type === 'NO_DEVICE' || !isTypeOffered(type, terms)) return false;
    const { terminals, bundles } = orderableItems(type, plans);
    return (
      bundles.some((bundle) => isBundleFor(bundle, segment)) ||
      (at === 'order' && terminals.length > 0)
    );
  });

export function OrderPage({ at, title }: OrderPageProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const wayOut = useWayOut();
  const { to } = useNavigation();
  const { found, load, setForm } = useOrderForm();
  if (found.state === 'found' && found.form.orders.some(({ inProgress }) => inProgress))
    return (
      <ScreenPage title={texts.open.title} lead={texts.open.lead} back={to(wayOut)}>
        <Actions>
          <LinkButton href={to('order-status')}>{texts.open.see}</LinkButton>
        </Actions>
      </ScreenPage>
    );
  const hasPrices = found.state === 'found' && isAnythingOffered(found.form, at);
  if (found.state === 'found' && hasPrices)
    return <OrderSteps form={found.form} setForm={setForm} at={at} title={title} />;
  if (found.state !== 'found' && found.state !== 'silent') return <ScreenLoading />;
  const notice = found.state === 'found' ? texts.nothing : texts.silent;
  return (
    <ScreenPage title={title} back={to(wayOut)}>
      <Banner title={notice.title} role="alert">
        {notice.text}
      </Banner>
      <Actions
        later={
          <LinkButton kind="text" href={to(wayOut)}>
            {texts.notNow}
          </LinkButton>
        }
      >
        <Button onClick={load}>{shell.tryAgain}</Button>
      </Actions>
    </ScreenPage>
  );
}
