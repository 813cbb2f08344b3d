import { type HardwareBundle, type OrderChoice, orderableItems, TERMINAL_IDS } from '@signet/rulebook/orders/order';
import { BUNDLES, type Terminal } from '@signet/rulebook/reference/devices';

/** A choice while it is typed: counts are texts, so that what is wrong stays in its field. */
export type OrderDraft = Omit<OrderChoice, 'quantities' | 'bundleQuantity' | 'licences' | 'address'> & {
  quantities: Readonly<Record<Terminal, string>>;
  bundleQuantity: string;
  licences: string;
};

export function draftOf({ quantities, bundleQuantity, licences, type, bundle, paymentMethod }: OrderChoice): OrderDraft {
  const typed = Object.fromEntries(TERMINAL_IDS.map((terminal) => [terminal, String(quantities[terminal] ?? 0)]));
  return {
    type,
    bundle,
    paymentMethod,
    quantities: typed as Record<Terminal, string>, // one for each terminal
    bundleQuantity: String(bundleQuantity),
    licences: String(licences),
  };
}

/** The counts as numbers; a bundle comes with its licences, and without one there are none. */
export function choiceOf({ quantities, bundleQuantity, licences, type, bundle, paymentMethod }: OrderDraft): OrderChoice {
  const counted = TERMINAL_IDS.flatMap((terminal) => (quantities[terminal] === '0' ? [] : [[terminal, Number(quantities[terminal])]]));
  return {
    type,
    quantities: Object.fromEntries(counted),
    ...(bundle === undefined ? {} : { bundle }),
    bundleQuantity: bundle === undefined ? 0 : Number(bundleQuantity),
    licences: bundle === undefined ? 0 : Number(licences),
    paymentMethod,
  };
}

/** What can still be ordered in that way: a count whose card is not shown does not count. */
export function onlyOffered(draft: OrderDraft, plans: Parameters<typeof orderableItems>[1]): OrderDraft {
  const { terminals, bundles } = orderableItems(draft.type, plans);
  const hidden = TERMINAL_IDS.filter((terminal) => !terminals.includes(terminal)).map((terminal) => [terminal, '0']);
  const shown = { ...draft, quantities: { ...draft.quantities, ...Object.fromEntries(hidden) } };
  return draft.bundle === undefined || bundles.includes(draft.bundle) ? shown : withBundle(shown, draft.bundle, '0');
}

/** One kind of bundle at a time: another one takes its place, none leaves the terminals alone. */
export function withBundle(draft: OrderDraft, bundle: HardwareBundle, quantity: string): OrderDraft {
  if (quantity === '0') return { ...draft, bundle: undefined, bundleQuantity: '0', licences: '0' };
  const none = { POYNTC: '0', N910: '0', N950: '0' } satisfies OrderDraft['quantities'];
  const wereEqual = draft.bundle === undefined || draft.licences === draft.bundleQuantity;
  // The terminal that an order starts with gives way to the first bundle.
  const quantities = draft.bundle === undefined && isDefault(draft) ? none : draft.quantities;
  return { ...draft, quantities, bundle, bundleQuantity: quantity, licences: wereEqual ? quantity : draft.licences };
}

/** True for the bundle whose second screen stands in a card of the first. */
export const isUpgraded = (bundle: HardwareBundle): boolean => BUNDLES[bundle].screens === 2;

/** True while nobody has counted: one terminal of the first kind. */
const isDefault = ({ quantities }: OrderDraft): boolean => Object.values(quantities).toSorted().join() === '0,0,1';
