import { isApproved } from '@signet/rulebook/core/facts';
import { defaultOrder, type ShippingAddress } from '@signet/rulebook/orders/order';
import type { Call, Handler } from '../handler.ts';

import type { StoredApplication } from '../platform/store-types.ts';
import { offerFor } from './offer.ts';

type Asking = Pick<Call<'getOrderForm'>, 'deps' | 'application' | 'visitor'>;

/** The address of the business as a package would bear it; none while it is incomplete. */
export function businessAddressOf({ answers, market }: StoredApplication): ShippingAddress | undefined {
  const [line1 = '', line2 = '', city = ''] = [
    answers['company.address.line1'],
    answers['company.address.line2'],
    answers['company.address.city'],
  ];
  const [territory = '', zip = ''] = [answers['company.address.territory'], answers['company.address.zip']];
  if ([line1, city, territory, zip].includes('')) return undefined;
  return { country: market, line1, ...(line2 === '' ? {} : { line2 }), city, territory, zip };
}

/** What can be paid with now: an account only once it is verified, which is after the approval. */
const instrumentsOf = ({ bank, bankId, card }: StoredApplication) => ({
  ...(bank?.status === 'VERIFIED' && bankId !== undefined ? { bank: { id: bankId, last4: bank.last4 } } : {}),
  ...(card === undefined ? {} : { card: { id: card.cardId, last4: card.last4 } }),
});

async function formOf({ deps, application, visitor }: Asking) {
  const offer = offerFor(application, deps, visitor.locale);
  const { plans, terms, currency, day } = offer;
  const businessAddress = businessAddressOf(application);
  return {
    choice: defaultOrder(offer),
    isSaved: false,
    ...(businessAddress && { businessAddress }),
    market: application.market,
    currency,
    day,
    isApproved: isApproved(application),
    plans,
    terms,
    instruments: instrumentsOf(application),
    orders: [],
  };
}

export const getOrderForm: Handler<'getOrderForm'> = (asking) => formOf(asking);
