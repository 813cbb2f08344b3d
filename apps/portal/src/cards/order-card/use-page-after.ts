import { useSearch } from 'wouter/use-browser-location';
import { useWayOut } from '../../orders/use-way-out.ts';
import { useNavigation } from '../../platform/navigation.ts';

/**
 * Returns to the order being paid for, per the `for` parameter; otherwise to the application's
 * current page.
 */
export function usePageAfter(): { pageAfter: string; isForOrder: boolean } {
  const wayOut = useWayOut();
  const { to } = useNavigation();
  const returnTo = new URLSearchParams(useSearch({ ssrSearch: '' })).get('for');
  if (returnTo === 'order' || returnTo === 'restaurant-solution')
    return { pageAfter: `${to(returnTo)}?step=checkout`, isForOrder: true };
  if (returnTo === 'payment') return { pageAfter: to('order-status'), isForOrder: true };
  return { pageAfter: to(wayOut), isForOrder: false };
}
