import type { FieldError } from '../core/form.ts';
import type { Terminal } from '../reference/devices.ts';
import { mayPayBy } from './bank-debit.ts';
import { ORDER_LIMITS } from './limits.ts';
import {
  type BundleSegment,
  deviceCount,
  isBundleFor,
  isTypeOffered,
  type OrderChoice,
  type OrderOffer,
  planOf,
  TERMINAL_IDS,
} from './order.ts';
import { orderSummary } from './order-summary.ts';

/** Warns unless there is one license per device. */
export const licenceCountWarning = (
  licences: number,
  devices: number,
): 'licences.fewer' | 'licences.more' | undefined =>
  licences < devices ? 'licences.fewer' : licences > devices ? 'licences.more' : undefined;

export const isWithinComplimentaryLimit = (rented: number, limit: number): boolean =>
  rented <= limit;

/** Applies the page's field rules to counts that arrive over the wire. */
function countError(
  field: 'terminalQuantity' | 'licenceQuantity',
  path: string,
  count: number,
  least = 0,
): FieldError[] {
  if (!Number.isSafeInteger(count) || count < 0)
    return [{ code: `${field}.notWholeNumber`, field: path }];
  if (count > ORDER_LIMITS.maxPerDevice) return [{ code: `${field}.tooHigh`, field: path }];
  if (count < least)
    return [
      { code: field === 'licenceQuantity' ? 'licenceQuantity.tooLow' : 'order.empty', field: path },
    ];
  return [];
}

/**
 * Validates an order except its address; errors use the paths of the form fields. docs/readings.md
 * 182.
 */
export function orderErrors(
  choice: OrderChoice,
  offer: OrderOffer & { segment?: BundleSegment | undefined },
): FieldError[] {
  const { plans, terms } = offer;
  const { type, bundle, bundleQuantity, licences, quantities, paymentMethod } = choice;
  if (!isTypeOffered(type, terms)) return [{ code: 'orderType.unknown', field: 'type' }];
  if (type === 'NO_DEVICE') return [];
  const terminals = TERMINAL_IDS.flatMap((terminal) => terminalErrors(terminal, choice, offer));
  const bundles =
    bundle === undefined
      ? countError('terminalQuantity', 'bundleQuantity', bundleQuantity)
      : !isBundleFor(bundle, offer.segment) ||
          planOf(bundle, type, plans) === undefined ||
          planOf('LICENSE', type, plans) === undefined
        ? [{ code: 'order.notOffered', field: 'bundle' }]
        : countError('terminalQuantity', 'bundleQuantity', bundleQuantity, 1);
  const counted = [
    ...terminals,
    ...bundles,
    ...countError(
      'licenceQuantity',
      'licences',
      licences,
      bundle === undefined ? 0 : ORDER_LIMITS.minLicences,
    ),
  ];
  if (counted.length > 0) return counted;
  const devices = deviceCount(choice);
  if (devices === 0) return [{ code: 'order.empty', field: 'quantities' }];
  const { complimentaryDevices: limit, complimentaryUsed = 0 } = terms;
  if (
    type === 'RENT' &&
    limit !== undefined &&
    !isWithinComplimentaryLimit(complimentaryUsed + devices, limit)
  )
    return [
      {
        code: 'rental.limit',
        field: bundle === undefined ? 'quantities' : 'bundleQuantity',
        data: { count: limit },
      },
    ];
  if (licences > 0 && planOf('LICENSE', type, plans) === undefined)
    return [{ code: 'order.notOffered', field: 'licences' }];
  const { totalCents, upcoming } = orderSummary({ ...choice, quantities }, offer, {
    day: '2000-01-01',
    isApproved: true,
  });
  const costs = totalCents > 0 || upcoming.some(({ cents }) => cents > 0);
  const isOffered =
    (paymentMethod === 'BANK' || paymentMethod === 'CARD') &&
    mayPayBy(paymentMethod, terms.paymentMethod);
  return costs && !isOffered ? [{ code: 'paymentMethod.required', field: 'paymentMethod' }] : [];
}

function terminalErrors(
  terminal: Terminal,
  { type, quantities }: OrderChoice,
  { plans }: OrderOffer,
): FieldError[] {
  const quantity = quantities[terminal] ?? 0;
  const field = `quantities.${terminal}`;
  const wrong = countError('terminalQuantity', field, quantity);
  return wrong.length === 0 && quantity > 0 && planOf(terminal, type, plans) === undefined
    ? [{ code: 'order.notOffered', field }]
    : wrong;
}

/** License warning when any are ordered or a bundle needs them; it never blocks the order. */
export const orderWarning = (choice: OrderChoice): ReturnType<typeof licenceCountWarning> =>
  choice.type === 'NO_DEVICE' || (choice.bundle === undefined && choice.licences === 0)
    ? undefined
    : licenceCountWarning(choice.licences, deviceCount(choice));
