import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { openBankStep } from '../../cards/card-field.ts';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { RemoveAfterQuestion } from '../../platform/feedback/remove-after-question.tsx';
import { showError } from '../../platform/feedback/show-error.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track, trackOutcome } from '../../platform/track.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import type { OrderForm } from '../use-order-form.ts';
import { isOrderOver } from './stages.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order-status');

type OrderActionsProps = { order: OrderForm['orders'][number]; load: () => void };

/** The way on: pay again, order again or home; and out of it, until it ships. */
export function OrderActions({ order, load }: OrderActionsProps) {
  const texts = useTexts();
  const { page, openPages, card } = useApplication();
  const { to } = useNavigation();
  const { isPaying, pay } = usePayAgain({ order, load });
  const isUnpaid = order.state === 'unpaid';
  const mayOrderAgain = isOrderOver(order) && openPages.includes('order');
  const isAsked = order.refusal === 'notAuthenticated';
  const otherCard = (kind: 'primary' | 'text') => (
    <LinkButton kind={kind} href={`${to('order-card')}?for=payment`}>
      {texts.otherCard}
    </LinkButton>
  );
  const payAgain = (
    <Button busy={isPaying} busyLabel={texts.paying} onClick={() => void pay()}>
      {isAsked ? texts.askBank : texts.payAgain}
    </Button>
  );
  return (
    <Actions
      isStill
      later={
        <>
          {isUnpaid && card && otherCard('text')}
          {mayOrderAgain && (
            <LinkButton kind="text" href={to('order')}>
              {texts.again}
            </LinkButton>
          )}
          {order.mayCancel && <CancelOrder order={order} load={load} />}
        </>
      }
    >
      {isUnpaid ? card ? payAgain : otherCard('primary') : <LinkButton href={to(page)}>{texts.home}</LinkButton>}
    </Actions>
  );
}

/** Pays with the card on file; where its bank asks its customer first, that step comes between and the same call again. */
function usePayAgain({ order, load }: OrderActionsProps): { isPaying: boolean; pay: () => Promise<void> } {
  const { id, card } = useApplication();
  const { cardField } = usePortal().boot;
  const { doing, mutate } = useMutation<'paying'>({
    tell: ({ code, data }) => {
      load(); // it stands as the bank left it
      showError({ code, data });
    },
  });
  const pay = () =>
    mutate('paying', async () => {
      const body = { amount: order.summary.totalCents, financialInstrumentId: card?.cardId ?? '' };
      track('orderPayment.started');
      await trackOutcome('orderPayment', {}, async () => {
        const { clientSecret } = await call('payOrder', { params: { id }, body });
        if (clientSecret === undefined) return;
        await openBankStep(cardField, clientSecret);
        await call('payOrder', { params: { id }, body });
      });
      load();
    });
  return { isPaying: doing !== 'nothing', pay };
}

function CancelOrder({ order: { orderId, placedAt, type }, load }: OrderActionsProps) {
  const { cancel: texts } = useTexts();
  const { id } = useApplication();
  return (
    <RemoveAfterQuestion
      texts={placedAt === undefined ? { ...texts, text: texts.textFree } : texts}
      remove={(idempotencyKey) => call('cancelOrder', { params: { id, orderId }, idempotencyKey })}
      onRemoved={() => {
        track('order.canceled', { orderType: type });
        load();
      }}
      onRefused={load}
    />
  );
}
