import { tableOf } from '@signet/rulebook/core/keys-of';
import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import {
  type HardwareBundle,
  type OrderChoice,
  orderableItems,
  TERMINAL_IDS,
} from '@signet/rulebook/orders/order';
import { BUNDLES, type Terminal } from '@signet/rulebook/reference/devices';

/** An order being edited; quantities are strings so that invalid input stays in its field. */
export type OrderDraft = Omit<
  OrderChoice,
  'quantities' | 'bundleQuantity' | 'licences' | 'address'
> & {
  quantities: Readonly<Record<Terminal, string>>;
  bundleQuantity: string;
  licences: string;
};

export function draftOf({
  quantities,
  bundleQuantity,
  licences,
  type,
  bundle,
  paymentMethod,
}: OrderChoice): OrderDraft {
  const typed = Object.fromEntries(
    TERMINAL_IDS.map((terminal) => [terminal, String(quantities[terminal] ?? 0)]),
  );
  return {
    type,
    bundle,
    paymentMethod,
    quantities: typed as Record<Terminal, string>, // one entry per terminal
    bundleQuantity: String(bundleQuantity),
    licences: String(licences),
  };
}

export function choiceOf({
  quantities,
  bundleQuantity,
  licences,
  type,
  bundle,
  paymentMethod,
}: OrderDraft): OrderChoice {
  const counted = TERMINAL_IDS.flatMap((terminal) =>
    quantities[terminal] === '0' ? [] : [[terminal, Number(quantities[terminal])]],
  );
  return {
    type,
    quantities: Object.fromEntries(counted),
    ...(bundle === undefined ? {} : { bundle }),
    bundleQuantity: bundle === undefined ? 0 : Number(bundleQuantity),
    licences: bundle === undefined ? 0 : Number(licences),
    paymentMethod,
  };
}

/** The choice for a running total: a count that can't be read counts as none. */
export function countedDraft(draft: OrderDraft): OrderChoice {
  const counted = (typed: string): string => (/^\d{1,3}$/.test(typed) ? typed : '0');
  const quantities = tableOf(TERMINAL_IDS, (terminal) => counted(draft.quantities[terminal]));
  return choiceOf({
    ...draft,
    quantities,
    bundleQuantity: counted(draft.bundleQuantity),
    licences: counted(draft.licences),
  });
}

/**
 * Clears quantities of items that the chosen order type does not offer, because their cards are
 * hidden.
 */
export function onlyOffered(
  draft: OrderDraft,
  plans: Parameters<typeof orderableItems>[1],
): OrderDraft {
  const { terminals, bundles } = orderableItems(draft.type, plans);
  const hidden = TERMINAL_IDS.filter((terminal) => !terminals.includes(terminal)).map(
    (terminal) => [terminal, '0'],
  );
  const shown = { ...draft, quantities: { ...draft.quantities, ...Object.fromEntries(hidden) } };
  return draft.bundle === undefined || bundles.includes(draft.bundle)
    ? shown
    : withBundle(shown, draft.bundle, '0', plans);
}

/**
 * Only one kind of bundle at a time; quantity 0 removes the bundle and leaves the terminals
 * unchanged.
 */
export function withBundle(
  draft: OrderDraft,
  bundle: HardwareBundle,
  quantity: string,
  plans: Parameters<typeof orderableItems>[1],
): OrderDraft {
  if (quantity === '0') return { ...draft, bundle: undefined, bundleQuantity: '0', licences: '0' };
  const none = { POYNTC: '0', N910: '0', N950: '0' } satisfies OrderDraft['quantities'];
  const wereEqual = draft.bundle === undefined || draft.licences === draft.bundleQuantity;
  // The default terminal of a new order is dropped when a first bundle is chosen.
  const quantities =
    draft.bundle === undefined && isDefault(draft, plans) ? none : draft.quantities;
  return {
    ...draft,
    quantities,
    bundle,
    bundleQuantity: quantity,
    licences: wereEqual ? quantity : draft.licences,
  };
}

/** True for a two-screen bundle, which is offered on the card of its one-screen version. */
export const isUpgraded = (bundle: HardwareBundle): boolean => BUNDLES[bundle].screens === 2;

/** True while the terminals are those of a new order: one of the first that is offered. */
function isDefault(
  { type, quantities }: OrderDraft,
  plans: Parameters<typeof orderableItems>[1],
): boolean {
  const [first] = orderableItems(type, plans).terminals;
  return TERMINAL_IDS.every(
    (terminal) =>
      quantities[terminal] === (terminal === first ? String(ORDER_LIMITS.defaultTerminals) : '0'),
  );
}
