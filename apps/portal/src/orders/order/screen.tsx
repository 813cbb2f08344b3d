import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { OrderPage } from '../order-page.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/order');

/** Restaurants may order while waiting for the decision. docs/decisions/0102. */
export function Screen() {
  const texts = useTexts();
  const { matched } = useNavigation();
  return matched?.route === 'restaurant-solution' ? (
    <OrderPage at="restaurant-solution" title={texts.restaurantTitle} />
  ) : (
    <OrderPage at="order" title={texts.title} />
  );
}
