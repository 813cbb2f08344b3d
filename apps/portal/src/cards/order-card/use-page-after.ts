import { useSearch } from 'wouter/use-browser-location';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';

/** Where a card leads on: back to the order that it pays for, as the address says, or to the application's page. */
export function usePageAfter(): { pageAfter: string; isForOrder: boolean } {
  const { page } = useApplication();
  const { to } = useNavigation();
  const asked = new URLSearchParams(useSearch({ ssrSearch: '' })).get('for');
  if (asked === 'order' || asked === 'restaurant-solution') return { pageAfter: `${to(asked)}?step=checkout`, isForOrder: true };
  if (asked === 'payment') return { pageAfter: to('order-status'), isForOrder: true };
  return { pageAfter: to(page), isForOrder: false };
}
