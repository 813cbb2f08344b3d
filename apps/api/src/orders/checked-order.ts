import type { OrderChoice, ShippingAddress } from '@signet/rulebook/orders/order';
import { orderErrors } from '@signet/rulebook/orders/order-errors';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { AppError, type FieldErrorData } from '../platform/http/problem.ts';
import { validateBody, validationContextOf } from '../platform/http/read-request.ts';

type AddressContext = { deps: Pick<Deps, 'clock' | 'config'>; application: StoredApplication };

export function businessAddressOf({
  answers,
  market,
}: StoredApplication): ShippingAddress | undefined {
  const [line1 = '', line2 = '', city = ''] = [
    answers['company.address.line1'],
    answers['company.address.line2'],
    answers['company.address.city'],
  ];
  const [territory = '', zip = ''] = [
    answers['company.address.territory'],
    answers['company.address.zip'],
  ];
  if ([line1, city, territory, zip].includes('')) return undefined;
  return { country: market, line1, ...(line2 === '' ? {} : { line2 }), city, territory, zip };
}

/**
 * Validates by the rules of the address's own country; throws request.validationFailed with its
 * fields.
 */
export function cleanAddress(
  typed: Readonly<Record<string, string | undefined>>,
  { deps, application }: AddressContext,
): ShippingAddress {
  const market =
    typed.country === 'US' || typed.country === 'CA' ? typed.country : application.market;
  const context = validationContextOf({ market, flags: application.flags }, deps);
  // The page has asked about an unlikely address already; where a parcel goes is no evidence.
  const confirmed = { address: { line1: typed.line1, line2: typed.line2 } };
  const { answers } = validateBody(['shipping'], { address: typed, confirmed }, context);
  const at = (part: 'line1' | 'line2' | 'city' | 'territory' | 'zip') =>
    answers[`address.${part}`] ?? '';
  const line2 = at('line2');
  return {
    country: market,
    line1: at('line1'),
    ...(line2 === '' ? {} : { line2 }),
    city: at('city'),
    territory: at('territory'),
    zip: at('zip'),
  };
}

/** Throws request.validationFailed, except for the error codes in `except`. */
export function requireValidOrder(
  choice: OrderChoice,
  offer: Parameters<typeof orderErrors>[1],
  except: readonly string[] = [],
): void {
  const fieldErrors: FieldErrorData[] = orderErrors(choice, offer).filter(
    ({ code }) => !except.includes(code),
  );
  if (fieldErrors.length > 0) throw new AppError('request.validationFailed', {}, fieldErrors);
}
