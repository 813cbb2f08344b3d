import type { PLAN_NAMES } from '@signet/rulebook/orders/texts.en-US';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { ORDER_DEFAULTS, plansOn } from '@signet/rulebook/reference/plans';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';

const TEXTS = await textsByLocale<{ PLAN_NAMES: typeof PLAN_NAMES }>(import.meta.resolve('@signet/rulebook/orders/texts.en-US'));

/** A business that is not the caller's is the same 404 as one that there is not. */
export const getPlans: Handler<'getPlans'> = async ({ deps: { store, clock, config }, query, session, visitor }) => {
  const { businessId } = query ?? {};
  const business = businessId === undefined ? undefined : await store.applications.load(`urn:app:${businessId}`, session.userId);
  if (businessId !== undefined && business === undefined) throw new AppError('application.notFound');
  const market = business?.market ?? visitor.market;
  const day = clock.today(market);
  const rows = config.partners.plansOf({ portal: visitor.portal, referralUrlId: business?.referralUrlId }, market);
  return {
    market,
    currency: MARKETS[market].currency,
    day,
    plans: plansOn(rows, day).map(({ plan, type, perUnitCents, trialPeriodDays, isOffered, from, to, next }) => ({
      plan,
      type,
      planName: TEXTS[visitor.locale].PLAN_NAMES[plan],
      perUnit: perUnitCents,
      trialPeriodDays,
      isOffered,
      validFrom: from,
      ...(to === undefined ? {} : { validTo: to }),
      ...(next && { next: { perUnit: next.perUnitCents, trialPeriodDays: next.trialPeriodDays, validFrom: next.from } }),
    })),
    orderTypes: ORDER_DEFAULTS.offered,
    shippingCost: ORDER_DEFAULTS.shippingCents,
  };
};
