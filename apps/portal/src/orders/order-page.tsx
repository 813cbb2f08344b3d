import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import './orders.css';
import { useApplication } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { ScreenLoading } from '../platform/screen/screen-boundary.tsx';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { textsOf, useShellTexts } from '../platform/texts/text-provider.tsx';
import type { OrderPageProps } from './order-step.ts';
import { OrderSteps } from './order-steps.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

/** An order from the first choice to the receipt; where its prices do not come, a way to ask again, and one past it. */
export function OrderPage({ at, title }: OrderPageProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { page } = useApplication();
  const { to } = useNavigation();
  const { found, load, setForm } = useOrderForm();
  if (found.state === 'found' && found.form.orders.some(({ inProgress }) => inProgress))
    return (
      <ScreenPage title={texts.open.title} lead={texts.open.lead} back={to(page)}>
        <Actions>
          <LinkButton href={to('order-status')}>{texts.open.see}</LinkButton>
        </Actions>
      </ScreenPage>
    );
  if (found.state === 'found') return <OrderSteps form={found.form} setForm={setForm} at={at} title={title} />;
  if (found.state !== 'silent') return <ScreenLoading />;
  return (
    <ScreenPage title={title}>
      <Banner tone="warn" title={texts.silent.title} role="alert">
        {texts.silent.text}
      </Banner>
      <Actions
        later={
          <LinkButton kind="text" href={to(at === 'order' ? page : 'success')}>
            {texts.notNow}
          </LinkButton>
        }
      >
        <Button onClick={load}>{shell.tryAgain}</Button>
      </Actions>
    </ScreenPage>
  );
}
