import { LinkButton } from '@signet/ui/button';
import { LinkRows } from '@signet/ui/link-rows';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { WideScreen } from '../../platform/screen/wide-screen.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { usePlanNames } from '../plan-names.ts';
import type { TEXTS as ORDERS_TEXTS } from '../texts.en-US.ts';
import type { OrderForm } from '../use-order-form.ts';
import { useStages } from './stages.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order-status');
const useOrdersTexts = textsOf<typeof ORDERS_TEXTS>('orders');

type Order = OrderForm['orders'][number];

/** Every order, newest first; each opens its own status. */
export function OrderList({ form }: { form: OrderForm }) {
  const { account } = useShellTexts();
  const { again } = useTexts();
  const { openPages } = useApplication();
  const { to } = useNavigation();
  const namesOf = useNames();
  const isOneOpen = form.orders.some(({ inProgress }) => inProgress);
  const orderAgain = openPages.includes('order') && !isOneOpen && (
    <LinkButton kind="secondary" href={to('order')}>
      {again}
    </LinkButton>
  );
  return (
    <WideScreen title={account.orders} aside={orderAgain}>
      <LinkRows
        rows={form.orders.map((order) => ({
          icon: 'contactless',
          href: `${to('order-status')}?order=${order.orderId}`,
          title: namesOf(order),
          text: <Progress order={order} today={form.day} />,
        }))}
      />
    </WideScreen>
  );
}

function useNames(): (order: Order) => string {
  const { checkout } = useOrdersTexts();
  const fillIn = useFormatMessage();
  const nameOf = usePlanNames();
  const { locale } = usePortal().boot;
  return ({ summary }) =>
    new Intl.ListFormat(locale).format(
      summary.lines.map(({ plan, quantity }) =>
        fillIn(checkout.line, { name: nameOf(plan), quantity }),
      ),
    );
}

/** What needs the merchant, otherwise the last stage reached with its day. */
function Progress({ order, today }: { order: Order; today: string }) {
  const { owed, states } = useTexts();
  const reached = useStages(order, today).findLast(({ state }) => state !== 'later');
  if (order.state === 'unpaid') return states.unpaid.title;
  if (order.owed !== undefined)
    return order.owed.every(({ isTakenBack }) => isTakenBack) ? owed.takenBack : owed.title;
  return [reached?.title, reached?.text].filter(Boolean).join(', ');
}
