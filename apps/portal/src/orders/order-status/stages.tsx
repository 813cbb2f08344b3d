import { localDay } from '@signet/rulebook/core/dates';
import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { StatusItem } from '@signet/ui/status-list';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { OrderForm } from '../use-order-form.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order-status');

type Order = OrderForm['orders'][number];

export const isOrderOver = ({ state }: Pick<Order, 'state'>): boolean =>
  ['cancelled', 'released', 'returned'].includes(state);

export function useStages({
  state,
  tracking,
  submittedAt,
  paidBy,
  placedAt,
  shippedAt,
  deliveredAt,
  endedAt,
}: Order): StatusItem[] {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { market } = useApplication();
  const { locale } = usePortal().boot;
  const day = (at: number | undefined): string | undefined =>
    at === undefined ? undefined : formatLongDate(localDay(market, at), locale);
  const isEnded = state === 'cancelled' || state === 'released';
  const carrier = tracking && fillIn(texts.tracking, tracking);
  const parcel = tracking?.url ? <a href={tracking.url}>{carrier}</a> : carrier;
  const reached = [
    { title: texts.stages.ordered, at: submittedAt, text: undefined },
    {
      title: texts.stages.paid,
      at: placedAt,
      text:
        state === 'held'
          ? texts.afterApproval
          : paidBy && fillIn(texts.paidBy, { day: formatLongDate(paidBy, locale) }),
    },
    ...(state === 'completed'
      ? []
      : [{ title: texts.stages.shipped, at: shippedAt, text: undefined }]),
    ...(state === 'completed'
      ? []
      : [{ title: texts.stages.delivered, at: deliveredAt, text: undefined }]),
  ].filter(({ at }) => at !== undefined || !(isEnded || state === 'returned'));
  const next = reached.findIndex(({ at }) => at === undefined);
  const items = reached.map(({ title, at, text }, nth): StatusItem => {
    const detail =
      at === undefined ? (
        text
      ) : title === texts.stages.shipped && parcel ? (
        <>
          {day(at)} · {parcel}
        </>
      ) : (
        day(at)
      );
    return {
      state: at !== undefined ? 'done' : nth === next ? 'now' : 'later',
      title,
      ...(detail === undefined ? {} : { text: detail }),
    };
  });
  if (state === 'returned')
    items.push({ state: 'done', title: texts.stages.returned, text: day(endedAt) });
  if (isEnded)
    items.push({
      state: 'done',
      icon: 'x',
      title: fillIn(texts.ended, { day: day(endedAt) ?? '' }),
    });
  return items;
}
