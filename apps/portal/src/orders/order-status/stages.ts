import { localDay } from '@signet/rulebook/core/dates';
import { formatDay, formatLongDate, formatMonthDay } from '@signet/rulebook/core/format-date';
import { STAGE_REACHED } from '@signet/rulebook/orders/order-stages';
import { arrivalDay } from '@signet/rulebook/orders/order-states';
import type { TrackStage } from '@signet/ui/track';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { OrderForm } from '../use-order-form.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order-status');

type Order = OrderForm['orders'][number];

export const isOrderOver = ({ state }: Pick<Order, 'state'>): boolean =>
  ['cancelled', 'released', 'returned'].includes(state);

/** The day by which a parcel that left should arrive; none was promised, or it has passed. */
export function useArrivalDay(order: Order, today: string): string | undefined {
  const { market } = useApplication();
  const { locale } = usePortal().boot;
  const { shippedAt, deliveredAt, summary } = order;
  if (shippedAt === undefined || deliveredAt !== undefined) return undefined;
  const day = arrivalDay(localDay(market, shippedAt), summary);
  return day === undefined || day < today ? undefined : formatDay(day, locale);
}

export function useStages(order: Order, today: string): TrackStage[] {
  const { state, submittedAt, paidBy, placedAt, shippedAt, deliveredAt, endedAt, summary } = order;
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { market } = useApplication();
  const { locale } = usePortal().boot;
  const arrives = useArrivalDay(order, today);
  const day = (at: number | undefined): string | undefined => {
    if (at === undefined) return undefined;
    const on = localDay(market, at);
    const isThisYear = on.slice(0, 4) === today.slice(0, 4);
    return isThisYear ? formatMonthDay(on, locale) : formatLongDate(on, locale);
  };
  const isEnded = state === 'cancelled' || state === 'released';
  const isFree = summary.totalCents === 0;
  const isShipped = state !== 'completed';
  const reached = [
    { id: 'ordered', title: texts.stages.ordered, at: submittedAt, text: undefined },
    {
      id: 'confirmed',
      title: isFree ? texts.stages.confirmed : texts.stages.paid,
      at: placedAt,
      done: isFree ? texts.nothingToPay : undefined,
      text:
        state === 'held'
          ? texts.afterApproval
          : paidBy && fillIn(texts.by, { day: formatDay(paidBy, locale) }),
    },
    ...(isShipped
      ? [
          {
            id: 'shipped',
            title: texts.stages.shipped,
            at: shippedAt,
            icon: 'truck' as const,
            text: undefined,
          },
          {
            id: 'delivered',
            title: texts.stages.delivered,
            at: deliveredAt,
            text: arrives && fillIn(texts.by, { day: arrives }),
          },
        ]
      : []),
  ].filter(({ at }) => at !== undefined || !(isEnded || state === 'returned'));
  const items = reached.map((stage): TrackStage => {
    const { id, title, at, text } = stage;
    const isNow = id === STAGE_REACHED[state] && state !== 'delivered';
    const told = at === undefined ? text : [day(at), 'done' in stage && stage.done];
    return {
      title,
      state: isNow ? (state === 'unpaid' ? 'bad' : 'now') : at === undefined ? 'later' : 'done',
      text: Array.isArray(told) ? told.filter(Boolean).join(', ') : told,
      ...(isNow && 'icon' in stage ? { icon: stage.icon } : {}),
    };
  });
  if (state === 'returned')
    items.push({ state: 'done', title: texts.stages.returned, text: day(endedAt) });
  if (isEnded) items.push({ state: 'bad', title: texts.stages.ended, text: day(endedAt) });
  return items;
}
