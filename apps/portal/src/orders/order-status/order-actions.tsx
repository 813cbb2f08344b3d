import { isDebitRefusal, mayPayBy } from '@signet/rulebook/orders/bank-debit';
import { Button, LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
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
import { BankMandate } from '../bank-debit/bank-mandate.tsx';
import type { TEXTS as BANK_TEXTS } from '../bank-debit/texts.en-US.ts';
import type { OrderForm } from '../use-order-form.ts';
import { isOrderOver } from './stages.ts';
import type { TEXTS } from './texts.en-US.ts';

const useBankTexts = textsOf<typeof BANK_TEXTS>('orders/bank-debit');
const useTexts = textsOf<typeof TEXTS>('orders/order-status');

type OrderActionsProps = { order: OrderForm['orders'][number]; form: OrderForm; load: () => void };

/** Pays an order whose payment was refused; nothing for any other. */
export function PayAgain({ order, form, load }: OrderActionsProps) {
  const texts = useTexts();
  const { card } = useApplication();
  const { to } = useNavigation();
  const { isPaying, pay } = usePayAgain({ order, load });
  const { payFromBank } = useBankTexts();
  const { refusal, currency, summary, state } = order;
  if (state !== 'unpaid') return null;
  const isAsked = refusal === 'notAuthenticated';
  const isOfBank = refusal !== undefined && isDebitRefusal(refusal);
  const { bank } = form.instruments;
  const mayPayByBank = bank !== undefined && mayPayBy('BANK', form.terms.paymentMethod);
  const otherCard = (kind: 'primary' | 'text') => (
    <LinkButton kind={kind} href={`${to('order-card')}?for=payment`}>
      {isOfBank && card === undefined ? texts.newCard : texts.otherCard}
    </LinkButton>
  );
  return (
    <>
      <Actions isStill later={card && otherCard('text')}>
        {card ? (
          <Button
            busy={isPaying}
            busyLabel={texts.paying}
            onClick={() => void pay({ financialInstrumentId: card.cardId })}
          >
            {isAsked ? texts.askBank : isOfBank ? texts.payCard : texts.payAgain}
          </Button>
        ) : (
          otherCard('primary')
        )}
      </Actions>
      {mayPayByBank && (
        <Details summary={payFromBank}>
          <BankMandate
            last4={bank.last4}
            button={payFromBank}
            isApproved
            {...{ currency, summary }}
          />
          <Button
            kind="secondary"
            busy={isPaying}
            busyLabel={texts.paying}
            onClick={() => void pay({ financialInstrumentId: bank.id, mandate: bank.mandate })}
          >
            {payFromBank}
          </Button>
        </Details>
      )}
    </>
  );
}

/** Cancels an order that has not shipped; after one that is over, leads to the next. */
export function EndOrder({ order, load }: Pick<OrderActionsProps, 'order' | 'load'>) {
  const texts = useTexts();
  const { openPages } = useApplication();
  const { to } = useNavigation();
  return (
    <>
      {isOrderOver(order) && openPages.includes('order') && (
        <p>
          <LinkButton kind="secondary" href={to('order')}>
            {texts.again}
          </LinkButton>
        </p>
      )}
      {order.mayCancel && <CancelOrder order={order} load={load} />}
    </>
  );
}

type PaidWith = { financialInstrumentId: string; mandate?: string };

/**
 * Pays with the card or account on file; when the card's bank requires authentication, runs it and
 * repeats the call.
 */
function usePayAgain({ order, load }: Pick<OrderActionsProps, 'order' | 'load'>): {
  isPaying: boolean;
  pay: (paidWith: PaidWith) => Promise<void>;
} {
  const { id } = useApplication();
  const { cardField } = usePortal().boot;
  const { pending, mutate } = useMutation<'paying'>({
    onError: ({ code, data }) => {
      load(); // reloads the state the bank left it in
      showError({ code, data });
    },
  });
  const pay = (paidWith: PaidWith) =>
    mutate('paying', async () => {
      const body = { amount: order.summary.totalCents, ...paidWith };
      track('orderPayment.started');
      await trackOutcome('orderPayment', {}, async () => {
        const { clientSecret } = await call('payOrder', { params: { id }, body });
        if (clientSecret === undefined) return;
        await openBankStep(cardField, clientSecret);
        await call('payOrder', { params: { id }, body });
      });
      load();
    });
  return { isPaying: pending !== 'nothing', pay };
}

function CancelOrder({
  order: { orderId, state, placedAt, type },
  load,
}: Pick<OrderActionsProps, 'order' | 'load'>) {
  const { cancel: texts } = useTexts();
  const { id } = useApplication();
  const { textBank, textFree, text } = texts;
  const explanation = state === 'clearing' ? textBank : placedAt === undefined ? textFree : text;
  return (
    <RemoveAfterQuestion
      texts={{ ...texts, text: explanation }}
      remove={(idempotencyKey) => call('cancelOrder', { params: { id, orderId }, idempotencyKey })}
      onRemoved={() => {
        track('order.canceled', { orderType: type });
        load();
      }}
      onRejected={load}
    />
  );
}
