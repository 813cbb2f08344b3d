import { hasApprovedProfile } from '@signet/rulebook/offers/eligibility';
import { type LinkRow, LinkRows } from '@signet/ui/link-rows';
import { useApplication } from '../../platform/application.tsx';
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
    ...(order ? [{ icon: 'doc' as const, href: to('order-status'), title: texts.order }] : []),
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

export function OrderProgress() {
  const { progress, see } = useTexts();
  const { order } = useApplication();
  const { to } = useNavigation();
  const words: Readonly<Record<string, string>> = progress;
  return (
    order && (
      <>
        {words[order.state]} ·{' '}
        <a href={to('order-status')}>{order.state === 'unpaid' ? see.unpaid : see.other}</a>
      </>
    )
  );
}
