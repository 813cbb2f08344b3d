import type { Handler } from '../handler.ts';
import { offerOn } from '../orders/offer.ts';
import { AppError } from '../platform/http/problem.ts';

/** A business that is not the caller's is the same 404 as one that there is not. */
export const getPlans: Handler<'getPlans'> = async ({ deps, query, session, visitor }) => {
  const { businessId } = query ?? {};
  const business = businessId === undefined ? undefined : await deps.store.applications.load(`urn:app:${businessId}`, session.userId);
  if (businessId !== undefined && business === undefined) throw new AppError('application.notFound');
  const market = business?.market ?? visitor.market;
  const asked = { portal: visitor.portal, referralUrlId: business?.referralUrlId };
  const { currency, day, plans, terms } = offerOn(asked, { deps, market, locale: visitor.locale });
  return { market, currency, day, plans, orderTypes: terms.offered, shippingCost: terms.shippingCents };
};
