import { localDay } from '@signet/rulebook/core/dates';
import { formatMonthDay } from '@signet/rulebook/core/format-date';
import { hasApprovedProfile } from '@signet/rulebook/offers/eligibility';
import { ORDER_STAGES, type OrderStage, STAGE_REACHED } from '@signet/rulebook/orders/order-stages';
import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { type LinkRow, LinkRows } from '@signet/ui/link-rows';
import { Track } from '@signet/ui/track';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/home');

export function OtherPages() {
  const texts = useTexts();
  const { card, order, businessId, openPages, decision } = useApplication();
  const { to } = useNavigation();
  const offers = `${to('cash-advance-offers')}?${new URLSearchParams({ businessId })}`;
  const rows: LinkRow[] = [
    { icon: 'globe' as const, href: to('account-stores', { businessId }), title: texts.stores },
    ...(openPages.includes('order')
      ? [
          {
            icon: 'contactless' as const,
            href: to('order'),
            title: order ? texts.more : texts.terminal,
          },
        ]
      : []),
    ...(openPages.includes('order-card')
      ? [
          {
            icon: 'card' as const,
            href: to('order-card'),
            title: card === undefined ? texts.addCard : texts.card,
          },
        ]
      : []),
    ...(hasApprovedProfile({ decision })
      ? [{ icon: 'bank' as const, href: offers, title: texts.cashAdvance }]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{texts.title}</h2>
      <LinkRows rows={rows} />
    </>
  );
}

/** The newest order, with the stages of its own page. */
export function OrderCard() {
  const { yours, progress, stages, see } = useTexts();
  const { order, market } = useApplication();
  const { locale } = usePortal().boot;
  const { to } = useNavigation();
  const words: Readonly<Record<string, string>> = progress;
  const reached = order && STAGE_REACHED[order.state];
  if (order === undefined || reached === undefined) return null;
  const at = ORDER_STAGES.indexOf(reached);
  const isUnpaid = order.state === 'unpaid';
  const times: Readonly<Record<OrderStage, number | undefined>> = {
    ordered: order.submittedAt,
    confirmed: order.placedAt,
    shipped: order.shippedAt,
    delivered: order.deliveredAt,
  };
  const dayOf = (stage: OrderStage): string | undefined =>
    times[stage] === undefined ? undefined : formatMonthDay(localDay(market, times[stage]), locale);
  return (
    <Card
      title={yours}
      actions={
        <LinkButton kind="text" href={`${to('order-status')}?order=${order.orderId}`}>
          {isUnpaid ? see.unpaid : see.other}
        </LinkButton>
      }
    >
      <p className="meta">{words[order.state]}</p>
      <Track
        stages={ORDER_STAGES.map((stage, nth) => ({
          title: stages[stage],
          text: dayOf(stage),
          state:
            nth < at || order.state === 'delivered'
              ? 'done'
              : nth > at
                ? 'later'
                : isUnpaid
                  ? 'bad'
                  : 'now',
          ...(stage === 'shipped' && nth === at ? { icon: 'truck' as const } : {}),
        }))}
      />
    </Card>
  );
}
